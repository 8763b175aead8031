import type { Config } from './config/config.ts';
import { openPostgresStores } from './postgres/open.ts';
import { createS3Artifacts } from './postgres/s3-artifacts.ts';
import type { Stores } from './store/stores.ts';
