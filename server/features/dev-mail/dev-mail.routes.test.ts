import { describe, expect, test } from 'vitest';
import { DEMO_SHOP_PROFILE } from '../../demo/shop-profile.ts';
import type { StoredMail } from '../../ports/mail.ts';
import { createDevMailRoutes } from './dev-mail.routes.ts';

const MAIL: StoredMail = {
  id: '20260501101112345-0a1b2c3d',
  sentAt: '2026-05-01T10:11:12.345Z',
  from: 'Oyin Bakes <orders@shop.example>',
  replyTo: 'support@shop.example',
  to: 'ada@example.com',
  subject: 'Fish & <b>chips</b>',
  headers: {},
  messageId: '<paid.1@shop.example>',
  text: 'Hello <i>Ada</i>,\n\nhttps://shop.example/orders/1',
  html: '<!DOCTYPE html><html><head><title>x</title></head><body><a href="https://shop.example/orders/1">See</a></body></html>',
};

function openMailbox(mails: readonly StoredMail[] = [MAIL]) {
  const routes = createDevMailRoutes({
    mailbox: {
      list: async ({ to } = {}) => mails.filter((mail) => !to || mail.to === to),
      find: async (id) => mails.find((mail) => mail.id === id),
    },
    mayUseDemoTools: async () => true,
    readShopProfile: () => DEMO_SHOP_PROFILE,
    palette: { cream: '#fff8ef', 'cocoa-2': '#6b5144' },
    assetPaths: [
      '/assets/root-1.css',
      '/assets/fraunces-italic-1.woff2',
      '/assets/fraunces-roman-a_-1.woff2',
    ],
  });
  return async (path: string) => {
    const response = await routes.request(path);
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
}

describe('the list', () => {
  test('shows each mail with its recipient, its moment in Lagos and its first words, and leads to it', async () => {
    const { status, body } = await openMailbox()('/mail');
    expect(status).toBe(200);
    expect(body).toContain('href="/dev/mail/20260501101112345-0a1b2c3d"');
    expect(body).toContain('To ada@example.com');
    expect(body).toContain('<time datetime="2026-05-01T10:11:12.345Z">1 May 2026, 11:11</time>');
    expect(body).toContain('Fish &amp; &lt;b&gt;chips&lt;/b&gt;');
    expect(body).toContain('Hello &lt;i&gt;Ada&lt;/i&gt;, – https://shop.example/orders/1');
  });

  test('keeps the number of an order on one line, there and over the mail (P28.503)', async () => {
    const open = openMailbox([{ ...MAIL, subject: 'Order 482-093-718 is <ready>' }]);
    const words = 'Order <span class="number">482-093-718</span> is &lt;ready&gt;';
    expect((await open('/mail')).body).toContain(words);
    expect((await open(`/mail/${MAIL.id}`)).body).toContain(`<h1>${words}</h1>`);
  });

  test('an empty mailbox says what to do', async () => {
    const { body } = await openMailbox([])('/mail');
    expect(body).toContain('No emails yet');
    expect(body).toContain('href="/register"');
  });
});

describe('one mail', () => {
  test('shows its envelope, its frame and its text, and none of its words becomes markup', async () => {
    const { body } = await openMailbox()(`/mail/${MAIL.id}`);
    for (const words of [
      'ada@example.com',
      'Oyin Bakes &lt;orders@shop.example&gt;',
      '&lt;paid.1@shop.example&gt;',
      'support@shop.example',
    ])
      expect(body).toContain(words);
    expect(body).toContain(`src="/dev/mail/${MAIL.id}/body"`);
    expect(body).toContain('Hello &lt;i&gt;Ada&lt;/i&gt;,\n\nhttps://shop.example/orders/1');
    expect(body).not.toMatch(/<b>chips|<i>Ada/);
  });

  test('its frame may not run scripts or pass for the shop', async () => {
    const { body } = await openMailbox()(`/mail/${MAIL.id}`);
    const sandbox = /sandbox="([^"]*)"/.exec(body)?.[1]?.split(' ');
    expect(sandbox).toEqual([
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-top-navigation-by-user-activation',
    ]);
  });

  test('its links open in the whole window', async () => {
    const { body } = await openMailbox()(`/mail/${MAIL.id}/body`);
    expect(body).toBe(MAIL.html.replace('<head>', '<head><base target="_top">'));
  });

  test.each(['/mail/unknown', '/mail/unknown/body'])('%s is not there', async (path) => {
    const { status, body } = await openMailbox()(path);
    expect(status).toBe(404);
    expect(body).toContain('Email not found');
  });
});

describe('for tests', () => {
  test('all mails are there as JSON, whole', async () => {
    const { body } = await openMailbox()('/mail.json');
    expect(JSON.parse(body)).toEqual({ mails: [MAIL] });
  });

  test('one person’s mails can be asked for', async () => {
    const bola = { ...MAIL, id: 'b', to: 'bola+1@example.com' };
    const { body } = await openMailbox([MAIL, bola])('/mail.json?to=bola%2B1%40example.com');
    expect(JSON.parse(body)).toEqual({ mails: [bola] });
  });
});

describe('safety', () => {
  test.each(['/mail', '/mail.json', `/mail/${MAIL.id}`, '/mail/unknown'])(
    '%s allows no script, no inline style and no frame around it, and is never kept',
    async (path) => {
      const { headers } = await openMailbox()(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'; style-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|script-src/);
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
    },
  );

  test('a mail’s body is sandboxed even when opened by itself', async () => {
    const { headers } = await openMailbox()(`/mail/${MAIL.id}/body`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self';");
    expect(policy).toMatch(/; sandbox allow-popups/);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/allow-scripts|allow-same-origin|allow-forms/);
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });
});

test('the style sheet has the shop’s colours and the faces that were built', async () => {
  const { headers, body } = await openMailbox()('/mail/mailbox.css');
  expect(headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(body).toContain('--color-cream: #fff8ef; --color-cocoa-2: #6b5144;');
  expect(body).toContain('src: url("/assets/fraunces-roman-a_-1.woff2")');
  expect(body).not.toContain('font-family: "Figtree";');
});
