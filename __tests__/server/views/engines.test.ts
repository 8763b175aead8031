import { ENGINES } from './engines.ts';
import { describeViews } from './suite.ts';

for (const engine of ENGINES) describeViews(engine);
