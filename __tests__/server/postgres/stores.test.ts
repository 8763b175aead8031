import { test } from '@jest/globals';
import { storeSuite } from '../store/suite.ts';
import { bin, postgresEngine } from './cluster-engine.ts';

if (bin === undefined) test.skip('PostgreSQL is not installed', () => undefined);
else storeSuite('PostgreSQL', postgresEngine());
