import { AwsClient } from 'aws4fetch';
import { FilesAway, type ListedFile } from '../../ports/files.ts';

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
  readonly body?: Uint8Array | Blob;
  readonly timeLimitMs?: number;
  /** By when the answer has to begin; left out: within the limit of the whole. */
  readonly answerLimitMs?: number;
};

export type BucketClient = ReturnType<typeof createBucketClient>;

/** Signed calls to any bucket that speaks the S3 protocol. */
export function createBucketClient(
  { endpoint, name, region, accessKeyId, secretAccessKey }: Bucket,
  { filesPerPage = FILES_PER_PAGE } = {},
) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  // The bucket in the path and not in the host's name, which every provider understands.
  const root = `${endpoint}/${name}`;

  async function send(
    address: string,
    {
      method = 'GET',
      headers = {},
      body,
      timeLimitMs = TIME_LIMIT_MS,
      answerLimitMs = timeLimitMs,
    }: Call = {},
  ): Promise<Response> {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(new DOMException('', 'TimeoutError')), answerLimitMs);
    try {
      const signal = AbortSignal.any([AbortSignal.timeout(timeLimitMs), silence.signal]);
      return await client.fetch(address, {
        method,
        headers,
        // What was signed for one place is not shown to another.
        redirect: 'error',
        signal,
        ...(body && { body: body instanceof Blob ? body : new Uint8Array(body) }),
      });
    } catch (error) {
      throw new FilesAway(`The bucket could not be reached (${describeCause(error)}).`);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    call: (key: string, options?: Call) => send(`${root}/${key}`, options),

    async *list(prefix: string): AsyncGenerator<ListedFile> {
      let startAfter = '';
      for (;;) {
        const query = new URLSearchParams({ 'list-type': '2', prefix, 'max-keys': String(filesPerPage) });
        if (startAfter) query.set('start-after', startAfter);
        const text = await finishCall(await send(`${root}?${query}`), 'list its files');
        const files = readPage(text);
        yield* files;
        const last = files.at(-1);
        if (!last || !/<IsTruncated>true</.test(text)) return;
        startAfter = last.key;
      }
    },
  };
}

export async function finishCall(response: Response, what: string): Promise<string> {
  if (response.ok) return response.text();
  throw new FilesAway(`The bucket refused to ${what} (${response.status} ${await readErrorCode(response)}).`);
}

/** The file's answer, or undefined when there is none of that key. */
export async function findFile(response: Response): Promise<Response | undefined> {
  if (response.ok) return response;
  const code = await readErrorCode(response);
  if (code === 'NoSuchKey') return undefined;
  throw new FilesAway(`The bucket refused to return a file (${response.status} ${code}).`);
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
