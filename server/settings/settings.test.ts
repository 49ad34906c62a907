import { describe, expect, test } from 'vitest';
import { defaultDataFolder } from './default-data-folder.ts';
import { readSettings } from './settings.ts';

const read = (environment: Record<string, string>) => {
  const reading = readSettings(environment);
  if (reading.problems) throw new Error(reading.problems.join(' '));
  return reading.settings;
};
const problemsOf = (environment: Record<string, string>) => readSettings(environment).problems ?? [];

describe('without any setting', () => {
  test('the shop is a demo on port 3000 of this machine only, with its own database (P16.1)', () => {
    expect(read({})).toMatchObject({
      port: 3000,
      mayTakeNextPort: true,
      host: '127.0.0.1',
      dataDir: defaultDataFolder(),
      databaseUrl: undefined,
      demo: true,
      publicUrl: undefined,
      rateLimitFactor: 1,
      trustedProxies: [],
    });
  });

  test('an empty value counts as not set', () => {
    expect(read({ PORT: '', DEMO: ' ', DATA_DIR: '' })).toEqual(read({}));
  });
});

describe('with a database elsewhere', () => {
  const environment = {
    DATABASE_URL: 'postgres://oyin:secret@db.example/oyin?sslmode=verify-full',
    PUBLIC_URL: 'https://shop.example/',
  };

  test('the demo is off and the shop listens to everyone, on port 3000 or not at all (P16.3)', () => {
    expect(read(environment)).toMatchObject({
      demo: false,
      port: 3000,
      mayTakeNextPort: false,
      host: '0.0.0.0',
      publicUrl: 'https://shop.example',
    });
  });

  test('the demo can still be asked for, and then stays on this machine (P16.4)', () => {
    const { DATABASE_URL } = environment;
    expect(read({ DATABASE_URL, DEMO: '1' })).toMatchObject({ demo: true, host: '127.0.0.1' });
  });

  test.each([
    ['postgres://oyin:secret@db.example/oyin', false],
    ['postgres://oyin:secret@10.0.0.4/oyin?sslmode=prefer', false],
    ['postgres://oyin:secret@db.example/oyin?sslmode=require', true],
    ['postgres://oyin:secret@127.0.0.1/oyin', true],
    ['postgres:///oyin?host=/var/run/postgresql', true],
  ])('%s is taken by itself: %s; without TLS only knowingly (P21.17)', (DATABASE_URL, isTaken) => {
    const problems = problemsOf({ ...environment, DATABASE_URL });
    expect(problems).toEqual(isTaken ? [] : [expect.stringContaining('without TLS')]);
    expect(problemsOf({ ...environment, DATABASE_URL, DATABASE_PLAINTEXT: '1' })).toEqual([]);
    expect(problems.join()).not.toContain('secret');
  });

  test('SECRET_KEY is long, or left out (P21.21)', () => {
    const key = 'k'.repeat(32);
    expect(read({ ...environment, SECRET_KEY: key })).toMatchObject({ secretKey: key });
    const problems = problemsOf({ ...environment, SECRET_KEY: 'short' });
    expect(problems).toEqual([expect.stringContaining('SECRET_KEY must have at least 32 random characters')]);
    expect(problems.join()).not.toContain('short');
  });

  test('PUBLIC_URL is required (P16.5)', () => {
    expect(problemsOf({ DATABASE_URL: environment.DATABASE_URL })).toEqual([
      expect.stringContaining('PUBLIC_URL is required when DEMO is 0'),
    ]);
  });
});

describe('a demo that others can reach (P16.4)', () => {
  const danger =
    'and the demo is on, so anyone who reaches it could read its emails and take over the owner’s account: ' +
    'set DEMO=0 for a real shop, or DEMO_PUBLIC=1 to open the demo with its mailbox for administrators only.';

  test.each([
    ['PUBLIC_URL', 'https://shop.example'],
    ['HOST', '0.0.0.0'],
    ['HOST', '::'],
    ['HOST', '192.168.1.20'],
    ['HOST', 'shop.local'],
    ['HOST', '127.shop.example'],
  ])('is refused with the ways out: %s=%s', (name, value) => {
    const refused = [`${name} is "${value}" ${danger}`];
    expect(problemsOf({ [name]: value })).toEqual(refused);
    expect(problemsOf({ [name]: value, DEMO: '1' })).toEqual(refused);
    expect(problemsOf({ [name]: value, DEMO_PUBLIC: '0' })).toEqual(refused);
  });

  test('is refused once, though both its addresses are open', () => {
    expect(problemsOf({ PUBLIC_URL: 'https://shop.example', HOST: '0.0.0.0' })).toHaveLength(1);
  });

  test('starts when it is meant to be', () => {
    const environment = { PUBLIC_URL: 'https://shop.example', HOST: '0.0.0.0', DEMO_PUBLIC: '1' };
    expect(read(environment)).toMatchObject({ demo: true, isDemoPublic: true, host: '0.0.0.0' });
  });

  test.each(['localhost', '127.0.0.1', '127.0.1.1', '::1'])('is not one at %s', (HOST) => {
    expect(read({ HOST })).toMatchObject({ demo: true, isDemoPublic: false });
  });

  test('is not a real shop', () => {
    const shop = { PUBLIC_URL: 'https://shop.example', HOST: '0.0.0.0', DEMO: '0' };
    expect(read(shop)).toMatchObject({ demo: false, isDemoPublic: false });
    expect(read({ ...shop, DEMO_PUBLIC: '1' })).toMatchObject({ demo: false, isDemoPublic: false });
  });
});

