import { S3mini, S3NetworkError, S3ServiceError } from 's3mini';
import type { ArtifactStore, ByteRange } from '../store/artifacts.ts';
import { type StoreTrouble, StoreUnavailable } from '../store/trouble.ts';
import { readJobFile } from './job-file.ts';

export type S3Options = {
  /** Of the service, without the bucket: `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
  /** In front of every key; nothing, or with a slash at its end. */
  prefix?: string;
  timeoutMs?: number;
};

/** For the largest file. */
const TIMEOUT_MS = 60_000;

const TROUBLE: StoreTrouble = {
  kind: 'away',
  sentence: 'the storage of logs and diffs cannot be reached',
  retryAfterSeconds: 5,
};

/** Logs and diffs in storage that speaks S3's protocol, addressed by paths, not by names of hosts. */
export function createS3Artifacts(options: S3Options, dataDir: string): ArtifactStore {
  const { prefix = '', timeoutMs = TIMEOUT_MS } = options;
  const client = new S3mini({
    accessKeyId: options.accessKey,
    secretAccessKey: options.secretKey,
    endpoint: `${options.endpoint.replace(/\/+$/, '')}/${options.bucket}`,
    region: options.region,
    requestAbortTimeout: timeoutMs,
  });
  const keyOf = (job: string, name: string) => `${prefix}${job}/${name}`;

  const namesOf = async (job: string): Promise<string[]> => {
    const listed = await client.listObjects('/', keyOf(job, ''));
    return (listed ?? []).map(({ Key }) => Key);
  };

  /** One image out of megabytes of them, without the rest. */
  const readRange = async (key: string, { from, bytes }: ByteRange): Promise<Buffer | undefined> => {
    try {
      const answer = await client.getObjectRaw(key, false, from, from + bytes);
      const content = Buffer.from(await answer.arrayBuffer());
      // A storage that knows no ranges sends all of it.
      return answer.status === 206 ? content : content.subarray(from, from + bytes);
    } catch (error) {
      const status = error instanceof S3ServiceError ? error.status : undefined;
      if (status === 404) return undefined;
      // It ends before.
      if (status === 416) return Buffer.alloc(0);
      throw error;
    }
  };

  return {
    shared: true,

    keep: async (job, name) => {
      const content = await readJobFile({ dataDir, job, name });
      if (content !== undefined) await translated(client.putObject(keyOf(job, name), content));
    },

    read: async (job, name, range) => {
      if (range) return translated(readRange(keyOf(job, name), range));
      const content = await translated(client.getObjectArrayBuffer(keyOf(job, name)));
      return content === null ? undefined : Buffer.from(content);
    },

    jobs: async function* () {
      const listed = await translated(client.listObjects('/', prefix));
      yield* new Set((listed ?? []).map(({ Key }) => Key.slice(prefix.length).split('/')[0] ?? ''));
    },

    remove: (job, names) =>
      translated(
        (async () => {
          const keys = names ? names.map((name) => keyOf(job, name)) : await namesOf(job);
          for (const key of keys) await client.deleteObject(key);
        })(),
      ),
  };
}

async function translated<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw mayPass(error) ? new StoreUnavailable(TROUBLE, { cause: error }) : error;
  }
}

function mayPass(error: unknown): boolean {
  if (error instanceof S3NetworkError) return true;
  return error instanceof S3ServiceError && (error.status >= 500 || error.status === 429);
}
