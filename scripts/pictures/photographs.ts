import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { findBrowser, startBrowser } from '../../__tests__/support/browser.ts';
import { createKey, startService } from '../../demo/service.ts';
import { renderViewsHtml } from '../../src/report/views-html.ts';
import { VIEWS } from './terminal-text.ts';

const PROJECT = 'docs';
/** What the pages name in place of the folder that git is sent to. */
const ADDRESS = 'https://git.example.com/sample-docs.git';
const WIDTH = 960;
const LOOK_EVERY_MS = 250;
const root = resolve(import.meta.dirname, '../..');
const cli = join(root, 'dist/cli/index.js');

/** Instructions for the demo's agent, which mends Markdown whatever it is asked; at the last one it fails. */
const PROMPTS = ['Mend the Markdown faults in the guides', 'Explain the new flag', 'Rewrite the whole site'];

interface Stage {
  readonly url: string;
  readonly key: string;
  readonly jobs: readonly string[];
}

/**
 * Photographs the pages of a real service, and the report on page views, into the folder. They show times and ids, so no test
 * compares them; what they are made of is tested where it is made.
 */
export async function photographAll(folder: string): Promise<void> {
  const path = findBrowser();
  if (path === undefined) throw new Error('There is no Chromium in the PATH. `-- --drawn` makes the rest.');
  const place = mkdtempSync(join(tmpdir(), 'docs-agent-pictures-'));
  const browser = await startBrowser(path);
  try {
    const context = await browser.newContext({ viewport: { width: WIDTH, height: 620 } });
    const page = await context.newPage();
    const shoot = async (name: string, height = 620) => {
      await page.setViewportSize({ width: WIDTH, height });
      await page.screenshot({ path: join(folder, name) });
    };
    writeFileSync(join(place, 'views.html'), renderViewsHtml(VIEWS));
    await page.goto(pathToFileURL(join(place, 'views.html')).href);
    await shoot('page-views.png', 700);
    await withService(place, async (stage) => {
      const review = `${stage.url}/review/${PROJECT}/${stage.jobs[0]}`;
      await page.goto(review);
      await shoot('review.png', 900);
      await page.goto(`${review}?view=rendered`);
      await page.locator('.doc:visible').first().waitFor();
      await shoot('rendered.png');
      await logIn(page, stage);
      await shoot('dashboard.png', 480);
    });
  } finally {
    await browser.close();
    rmSync(place, { recursive: true, force: true });
  }
}

async function logIn(page: Page, { url, key }: Stage): Promise<void> {
  await page.goto(url);
  await page.locator('input[type=password]').fill(key);
  await page.locator('form button').first().click();
  await page.getByRole('heading', { name: 'Jobs' }).waitFor();
}

/** A service with a job for each prompt, all over. */
async function withService(place: string, use: (stage: Stage) => Promise<void>): Promise<void> {
  const repository = makeRepository(join(place, 'sample-docs'));
  const config = join(place, 'docs-agent.config.json');
  const agent = `case "$DOCS_AGENT_PROMPT" in *whole*) exit 3;; esac; exec "${process.execPath}" "${root}/demo/agent.ts"`;
  const settings = {
    dataDir: join(place, 'data'),
    agent: { command: agent, model: 'markdownlint', readable: [root] },
    projects: { [PROJECT]: { repository: ADDRESS } },
  };
  writeFileSync(config, JSON.stringify(settings));
  const gitConfig = join(place, 'gitconfig');
  writeFileSync(gitConfig, `[url "${pathToFileURL(repository)}"]\n\tinsteadOf = ${ADDRESS}\n`);
  const key = createKey(cli, { config, project: PROJECT });
  const service = await startService(cli, { config, env: { ...process.env, GIT_CONFIG_GLOBAL: gitConfig } });
  try {
    const jobs: string[] = [];
    for (const prompt of PROMPTS) jobs.push(await runJob({ url: service.url, key, prompt }));
    await use({ url: service.url, key, jobs });
  } finally {
    await service.stop();
  }
}

async function runJob({ url, key, prompt }: { url: string; key: string; prompt: string }): Promise<string> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const jobs = `${url}/v2/agent/${PROJECT}/job`;
  const made = await fetch(jobs, { method: 'POST', headers, body: JSON.stringify({ prompt }) });
  const { id } = (await made.json()) as { id: string };
  for (;;) {
    const job = (await (await fetch(`${jobs}/${id}`, { headers })).json()) as { status: string };
    if (job.status !== 'active') return id;
    await new Promise((next) => setTimeout(next, LOOK_EVERY_MS));
  }
}

function makeRepository(folder: string): string {
  cpSync(join(root, 'demo/sample-docs'), folder, { recursive: true });
  const identity = ['-c', 'user.name=demo', '-c', 'user.email=demo@localhost'];
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...identity, ...args]);
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '-m', 'Add sample docs');
  return folder;
}