describe('a bad setting is one clear sentence', () => {
  test.each([
    ['PORT', 'eighty', 'PORT must be a whole number from 0 to 65535, but it is "eighty".'],
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, but it is "70000".'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, but it is "-1".'],
    ['PORT', '1e3', 'PORT must be a whole number from 0 to 65535, but it is "1e3".'],
    ['DEMO', 'yes', 'DEMO must be 1 or 0, but it is "yes".'],
    ['DEMO_PUBLIC', 'yes', 'DEMO_PUBLIC must be 1 or 0, but it is "yes".'],
    ['HOST', 'my host', 'HOST must be a host name or an address such as 0.0.0.0, but it is "my host".'],
    ['RATE_LIMIT_FACTOR', '0', 'RATE_LIMIT_FACTOR must be a whole number from 1 to 1000000, but it is "0".'],
    [
      'TRUST_PROXY',
      '1',
      'TRUST_PROXY must name the addresses of your proxies, such as 127.0.0.1 or 10.0.0.0/8, or say loopback or private, but it is "1".',
    ],
    ['HSTS', 'all', 'HSTS must be one of host, subdomains, preload, but it is "all".'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of silent, error, warn, info, debug, but it is "loud".'],
    ['METRICS_TOKEN', 'short', 'METRICS_TOKEN must have at least 16 characters.'],
    ['ADMIN_EMAIL', 'owner', 'ADMIN_EMAIL must be an email address, but it is "owner".'],
    ['MAIL_FROM', 'us', 'MAIL_FROM must look like Our bakery <orders@shop.example>, but it is "us".'],
    [
      'PUBLIC_URL',
      'shop',
      'PUBLIC_URL must be an address such as https://shop.example with no path, but it is "shop".',
    ],
    [
      'PUBLIC_URL',
      'https://a.example/x',
      'PUBLIC_URL must be an address such as https://shop.example with no path, but it is "https://a.example/x".',
    ],
    [
      'PUBLIC_URL',
      'http://a.example',
      'PUBLIC_URL must begin with https://, because sign-in is not safe without it, but it is "http://a.example".',
    ],
  ])('%s=%s', (name, value, sentence) => {
    expect(problemsOf({ DEMO_PUBLIC: '1', [name]: value })).toEqual([sentence]);
  });

  test('a password alone is refused, and never repeated', () => {
    const problems = problemsOf({ ADMIN_PASSWORD: 'hunter2' }).join('\n');
    expect(problems).toContain('ADMIN_PASSWORD must have at least 10 characters.');
    expect(problems).toContain('ADMIN_PASSWORD is set without ADMIN_EMAIL: set both, or neither.');
    expect(problems).not.toContain('hunter2');
  });

  test('a database address is never repeated, because it holds a password', () => {
    const problems = problemsOf({
      DATABASE_URL: 'mysql://root:hunter2@db/x',
      PUBLIC_URL: 'https://a.example',
    });
    expect(problems).toEqual(['DATABASE_URL must look like postgres://user:password@host:5432/database.']);
  });

  test('the way past a pooler is checked like the pooler’s address, and alone it leads nowhere', () => {
    const direct = 'postgres://oyin:secret@db.example/oyin';
    const DATABASE_URL = 'postgres://oyin:secret@127.0.0.1:6432/oyin';
    expect(problemsOf({ DEMO: '1', DATABASE_URL, DATABASE_DIRECT_URL: direct })).toEqual([
      expect.stringMatching(/^DATABASE_DIRECT_URL names another machine without TLS/),
    ]);
    expect(problemsOf({ DATABASE_DIRECT_URL: `${direct}?sslmode=require` })).toEqual([
      expect.stringMatching(/^DATABASE_DIRECT_URL is set without DATABASE_URL/),
    ]);
  });

  test('a standby’s address is checked like that of the database it follows', () => {
    const standby = 'postgres://oyin:secret@standby.example/oyin';
    const DATABASE_URL = 'postgres://oyin:secret@127.0.0.1/oyin';
    expect(problemsOf({ DEMO: '1', DATABASE_URL, DATABASE_STANDBY_URL: standby })).toEqual([
      expect.stringMatching(/^DATABASE_STANDBY_URL names another machine without TLS/),
    ]);
    expect(problemsOf({ DATABASE_STANDBY_URL: `${standby}?sslmode=require` })).toEqual([
      expect.stringMatching(/^DATABASE_STANDBY_URL is set without DATABASE_URL/),
    ]);
  });

  test('a mail server’s address is never repeated, because it holds a password', () => {
    const problems = problemsOf({
      SMTP_URL: 'smtp://shop:hunter2@mail.example/?secure=false',
      MAIL_FROM: 'a@b',
    });
    expect(problems).toEqual([
      'SMTP_URL must look like smtps://user:password@mail.example:465, with special characters of the password percent-encoded.',
    ]);
  });

  test('a mail server without a sender is refused', () => {
    expect(problemsOf({ SMTP_URL: 'smtp://127.0.0.1:1025' })).toEqual([
      'MAIL_FROM is required when SMTP_URL is set: the sender of all emails, such as Our bakery <orders@shop.example>.',
    ]);
  });

  test('an administrator’s password that is easy to guess is refused, and never repeated', () => {
    const problems = problemsOf({ ADMIN_EMAIL: 'owner@shop.example', ADMIN_PASSWORD: 'password123' });
    expect(problems).toEqual(['ADMIN_PASSWORD is easy to guess: a few unrelated words are safer.']);
  });

  test('an administrator’s password that is too long to sign in with is refused', () => {
    const problems = problemsOf({ ADMIN_EMAIL: 'owner@shop.example', ADMIN_PASSWORD: 'warm '.repeat(26) });
    expect(problems).toEqual(['ADMIN_PASSWORD must have at most 128 characters.']);
  });

  test.each([
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_ID is set without GOOGLE_CLIENT_SECRET: set both, or neither.'],
    ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_SECRET is set without GOOGLE_CLIENT_ID: set both, or neither.'],
  ])('%s alone is refused, and never repeated', (name, sentence) => {
    expect(problemsOf({ [name]: 'hunter2' })).toEqual([sentence]);
  });

  test('all problems are told at once (P16.8)', () => {
    expect(problemsOf({ PORT: 'x', DEMO: 'x', TRUST_PROXY: 'x' })).toHaveLength(3);
  });
});

