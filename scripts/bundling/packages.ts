import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export interface BundledPackage {
  name: string;
  version: string;
  /** SPDX expression as the package states it. */
  license: string;
  /** The license file's text, then the notice file's where there is one. */
  text: string;
}

/**
 * Packages that state MIT and ship no license text, with the author that their README or package.json names. They get the text of
 * the license itself, which is the one our own LICENSE holds.
 */
const AUTHORS_WITHOUT_TEXT: Record<string, string> = {
  '@bomb.sh/tab': 'Bombshell Authors',
  '@hono/zod-openapi': 'Yusuke Wada',
  '@hono/zod-validator': 'Yusuke Wada',
  'pg-types': 'Brian M. Carlson',
  pgpass: 'Hannes Hörl',
};

const LICENSE_FILE = /^(licen[cs]e|copying)([.-].*)?$/i;
const NOTICE_FILE = /^notice(\..*)?$/i;

/**
 * Names the packages that the given files belong to, sorted by name and version.
 * @throws where a package states no license or has no license text: code may not be passed on without it.
 */
export function listPackages(files: string[], root: string): BundledPackage[] {
  const directories = new Set(files.map((file) => packageDirectory(relative(root, file))));
  directories.delete(undefined);
  const packages = new Map<string, BundledPackage>();
  for (const directory of directories) {
    if (directory === undefined) continue;
    const found = readPackage(join(root, directory), root);
    packages.set(`${found.name}@${found.version}`, found);
  }
  return [...packages].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, found]) => found);
}

/** Writes `licenses.txt`: one section for each package. */
export function renderLicenses(packages: BundledPackage[]): string {
  const line = '-'.repeat(80);
  // A text may have such a line of its own.
  const indented = (text: string) => text.replaceAll(new RegExp(`^${line}$`, 'gm'), ` ${line}`);
  const sections = packages.map(
    ({ name, version, license, text }) => `${name}@${version}\n${license}\n\n${indented(text)}\n`,
  );
  return sections.join(`\n${line}\n\n`);
}

/** The innermost package folder in `node_modules` that holds a file; undefined for a file of our own. */
function packageDirectory(file: string): string | undefined {
  const parts = file.split(sep);
  const at = parts.lastIndexOf('node_modules');
  if (at < 0) return undefined;
  return parts.slice(0, at + (parts[at + 1]?.startsWith('@') ? 3 : 2)).join(sep);
}

function readPackage(directory: string, root: string): BundledPackage {
  const { name, version, license } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  if (typeof license !== 'string') throw new Error(`${name}@${version} is bundled, and states no license`);
  const names = readdirSync(directory).sort();
  const author = AUTHORS_WITHOUT_TEXT[name];
  const licenseFile = names.find((file) => LICENSE_FILE.test(file));
  const noticeFile = names.find((file) => NOTICE_FILE.test(file));
  const texts: string[] = [];
  if (licenseFile !== undefined) texts.push(readText(join(directory, licenseFile)));
  else if (license === 'MIT' && author !== undefined) texts.push(renderMit(author, root));
  else throw new Error(`${name}@${version} is bundled, and has no license text`);
  if (noticeFile !== undefined) texts.push(readText(join(directory, noticeFile)));
  return { name, version, license, text: texts.join('\n\n') };
}

function renderMit(author: string, root: string): string {
  return readText(join(root, 'LICENSE')).replace(/^Copyright .*$/m, `Copyright (c) ${author}`);
}

function readText(path: string): string {
  return readFileSync(path, 'utf8')
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trim();
}
