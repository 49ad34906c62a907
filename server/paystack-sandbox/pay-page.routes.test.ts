import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { MAIL_COLOURS } from '../mails/mail-colours.ts';
import { createSandboxRoutes } from './sandbox.routes.ts';
import { openTestSandbox } from './testing/open-test-sandbox.ts';

/** Mounted where the demo mounts it. */
async function openPage() {
  const opened = await openTestSandbox();
  const transaction = await opened.initialise();
  const routes = createSandboxRoutes({
    sandbox: opened.sandbox,
    readShopProfile: () => ({ name: 'Oyin <Bakes>' }),
    palette: MAIL_COLOURS,
    assetPaths: ['/assets/figtree-1.woff2'],
  });
  const app = new Hono().route('/dev/paystack', routes);
  const path = `/dev/paystack/pay/${transaction?.accessCode}`;
  const look = async () => {
    const response = await app.request(path);
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
  const press = async (fields: Record<string, string>) => {
    const response = await app.request(path, { method: 'POST', body: new URLSearchParams(fields) });
    return { status: response.status, location: response.headers.get('location') };
  };
  const read = () => opened.sandbox.transactions.find('ref-1');
  return { ...opened, app, path, look, press, read };
}

const BACK = 'https://shop.example/orders/1?tab=money&trxref=ref-1&reference=ref-1';

describe('the payment page', () => {
  test('shows what is to be paid, and lets no word become markup', async () => {
    const { look } = await openPage();
    const { status, body } = await look();
    expect(status).toBe(200);
    expect(body).toContain('Pay ₦12,500');
    expect(body).toContain('ref-1');
    expect(body).toContain('Oyin &lt;Bakes&gt;');
    expect(body).not.toMatch(/<script|style=|<Bakes>/);
    expect(body).toContain('href="/dev/paystack/pay-page.css"');
  });

  test('offers only the ways that were asked for', async () => {
    const { app, sandbox } = await openPage();
    const transaction = await sandbox.transactions.initialise({
      reference: 'ref-2',
      email: 'ada@example.com',
      amountInKobo: 100,
      currency: 'NGN',
      channels: ['ussd'],
      callbackUrl: null,
      metadata: null,
    });
    const page = await (await app.request(`/dev/paystack/pay/${transaction?.accessCode}`)).text();
    expect(page).toContain('I have dialled the code');
    expect(page).not.toMatch(/good card|sent the money/);
  });

  test('a good card pays, and leads back to the shop', async () => {
    const { look, press, path, read } = await openPage();
    expect(await press({ step: 'pay', channel: 'card' })).toEqual({ status: 303, location: path });
    expect(read()).toMatchObject({
      status: 'success',
      payment: { channel: 'card', amountInKobo: 1_250_000 },
    });
    const { status, headers } = await look();
    expect([status, headers.get('location')]).toEqual([303, BACK]);
  });

  test('a declined card can be tried again', async () => {
    const { look, press, read } = await openPage();
    await press({ step: 'decline', channel: 'card' });
    expect(read()?.status).toBe('failed');
    expect((await look()).body).toContain('The card was declined.');
    await press({ step: 'pay', channel: 'card' });
    expect(read()?.status).toBe('success');
  });

  test.each([
    ['less', 1_125_000],
    ['more', 1_375_000],
  ])('%s than was asked for can be paid', async (amount, amountInKobo) => {
    const { press, read } = await openPage();
    await press({ step: 'pay', channel: 'card', amount });
    expect(read()?.payment?.amountInKobo).toBe(amountInKobo);
  });

  test.each([
    ['bank_transfer', 'in_5_seconds', 5_000],
    ['ussd', 'in_1_minute', 60_000],
  ])('money sent by %s arrives %s, and the page then goes on by itself', async (channel, arrival, ms) => {
    const { look, press, read, advance } = await openPage();
    await press({ step: 'send', channel, arrival });
    const waiting = await look();
    expect(waiting.body).toContain('Waiting for the money');
    expect(waiting.headers.get('refresh')).toBe(String(ms / 1_000 + 1));
    await advance(ms - 1);
    expect(read()?.status).toBe('pending');
    await advance(1);
    expect(read()?.payment?.channel).toBe(channel);
    expect((await look()).headers.get('location')).toBe(BACK);
  });

  test('money that waits for a word arrives with it, in the amount that was sent', async () => {
    const { look, press, read, advance } = await openPage();
    await press({ step: 'send', channel: 'bank_transfer', arrival: 'by_hand', amount: 'less' });
    await advance(3_600_000);
    expect((await look()).headers.get('refresh')).toBeNull();
    expect(read()?.status).toBe('pending');
    await press({ step: 'arrive' });
    expect(read()?.payment).toMatchObject({ channel: 'bank_transfer', amountInKobo: 1_125_000 });
  });

  test('whoever goes back without paying has paid nothing, and may come again', async () => {
    const { look, press, read } = await openPage();
    expect(await press({ step: 'abandon' })).toEqual({ status: 303, location: BACK });
    expect(read()?.status).toBe('abandoned');
    expect((await look()).status).toBe(200);
  });

  test('what becomes of messages and refunds is chosen with the payment', async () => {
    const { press, read, readEvents, advance } = await openPage();
    await press({ step: 'pay', channel: 'card', messageMode: 'lost', refundCourse: 'failed' });
    await advance(0);
    expect(read()).toMatchObject({ messageMode: 'lost', refundCourse: 'failed' });
    expect(readEvents()).toEqual([]);
  });

  test.each([{}, { step: 'steal' }, { step: 'pay', channel: 'cowries' }, { step: 'pay', amount: '1' }])(
    'a form with %j changes nothing',
    async (fields) => {
      const { press, read } = await openPage();
      expect((await press(fields as Record<string, string>)).status).toBe(200);
      expect(read()?.status).toBe('abandoned');
    },
  );

  test.each(['GET', 'POST'])('a %s of an unknown page leads nowhere', async (method) => {
    const { app } = await openPage();
    const response = await app.request('/dev/paystack/pay/unknown', { method });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Payment not found');
  });
});

test('the page allows no script and no inline style, sends its forms home or to the shop, and is never kept', async () => {
  const { look } = await openPage();
  const { headers } = await look();
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'; style-src 'self';");
  expect(policy).toContain("form-action 'self' https://shop.example;");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|script-src/);
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex');
});

test('the style sheet writes no colour of its own and uses none that is not there', async () => {
  const { app } = await openPage();
  const response = await app.request('/dev/paystack/pay-page.css');
  expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(await response.text()).toContain('src: url("/assets/figtree-1.woff2")');
  const styles = readFileSync(join(import.meta.dirname, 'pay-page.css'), 'utf8');
  expect(styles).not.toMatch(/#[\da-f]{3,8}\b|rgb|hsl/i);
  const used = styles.match(/(?<=var\(--color-)[\w-]+/g) ?? [];
  expect(used.filter((name) => !Object.hasOwn(MAIL_COLOURS, name))).toEqual([]);
});
