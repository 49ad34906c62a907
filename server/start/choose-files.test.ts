import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startBucketServer } from '../adapters/files/testing/bucket-server.ts';
import { readSettings } from '../settings/settings.ts';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { openFilePort } from './choose-files.ts';

const KEY = 'pictures/a/master.webp';
const FILE = { bytes: Buffer.from('a cake'), contentType: 'image/webp' };

async function makeFolder(): Promise<string> {
  const folder = await makeTemporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  return folder.path;
}

async function startBucket() {
  const server = await startBucketServer();
  onTestFinished(() => server.stop());
  const { endpoint, name, region, accessKeyId, secretAccessKey } = server.bucket;
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: name,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
}

async function choose(environment: Record<string, string>) {
  const reading = readSettings({ DATA_DIR: await makeFolder(), ...environment });
  if (reading.problems) throw new Error(reading.problems.join(' '));
  return { files: await openFilePort(reading.settings), dataDir: reading.settings.dataDir };
}

test('without settings files are kept under the data folder (P15.4)', async () => {
  const { files, dataDir } = await choose({});
  await files.put(KEY, FILE);
  expect(await readFile(join(dataDir, 'files', KEY), 'utf8')).toBe('a cake');
});

test('with a bucket named by settings files are kept there, for every node (P15.4)', async () => {
  const environment = await startBucket();
  const { files: first } = await choose(environment);
  const { files: second } = await choose(environment);
  await first.put(KEY, FILE);
  expect((await second.get(KEY))?.toString()).toBe('a cake');
});

test('a bucket that cannot be used stops the start with one sentence', async () => {
  const environment = await startBucket();
  await expect(choose({ ...environment, S3_BUCKET: 'elsewhere' })).rejects.toThrow(
    'The bucket "elsewhere" of the S3_ settings cannot be used: The bucket refused to list its files (404 NoSuchBucket).',
  );
});

describe('the settings of a bucket', () => {
  const WHOLE = {
    S3_ENDPOINT: 'https://storage.example/s3/',
    S3_BUCKET: 'our-bakery',
    S3_REGION: 'auto',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'hush-hush',
  };
  const problemsOf = (environment: Record<string, string>) => readSettings(environment).problems;

  test('are all or none', () => {
    expect(problemsOf(WHOLE)).toBeUndefined();
    expect(problemsOf({})).toBeUndefined();
    const { S3_REGION: _, ...without } = WHOLE;
    expect(problemsOf(without)).toEqual([
      'S3_REGION is missing: a bucket needs all of S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, or none.',
    ]);
    expect(problemsOf({ S3_BUCKET: 'our-bakery', S3_REGION: 'auto' })?.[0]).toMatch(
      /^S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY are missing: /,
    );
  });

  test('keep the path of an endpoint', () => {
    expect(readSettings(WHOLE).settings?.bucket?.endpoint).toBe('https://storage.example/s3');
  });

  test.each([
    ['S3_ENDPOINT', 'storage.example', /^S3_ENDPOINT must be an address such as /],
    ['S3_ENDPOINT', 'ftp://storage.example', /^S3_ENDPOINT must be /],
    ['S3_ENDPOINT', 'https://user:hush-hush@storage.example', /^S3_ENDPOINT must be /],
    ['S3_BUCKET', 'Our Bakery', /^S3_BUCKET must be .* but it is "Our Bakery"\.$/],
    ['S3_BUCKET', '../other', /^S3_BUCKET must be /],
    ['S3_REGION', 'eu west', /^S3_REGION must be .* but it is "eu west"\.$/],
  ])('%s of "%s" is one sentence that repeats no secret', (name, value, sentence) => {
    const problems = problemsOf({ ...WHOLE, [name]: value }) ?? [];
    expect(problems).toEqual([expect.stringMatching(sentence)]);
    expect(problems.join()).not.toContain('hush-hush');
  });
});
