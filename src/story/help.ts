import { codeSpan } from '../text/markdown.ts';
import { fitComment } from './fit.ts';

/**
 * The reply to `/docs help`, or to the command alone.
 * @param marker as `tellMarker` writes it
 */
export function tellHelp({ command, marker }: { command: string; marker: string }): string {
  const rows = [
    [`${command} …`, "Continues this thread's job with the instruction you write, or starts one"],
    [`${command} new …`, 'Always starts a new job'],
    [
      `${command} --ref release-2.1 …`,
      'Starts a new job from that branch; so does `new --ref release-2.1 …`',
    ],
    [
      `${command} fix`,
      "Asks the job to fix what is wrong with this thread's pull request: failed checks, open review remarks, a conflict",
    ],
    [`${command} status`, 'Looks at the job and reports; starts nothing'],
    [`${command} help`, 'Shows this table'],
  ];
  const table = rows.map(([write = '', happens]) => `| ${codeSpan(write)} | ${happens} |`);
  const text = [
    '### 💡 How to ask for documentation',
    '',
    '| Write | What happens |',
    '| :-- | :-- |',
    ...table,
    '',
    'The command stands at the beginning of a comment. An instruction may run over several lines.',
  ].join('\n');
  return fitComment(text, marker);
}
