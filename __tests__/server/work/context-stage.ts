import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { git, makeRepository, type TestService, tempFolder, testService } from '../support.ts';

type Context = { name: string; repository?: string; [key: string]: unknown };
type Project = { script: string; contexts: Context[]; agent?: object; [key: string]: unknown };
type Given = Omit<NonNullable<Parameters<typeof testService>[0]>, 'config'>;

/** A service whose projects' agents read other repositories. Each of these has a file that says whose it is. */
export async function contextStage(projects: Record<string, Project>, given: Given = {}) {
  const repositories = tempFolder();
  const place = (name: string) => join(repositories, name);
  for (const { contexts } of Object.values(projects))
    for (const { name, repository } of contexts)
      if (repository === undefined) makeRepository(place(name), { 'src/flags.ts': `flag of ${name}\n` });
  const config = {
    projects: Object.fromEntries(
      Object.entries(projects).map(([id, { script, contexts, agent, ...rest }]) => [
        id,
        {
          repository: 'docs',
          agent: { command: ['sh', '-c', script], sandbox: 'none', ...agent },
          context: contexts.map((one) => ({ repository: place(one.name), ...one })),
          ...rest,
        },
      ]),
    ),
  };
  const open = (more: Given = {}) => testService({ ...given, ...more, config });
  return { place, service: await open(), open };
}

/** Sends an instruction, to a job or a new one, and waits for its end. */
export async function runTurn(
  service: TestService,
  { job, project = 'docs', prompt = 'Do.' }: { job?: string; project?: string; prompt?: string } = {},
) {
  const { id } =
    job === undefined ? await service.create(prompt, project) : await service.message(job, prompt, project);
  const { status } = await service.finished(id, project);
  const folder = join(service.folder, 'data/jobs', id);
  const logs = (existsSync(folder) ? readdirSync(folder) : []).filter((name) => /^turn-\d+\.log$/.test(name));
  return {
    id,
    status,
    folder,
    said: logs.length === 0 ? '' : readFileSync(join(folder, `turn-${logs.length}.log`), 'utf8'),
    failure: service.log.findLast((line) => line.startsWith('failed')) ?? '',
    page: await (await fetch(`${service.url}/review/${project}/${id}`)).text(),
  };
}

/** Commits all that is in the work tree, with these files. */
export function commitFiles(repository: string, files: Record<string, string>): string {
  for (const [path, text] of Object.entries(files)) writeFileSync(join(repository, path), text);
  git(repository, 'add', '--all', '.');
  git(repository, 'commit', '--quiet', '-m', 'More');
  return git(repository, 'rev-parse', 'HEAD');
}

/** The commits whose files are laid out. */
export function laidOut({ folder }: TestService): string[] {
  return readdirSync(join(folder, 'data/contexts'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => readdirSync(join(entry.parentPath, entry.name)))
    .filter((name) => /^[0-9a-f]{40}$/.test(name))
    .sort();
}
