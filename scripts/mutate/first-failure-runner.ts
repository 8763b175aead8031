import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import running from 'jest-runner';
import { chooseFiles, type FilesOfTests } from './choose-files.ts';

// Its types are those of its CommonJS side, which keeps the class in `default`; imported, it is the class.
const Runner = running as unknown as typeof running.default;
type RunTests = InstanceType<typeof Runner>['runTests'];

/** Which mutant acts, where one does: by this variable the tool tells the sources. */
const ACTIVE = '__STRYKER_ACTIVE_MUTANT__';

/**
 * Jest's runner for mutants: only files with a test that comes by, the likeliest first, and none after the first failure. The
 * run without a mutant writes down which tests are in which file.
 */
export default class FirstFailureRunner extends Runner {
  override async runTests(...[tests, watcher, options]: Parameters<RunTests>): Promise<void> {
    const { rootDir, testNamePattern: pattern, nonFlagArgs: changed } = this._globalConfig;
    const list = join(rootDir, 'files-of-tests.json');
    if (process.env[ACTIVE] === undefined) {
      const files: FilesOfTests = {};
      this.on('test-file-success', ([{ path }, { testResults, perfStats }]) => {
        files[path] = { names: testResults.map(({ fullName }) => fullName), ms: perfStats.runtime };
      });
      await super.runTests(tests, watcher, options);
      writeFileSync(list, JSON.stringify(files));
      return;
    }
    // Jest's own `bail` ends the process, which is to be asked for the next mutant.
    this.on('test-file-success', async ([, { numFailingTests }]) => {
      if (numFailingTests > 0) await watcher.setState({ interrupted: true });
    });
    const chosen = chooseFiles(JSON.parse(readFileSync(list, 'utf8')), { pattern, changed });
    const byPath = new Map(tests.map((test) => [test.path, test]));
    await super.runTests(
      chosen.flatMap((path) => byPath.get(path) ?? []),
      watcher,
      options,
    );
  }
}
