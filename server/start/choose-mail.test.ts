import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { BLANK_SHOP_PROFILE, type ShopProfile } from '../../domain/shop/profile.ts';
import { createApp } from '../app.ts';
import { createMetrics } from '../http/metrics.ts';
import { readSettings } from '../settings/settings.ts';
import { ABSENT_PARTS } from '../testing/absent-parts.ts';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { type ChosenMail, createMailPort } from './choose-mail.ts';

const MAIL = { to: 'ada@example.com', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };

async function choose(environment: Record<string, string> = {}, shop: Partial<ShopProfile> = {}) {
  const folder = await makeTemporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  const reading = readSettings({
    DATA_DIR: folder.path,
    PUBLIC_URL: 'http://localhost:3000',
    ...environment,
  });
  if (reading.problems) throw new Error(reading.problems.join(' '));
  const reports: string[] = [];
  const mail = createMailPort({
    settings: reading.settings,
    publicUrl: 'https://shop.example',
    readShopProfile: () => ({ ...BLANK_SHOP_PROFILE, ...shop }),
    report: (step) => reports.push(step),
  });
  onTestFinished(() => mail.close());
  return { mail, reports, mailFolder: join(folder.path, 'mail') };
}

const askForMailbox = (mail: ChosenMail) =>
  createApp({
    ...ABSENT_PARTS,
    log: pino({ level: 'silent' }),
    metrics: createMetrics(),
    metricsToken: undefined,
    publicUrl: 'https://shop.example',
    demo: true,
    isDemoPublic: false,
    readShopProfile: () => BLANK_SHOP_PROFILE,
    catchUp: async () => {},
    staticFiles: new Map(),
    demoMailbox: mail.demoMailbox,
    respondWithPage: async () => new Response('Not found', { status: 404 }),
    pingDatabase: async () => {},
    isStopping: () => false,
  }).request('/dev/mail');

describe('without a mail server', () => {
  test('the demo keeps its mails and shows them (P15.7)', async () => {
    const { mail, reports } = await choose();
    await mail.port.send(MAIL);
    const answer = await askForMailbox(mail);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('To ada@example.com');
    expect(reports).toEqual([]);
  });

  test('a real shop keeps its mails, says so once, and shows them to nobody', async () => {
    const { mail, reports, mailFolder } = await choose({ DEMO: '0' });
    await mail.port.send(MAIL);
    expect((await askForMailbox(mail)).status).toBe(404);
    expect(reports).toEqual([
      `Emails are NOT sent but only saved in ${mailFolder}: set SMTP_URL and MAIL_FROM to send them`,
    ]);
  });

  test('a demo that strangers visit says that they get no mails', async () => {
    const { reports } = await choose({ DEMO_PUBLIC: '1' });
    expect(reports).toEqual([expect.stringContaining('Emails are NOT sent')]);
  });
});

test('with a mail server there is no mailbox, not even in the demo (P15.7)', async () => {
  const { mail, reports } = await choose({
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'orders@shop.example',
  });
  expect((await askForMailbox(mail)).status).toBe(404);
  expect(reports).toEqual([]);
});

describe('the sender', () => {
  const senderOf = async (...given: Parameters<typeof choose>) => {
    const { mail } = await choose(...given);
    await mail.port.send(MAIL);
    const [cached] = (await mail.demoMailbox?.list()) ?? [];
    return { from: cached?.from, replyTo: cached?.replyTo };
  };
  const shop = { name: 'Oyin Bakes', email: 'hello@shop.example' };

  test('is MAIL_FROM; answers go to the shop’s address (P29.442)', async () => {
    expect(await senderOf({ MAIL_FROM: 'Orders <orders@shop.example>' }, shop)).toEqual({
      from: 'Orders <orders@shop.example>',
      replyTo: 'hello@shop.example',
    });
  });

  test('carries the shop’s name when MAIL_FROM is an address alone', async () => {
    expect(await senderOf({ MAIL_FROM: 'orders@shop.example' }, shop)).toMatchObject({
      from: 'Oyin Bakes <orders@shop.example>',
    });
  });

  test('is the shop itself without MAIL_FROM, and answers need no address of their own', async () => {
    expect(await senderOf({}, shop)).toEqual({
      from: 'Oyin Bakes <hello@shop.example>',
      replyTo: null,
    });
  });

  test('has an address even when nobody has filled in the shop', async () => {
    expect(await senderOf()).toEqual({ from: 'Our bakery <no-reply@shop.example>', replyTo: null });
  });
});
