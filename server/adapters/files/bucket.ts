import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { FILE_KEY_FORM, type FilePort, FilesAway, type ListedFile } from '../../ports/files.ts';
import { checkKey, checkPrefix } from './check-key.ts';

export type Bucket = {
  /** With a path where the provider has one, without a slash at the end. */
  readonly endpoint: string;
  readonly name: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** When the bucket is busy or broken; the pauses in between grow from 50 ms. */
const RETRIES = 3;
const TIME_LIMIT_MS = 30_000;
const FILES_PER_PAGE = 1_000;

type Call = {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: Uint8Array;
};

/** Keeps files in any bucket that speaks the S3 protocol. */
export function createBucketFiles(
  { endpoint, name, region, accessKeyId, secretAccessKey }: Bucket,
  { filesPerPage = FILES_PER_PAGE } = {},
): FilePort {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  // The bucket in the path and not in the host's name, which every provider understands.
  const root = `${endpoint}/${name}`;

  const addressOf = (key: string) => {
    checkKey(key);
    return `${root}/${key}`;
  };

  async function call(address: string, { method = 'GET', headers = {}, body }: Call = {}): Promise<Response> {
    try {
      const signal = AbortSignal.timeout(TIME_LIMIT_MS);
      return await client.fetch(address, {
        method,
        headers,
        signal,
        ...(body && { body: new Uint8Array(body) }),
      });
    } catch (error) {
      throw new FilesAway(`The bucket could not be reached (${describeCause(error)}).`);
    }
  }

  return {
    async put(key, { bytes, contentType }) {
      // Signed with the request, so that the bucket refuses what was damaged on the way.
      const digest = createHash('sha256').update(bytes).digest('hex');
      const headers = { 'content-type': contentType, 'x-amz-content-sha256': digest };
      const response = await call(addressOf(key), { method: 'PUT', headers, body: bytes });
      await finish(response, 'keep a file');
    },

    async get(key) {
      const response = await call(addressOf(key));
      if (response.ok) return Buffer.from(await response.arrayBuffer());
      const code = await readErrorCode(response);
      if (code === 'NoSuchKey') return undefined;
      throw new FilesAway(`The bucket would not hand out a file (${response.status} ${code}).`);
    },

    /** Whoever runs the bucket sees to that. */
    hasRoom: async () => true,

    async remove(key) {
      const response = await call(addressOf(key), { method: 'DELETE' });
      if (response.status !== 404) await finish(response, 'remove a file');
    },

    async *list(prefix): AsyncGenerator<ListedFile> {
      checkPrefix(prefix);
      let startAfter = '';
      for (;;) {
        const query = new URLSearchParams({ 'list-type': '2', prefix, 'max-keys': String(filesPerPage) });
        if (startAfter) query.set('start-after', startAfter);
        const response = await call(`${root}?${query}`);
        const text = await finish(response, 'list its files');
        const files = readPage(text);
        yield* files.filter(({ key }) => FILE_KEY_FORM.test(key));
        const last = files.at(-1);
        if (!last || !/<IsTruncated>true</.test(text)) return;
        startAfter = last.key;
      }
    },
  };
}

async function finish(response: Response, what: string): Promise<string> {
  if (response.ok) return response.text();
  throw new FilesAway(`The bucket would not ${what} (${response.status} ${await readErrorCode(response)}).`);
}

async function readErrorCode(response: Response): Promise<string> {
  return /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1] ?? 'without a code';
}

/** Our own keys hold nothing that would be written differently in XML, and others are none of our business. */
function readPage(xml: string): readonly ListedFile[] {
  return [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
    key: /<Key>([^<]*)<\/Key>/.exec(entry)?.[1] ?? '',
    storedAt: new Date(/<LastModified>([^<]*)<\/LastModified>/.exec(entry)?.[1] ?? ''),
    bytes: Number(/<Size>(\d+)<\/Size>/.exec(entry)?.[1] ?? 0),
  }));
}

function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return 'no reason given';
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}
