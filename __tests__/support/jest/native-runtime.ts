import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ModernFakeTimers } from '@jest/fake-timers';
import jestRuntime from 'jest-runtime';
import { COMPILE_CACHE } from '../compile-cache.ts';
import { asAsked } from './expect-as-asked.ts';
import { rememberProcess, shareIntrinsics } from './own-process.ts';

const JEST_GLOBALS = '@jest/globals';
const FAST_CHECK = pathToFileURL(resolve(import.meta.dirname, 'fast-check.ts')).href;
const TESTS = pathToFileURL(resolve(import.meta.dirname, '../..')).href;
const OF_FILE = /\?file=\d+$/;
let files = 0;

/** What `@jest/globals` gives, for the file of tests that is being loaded. */
const GLOBALS = Symbol.for('docs-agent.jest-globals');
type Given = { globals: unknown; letGo(): void };
const NAMES = 'afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test';

// For what tests start. Not for the worker itself: it would keep each file of tests, which are loaded once.
Object.assign(process.env, COMPILE_CACHE);

// Whatever a file of tests imports of __tests__ is its own, by a query that both have; the rest is loaded once for a worker.
registerHooks({
  resolve(specifier, context, next) {
    const ofFile = context.parentURL?.match(OF_FILE)?.[0] ?? '';
    if (specifier === JEST_GLOBALS) return { url: `jest:globals${ofFile}`, shortCircuit: true };
    if (specifier === 'fast-check' && context.parentURL?.startsWith(TESTS))
      return { url: FAST_CHECK, shortCircuit: true };
    const found = next(specifier, context);
    const isOfTests = found.url.startsWith(TESTS) && found.url.endsWith('.ts') && found.url !== FAST_CHECK;
    return isOfTests ? { ...found, url: found.url + ofFile } : found;
  },
  load(url, context, next) {
    if (!url.startsWith('jest:globals')) return next(url, context);
    const given = `globalThis[Symbol.for('${GLOBALS.description}')]`;
    const source = `export let { ${NAMES} } = ${given}.globals;\n${given}.letGo = () => ({ ${NAMES} } = {});`;
    return { format: 'module', source, shortCircuit: true };
  },
});

// Its types are those of its CommonJS.
const Runtime = jestRuntime as unknown as typeof jestRuntime.default;
type Runtime = InstanceType<typeof Runtime>;

/**
 * Jest's runtime, but tests and what they test are loaded by Node itself, into the one world of the worker, as users run them.
 * In a context for each file of tests, as Jest's own has it, every module was compiled and run anew for each of them, and kept
 * for good: a seventh of the processor time of all tests. Jest itself, with its assertions, still has a context for each file.
 *
 * What a file of tests leaves behind in the process is taken back after it: variables of the environment, globals, listeners,
 * the working directory. What the sources keep in their modules stays, as it would in a process of theirs.
 */
export default class NativeRuntime extends Runtime {
  readonly #path: string;
  readonly #world: typeof globalThis;
  readonly #takeBack: () => void;
  #given: Given | undefined;

  constructor(...given: ConstructorParameters<typeof Runtime>) {
    super(...given);
    const [config, environment, , , , , path] = given;
    this.#path = path;
    this.#world = environment.global;
    this.#takeBack = rememberProcess();
    shareIntrinsics(environment.global);
    environment.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
  }

  override unstable_shouldLoadAsEsm(path: string): boolean {
    return path === this.#path || super.unstable_shouldLoadAsEsm(path);
  }

  override async unstable_importModule(
    ...[from, name]: Parameters<Runtime['unstable_importModule']>
  ): Promise<unknown> {
    if (from !== this.#path || name !== undefined) return super.unstable_importModule(from, name);
    const globals = this.requireModuleOrMock(from, JEST_GLOBALS) as typeof import('@jest/globals');
    const expect = asAsked(globals.expect as never, this.#world);
    this.#given = { globals: { ...globals, expect }, letGo() {} };
    Object.assign(globalThis, { [GLOBALS]: this.#given, console: this.#world.console });
    return import(`${pathToFileURL(from).href}?file=${++files}`);
  }

  override teardown(): void {
    super.teardown();
    this.#takeBack();
    // Node keeps each module that was loaded for good, and by these all that Jest has for a file: some MiB.
    this.#given?.letGo();
  }
}
