import { expect, test } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { listUnsafeSettings, warnOfUnprotected } from './unsafe-settings.ts';

const SAFE = {
  DEMO: '0',
  PUBLIC_URL: 'https://shop.example',
  HOST: '127.0.0.1',
  TRUST_PROXY: 'loopback',
  SMTP_URL: 'smtps://user:password@mail.example',
  MAIL_FROM: 'orders@shop.example',
  PAYSTACK_SECRET_KEY: `sk_live_${'0123456789abcdef'.repeat(2)}`,
  BACKUP_TO: '/var/backups/oyin',
  BACKUP_PASSPHRASE: 'four words by chance',
  SECRET_KEY: 'made by chance'.repeat(4),
};

function judge(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  const { settings, problems } = readSettings(environment);
  if (problems) throw new Error(problems.join(' '));
  return listUnsafeSettings(settings);
}

test('a shop that has thought of everything has nothing to be warned of', () => {
  expect(judge(SAFE)).toEqual([]);
  expect(judge({ ...SAFE, HOST: '10.0.0.5', TRUST_PROXY: '10.0.0.4' })).toEqual([]);
});

test('neither has a demo on this machine', () => {
  expect(judge({})).toEqual([]);
});

const BUCKET = {
  S3_ENDPOINT: 'http://10.0.0.9:9000',
  S3_BUCKET: 'our-bakery',
  S3_REGION: 'auto',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

test.each<[Readonly<Record<string, string | undefined>>, string]>([
  [{ PUBLIC_URL: 'http://localhost:3000' }, 'PUBLIC_URL is http,'],
  [{ TRUST_PROXY: undefined }, 'TRUST_PROXY does not name it'],
  [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY trusts everyone'],
  [{ HOST: '0.0.0.0' }, 'HOST is 0.0.0.0'],
  [{ RATE_LIMIT_FACTOR: '100' }, 'RATE_LIMIT_FACTOR=100'],
  [{ SMTP_URL: undefined, MAIL_FROM: undefined }, 'SMTP_URL is not set'],
  [
    { DATABASE_URL: 'postgres://u:p@db.example/shop', DATABASE_PLAINTEXT: '1' },
    'DATABASE_PLAINTEXT=1: anyone between',
  ],
  [BUCKET, 'S3_ENDPOINT is http'],
  [{ PAYSTACK_SECRET_KEY: `sk_test_${'0123456789abcdef'.repeat(2)}` }, 'a test key'],
  [{ BACKUP_TO: undefined }, 'BACKUP_TO is not set'],
  [{ BACKUP_PASSPHRASE: undefined }, 'BACKUP_PASSPHRASE is not set'],
  [{ SECRET_KEY: undefined }, 'SECRET_KEY is not set'],
  [{ NODE_TLS_REJECT_UNAUTHORIZED: '0' }, 'NODE_TLS_REJECT_UNAUTHORIZED=0'],
])('%o is warned of (P21.5)', (unsafe, words) => {
  expect(judge({ ...SAFE, ...unsafe })).toEqual([expect.stringContaining(words)]);
});

test('a demo that strangers may visit is warned of, and of nothing that a demo need not have (P21.5)', () => {
  const open = {
    DEMO_PUBLIC: '1',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://demo.example',
    TRUST_PROXY: '10.0.0.4',
  };
  expect(judge(open)).toEqual([expect.stringContaining('DEMO_PUBLIC=1')]);
});

test('an administrator without a second factor is named at the start (P26.14)', () => {
  expect(warnOfUnprotected(0)).toBeUndefined();
  expect(warnOfUnprotected(1)).toMatch(/^1 administrator has no two-step sign-in/);
  expect(warnOfUnprotected(2)).toMatch(/^2 administrators have no two-step sign-in/);
});
