import SeededEnvironment from '../../__tests__/support/jest/seeded-environment.ts';
import { wholeNames } from './choose-files.ts';

type Block = { readonly name: string; readonly parent?: Block };
type Started = { readonly name: 'test_start'; readonly test: Block & { mode?: string | null | undefined } };
type Done = { readonly name: 'test_done'; readonly test: { readonly errors: readonly unknown[] } };

/** The tests' environment, which skips those whose name was not asked for whole, and what comes after the first failure in a file. */
export default class FirstFailureEnvironment extends SeededEnvironment {
  #failed = false;
  readonly #asked: RegExp;

  constructor(...[config, context]: ConstructorParameters<typeof SeededEnvironment>) {
    super(config, context);
    this.#asked = new RegExp(wholeNames(config.globalConfig.testNamePattern ?? '.*'), 'is');
  }

  async handleTestEvent(event: Started | Done | { readonly name: '' }): Promise<void> {
    if (event.name === 'test_start' && (this.#failed || !this.#asked.test(nameOf(event.test)))) {
      event.test.mode = 'skip';
    }
    if (event.name === 'test_done') this.#failed ||= event.test.errors.length > 0;
  }
}

/** As the tool names a test: without the block that holds all others. */
function nameOf({ name, parent }: Block): string {
  return parent === undefined ? '' : `${nameOf(parent)} ${name}`.trimStart();
}