test('a port that was chosen, or that an address leads to, is the only one', () => {
  expect(read({ PORT: '3000' })).toMatchObject({ port: 3000, mayTakeNextPort: false });
  expect(read({ PUBLIC_URL: 'http://localhost:3000' })).toMatchObject({ port: 3000, mayTakeNextPort: false });
});

test('a plain http address is accepted for this machine', () => {
  expect(read({ PUBLIC_URL: 'http://127.0.0.1:4000' }).publicUrl).toBe('http://127.0.0.1:4000');
});

test('a mail server and a sender are read into their parts', () => {
  const settings = read({
    SMTP_URL: 'smtps://shop:secret@mail.example:465',
    MAIL_FROM: 'Our bakery <orders@shop.example>',
  });
  expect(settings.smtp).toEqual({
    host: 'mail.example',
    port: 465,
    isTlsFromStart: true,
    login: { user: 'shop', password: 'secret' },
  });
  expect(settings.mailFrom).toEqual({ name: 'Our bakery', address: 'orders@shop.example' });
});

test('Google is offered when both its settings are there', () => {
  expect(read({}).google).toBeUndefined();
  const environment = { GOOGLE_CLIENT_ID: 'client-1', GOOGLE_CLIENT_SECRET: 'secret-1' };
  expect(read(environment).google).toEqual({ clientId: 'client-1', clientSecret: 'secret-1' });
});

test('a key of Paystack is read into the account it opens', () => {
  expect(read({}).paystack).toBeUndefined();
  const secretKey = 'sk_test_0123456789abcdef';
  expect(read({ PAYSTACK_SECRET_KEY: secretKey }).paystack).toEqual({
    url: 'https://api.paystack.co',
    secretKey,
  });
  expect(problemsOf({ PAYSTACK_SECRET_KEY: 'hunter2' })).toEqual([
    'PAYSTACK_SECRET_KEY must be a secret key of Paystack: sk_test_… or sk_live_….',
  ]);
});
