import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { relative } from 'node:path';
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';
import { chooseSeed, createDraw, seedFor } from '../seeded-random.ts';

const { randomBytes, randomInt, randomUUID } = crypto;
const { random } = Math;
const { constants, createContext } = vm;

/**
 * Jest's environment for Node, with `Math.random` and what src takes of node:crypto drawn from the run's seed, for each file
 * of tests apart. Child processes are left as they are: two of them may share a folder, and must not draw the same ids.
 */
export default class SeededEnvironment extends TestEnvironment {
  constructor(...[config, context]: ConstructorParameters<typeof TestEnvironment>) {
    // Jest's own kind of context asks an interceptor for each global that is used: `Math.imul` in a loop took ten times as long.
    Object.assign(vm, { createContext: () => createContext(constants.DONT_CONTEXTIFY) });
    super(config, context);
    Object.assign(vm, { createContext });
    const path = relative(config.globalConfig.rootDir, context.testPath);
    const draw = createDraw(seedFor(path, chooseSeed(process.env)));
    Object.assign(Math, { random: draw });
    Object.assign(this.global.Math, { random: draw });
    Object.assign(crypto, drawnWith(draw));
    syncBuiltinESMExports();
  }

  override async teardown(): Promise<void> {
    Object.assign(Math, { random });
    Object.assign(crypto, { randomBytes, randomInt, randomUUID });
    syncBuiltinESMExports();
    await super.teardown();
  }
}

function drawnWith(draw: () => number) {
  const bytes = (size: number) => Buffer.from(Array.from({ length: size }, () => draw() * 256));
  return {
    randomBytes: bytes,
    randomInt: (low: number, high?: number) =>
      high === undefined ? Math.floor(draw() * low) : low + Math.floor(draw() * (high - low)),
    randomUUID: () => {
      const hex = bytes(16).toString('hex');
      const variant = '89ab'[Math.floor(draw() * 4)];
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
  };
}
