const ASSIGNMENT = /^\w+=/;

/** The simple commands of a piece of shell, each as its words; of a prompt (`$ `) and variables before them nothing is left. */
export function readCommands(script: string): string[][] {
  const lines = script.replace(/\\\n\s*/g, ' ').split('\n');
  return lines
    .flatMap((line) => splitLine(line.replace(/^\s*\$ /, '')))
    .flatMap((words) => {
      const command = words.slice(words.findIndex((word) => !ASSIGNMENT.test(word)));
      return words.every((word) => ASSIGNMENT.test(word)) ? [] : [command];
    });
}

/** Words with their quotes taken off, in groups that `|`, `&&`, `||` and `;` end; a comment ends the line. */
function splitLine(line: string): string[][] {
  const groups: string[][] = [[]];
  const tokens = line.matchAll(
    /(\s+)|(#.*$)|(\|\||&&|[|;&])|((?:"(?:\\.|[^"\\])*"|'[^']*'|\\.|[^\s|;&"'\\])+)/g,
  );
  let isAtStart = true;
  for (const [, space, comment, joint, word] of tokens) {
    if (comment !== undefined && isAtStart) break;
    if (joint !== undefined) groups.push([]);
    const text = word ?? (isAtStart ? undefined : comment);
    if (text !== undefined) groups.at(-1)?.push(text.replace(/"((?:\\.|[^"\\])*)"|'([^']*)'/g, '$1$2'));
    isAtStart = space !== undefined || joint !== undefined;
  }
  return groups.filter((words) => words.length > 0);
}
