import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { FileFault } from '../../ports/files.ts';
import { createBucketFiles } from './bucket.ts';
import type { Bucket } from './bucket-client.ts';
import { startBucketServer } from './testing/bucket-server.ts';

const KEY = 'pictures/a/master.webp';
const FILE = { bytes: Buffer.from('a cake'), contentType: 'image/webp' };

/** A bucket that answers as it is told, for what a well-behaved one never says. */
async function startAnswering(answer: RequestListener): Promise<Bucket> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}/storage`,
    name: 'bakery',
    region: 'af-south-1',
    accessKeyId: 'the-key-id',
    secretAccessKey: 'the-secret',
  };
}

const faultOf = (call: Promise<unknown>) => call.then(() => undefined).catch((error: unknown) => error);

test('a list of several pages is read to its end, each page from the last key of the one before', async () => {
  const keys = [
    'pictures/a/1.webp',
    'pictures/a/2.webp',
    'pictures/b/1.webp',
    'pictures/b/2.webp',
    'pictures/c/1.webp',
  ];
  const askedFor: (string | null)[] = [];
  const bucket = await startAnswering((request, response) => {
    const query = new URL(request.url ?? '', 'http://bucket').searchParams;
    expect(query.get('prefix')).toBe('pictures/');
    const startAfter = query.get('start-after');
    askedFor.push(startAfter);
    const left = keys.filter((key) => startAfter === null || key > startAfter);
    const page = left.slice(0, Number(query.get('max-keys')));
    const entries = page.map(
      (key) => `<Contents><Key>${key}</Key><LastModified>2026-03-01T08:00:00.000Z</LastModified></Contents>`,
    );
    const isTruncated = `<IsTruncated>${page.length < left.length}</IsTruncated>`;
    response.end(`<ListBucketResult>${isTruncated}${entries.join('\n')}</ListBucketResult>`);
  });
  const found: string[] = [];
  for await (const { key, storedAt } of createBucketFiles(bucket, { filesPerPage: 2 }).list('pictures/')) {
    found.push(key);
    expect(storedAt).toEqual(new Date('2026-03-01T08:00:00Z'));
  }
  expect(found).toEqual(keys);
  expect(askedFor).toEqual([null, 'pictures/a/2.webp', 'pictures/b/2.webp']);
});

test('what others keep in the same bucket is left alone', async () => {
  const bucket = await startAnswering((_, response) => {
    response.end(
      '<Contents><Key>pictures/Holiday &amp; more.JPG</Key><LastModified>2026-03-01T08:00:00Z</LastModified></Contents>',
    );
  });
  for await (const { key } of createBucketFiles(bucket).list('pictures/')) expect(key).toBeUndefined();
});

test('a busy bucket is asked again', async () => {
  let calls = 0;
  const bucket = await startAnswering((request, response) => {
    calls += 1;
    request.resume();
    response.writeHead(calls < 3 ? 503 : 200).end();
  });
  await createBucketFiles(bucket).put(KEY, FILE);
  expect(calls).toBe(3);
});

test('the endpoint’s own path stays in front, and the type and the digest of the file go with it', async () => {
  const seen: unknown[] = [];
  const bucket = await startAnswering((request, response) => {
    seen.push(
      request.method,
      request.url,
      request.headers['content-type'],
      request.headers['x-amz-content-sha256'],
    );
    expect(request.headers.authorization).toContain('Credential=the-key-id/');
    request.resume();
    response.end();
  });
  await createBucketFiles(bucket).put(KEY, FILE);
  expect(seen).toEqual([
    'PUT',
    '/storage/bakery/pictures/a/master.webp',
    'image/webp',
    'b695b4c2562ea3541d8b08b3cab5f3a973aa2020c4869bd2481cded8fdab5e3a',
  ]);
});

test('a refusal tells its code and nothing secret', async () => {
  const bucket = await startAnswering((request, response) => {
    request.resume();
    response.writeHead(403).end('<Error><Code>AccessDenied</Code><Message>the-secret</Message></Error>');
  });
  const files = createBucketFiles(bucket);
  const faults = [
    await faultOf(files.put(KEY, FILE)),
    await faultOf(files.get(KEY)),
    await faultOf(files.remove(KEY)),
  ];
  for (const fault of faults) {
    expect(fault).toBeInstanceOf(FileFault);
    expect(String(fault)).toContain('(403 AccessDenied)');
    expect(String(fault)).not.toMatch(/the-secret|the-key-id/);
  }
});

test('a missing bucket is a fault and not a missing file', async () => {
  const { bucket, stop } = await startBucketServer();
  onTestFinished(stop);
  const files = createBucketFiles({ ...bucket, name: 'elsewhere' });
  expect(String(await faultOf(files.get(KEY)))).toContain('404 NoSuchBucket');
});

test('a wrong secret is a fault', async () => {
  const { bucket, stop } = await startBucketServer();
  onTestFinished(stop);
  const files = createBucketFiles({ ...bucket, secretAccessKey: 'guessed' });
  expect(String(await faultOf(files.put(KEY, FILE)))).toContain('403 SignatureDoesNotMatch');
});

test('a bucket that is not there is a fault that says so', async () => {
  const { bucket, stop } = await startBucketServer();
  await stop();
  expect(String(await faultOf(createBucketFiles(bucket).get(KEY)))).toContain(
    'The bucket could not be reached (ECONNREFUSED).',
  );
});

test('a bucket that says nothing is not waited for long while somebody waits for a picture (P33.23)', async () => {
  const silent = createBucketFiles(await startAnswering(() => {}), { answerLimitMs: 50 });
  expect(await faultOf(silent.get(KEY))).toMatchObject({
    message: 'The bucket could not be reached (no answer in time).',
  });
});
