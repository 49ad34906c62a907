import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { listProductsEndpoint } from '../../contract/products.ts';
import { OWNER, shareNodes } from '../testing/start-nodes.ts';

const readNodes = shareNodes(1);

/** Whatever a browser may show or run: it guesses no type, and no other site embeds it. */
function expectSafe(headers: Headers, what: string): void {
  expect(headers.get('x-content-type-options'), what).toBe('nosniff');
  // Only what is made to be shown elsewhere may be.
  const mayEmbed = what.includes('/share-pictures/') ? /^(?:same|cross)-origin$/ : /^same-origin$/;
  expect(headers.get('cross-origin-resource-policy'), what).toMatch(mayEmbed);
  const type = headers.get('content-type') ?? '';
  if (!/html|\/json|plain|xml|csv/.test(type)) return;
  expect(headers.get('content-security-policy'), what).toMatch(/frame-ancestors 'none'/);
  expect(headers.get('referrer-policy'), what).toBe('strict-origin-when-cross-origin');
}

async function findThings(url: string) {
  const products = await fetch(`${url}${listProductsEndpoint.path}`);
  const { data } = listProductsEndpoint.answerSchema.parse(await products.json());
  const home = await (await fetch(url)).text();
  const find = (form: RegExp) => form.exec(home)?.[0] ?? '';
  return {
    productId: data[0]?.id ?? '',
    picture: find(/\/pictures\/[^"\s]+\.(?:avif|webp|jpe?g)/),
    share: find(/\/share-pictures\/[^"\s]+\.jpg/),
    script: find(/\/assets\/[^"\s]+\.js/),
    style: find(/\/assets\/[^"\s]+\.css/),
  };
}

test('every kind of answer says how a browser is to treat it (P21.14)', { tags: 'long' }, async () => {
  const url = readNodes().urls[0] ?? '';
  const { productId, picture, share, script, style } = await findThings(url);
  const kinds: readonly (readonly [status: number, path: string, init?: RequestInit])[] = [
    [200, '/'],
    [200, '/', { method: 'HEAD' }],
    [200, `/products/${productId}`],
    [200, '/checkout'],
    [404, '/nothing-here'],
    [404, '/admin/nothing-here'],
    [404, '/products/nothing-here'],
    [308, '/products/'],
    [200, script],
    [200, style],
    [200, '/shop-worker.js'],
    [200, '/favicon.svg'],
    [200, '/favicon.ico'],
    [200, '/manifest.webmanifest'],
    [200, '/robots.txt'],
    [200, '/sitemap.xml'],
    [200, picture],
    [404, '/pictures/none/320.webp'],
    [200, share],
    [404, '/share-pictures/none.jpg'],
    [404, '/cake-pictures/none/320.webp'],
    [200, '/healthz'],
    [200, '/readyz'],
    [200, '/metrics'],
    [200, '/dev/mail'],
    [404, '/dev/mail/none'],
    [200, '/api/docs'],
    [200, '/api/docs/style.css'],
    [200, '/api/openapi.json'],
    [200, '/api/products'],
    [200, '/api/search/suggestions?q=cake'],
    [400, '/api/availability?method=nonsense'],
    [401, '/api/account'],
    [204, '/api/events'],
    [401, '/api/admin/orders/export'],
    [404, '/api/nothing-here'],
    [404, '/api/auth/%E0%A4%A'],
    [405, '/', { method: 'POST' }],
    [403, '/api/contact', { method: 'POST', headers: { origin: 'https://elsewhere.example' } }],
    [415, '/api/auth/sign-in/email', { method: 'POST', headers: { origin: url }, body: 'x' }],
    [413, '/api/contact', { method: 'POST', headers: { origin: url }, body: 'x'.repeat(300_000) }],
    [414, `/?q=${'x'.repeat(3_000)}`],
  ];
  const answered = await Promise.all(
    kinds.map(async ([status, path, init]) => {
      const answer = await fetch(url + path, { redirect: 'manual', ...init });
      await answer.arrayBuffer();
      return { what: `${init?.method ?? 'GET'} ${path.slice(0, 60)}`, status, answer };
    }),
  );
  expect(answered.map(({ what, answer }) => [what, answer.status])).toEqual(
    answered.map(({ what, status }) => [what, status]),
  );
  for (const { what, answer } of answered) expectSafe(answer.headers, what);
});

test('what is unchanged, refused for its number or goes on without an end says it, too (P21.14)', {
  tags: 'long',
}, async () => {
  const url = readNodes().urls[0] ?? '';
  const { picture, script } = await findThings(url);
  for (const path of ['/', picture, script, '/robots.txt', '/api/products']) {
    const first = await fetch(url + path);
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(url + path, { headers: { 'if-none-match': etag } });
    expect([path, again.status]).toEqual([path, 304]);
    expectSafe(again.headers, path);
  }

  const post = (path: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      headers: { origin: url, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const signedIn = await post('/api/auth/sign-in/email', { ...OWNER, rememberMe: false });
  const cookie = signedIn.headers.getSetCookie().map((line) => line.split(';')[0]);
  const stream = await fetch(`${url}/api/events`, { headers: { cookie: cookie.join('; ') } });
  expect([stream.status, stream.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  expectSafe(stream.headers, 'a stream');
  await stream.body?.cancel();

  let asked = signedIn;
  for (let attempt = 0; attempt < 40 && asked.status !== 429; attempt += 1) {
    asked = await post('/api/auth/request-password-reset', { email: 'nobody@bakery.example' });
  }
  expect(asked.status).toBe(429);
  expectSafe(asked.headers, 'too many attempts');
});

test.each([
  ['400 Bad Request', 'GET / HTTP/1.1\r\nhost: shop\r\ncontent-length: nonsense\r\n\r\n'],
  ['431 Request Header Fields Too Large', `GET / HTTP/1.1\r\nhost: shop\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`],
])('what is no request is answered with %s and the same headers (P21.14)', async (status, sent) => {
  const { port } = new URL(readNodes().urls[0] ?? '');
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(sent);
  const answer = await text(socket);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`));
  expect(answer).toContain('x-content-type-options: nosniff\r\n');
});

/** A proxy in front may have believed the other of the two, and what follows would be taken for somebody else's request. */
test.each([
  ['both lengths', 'content-length: 4\r\ntransfer-encoding: chunked'],
  ['two lengths', 'content-length: 4\r\ncontent-length: 40'],
  ['an unknown coding', 'transfer-encoding: chunked, identity'],
  ['a coding behind a space', 'transfer-encoding : chunked'],
])('%s: the request is refused, and what follows it is not read (P30.6)', async (_, lengths) => {
  const { port } = new URL(readNodes().urls[0] ?? '');
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  const smuggled = 'GET /healthz HTTP/1.1\r\nhost: shop\r\n\r\n';
  socket.write(`POST /api/contact HTTP/1.1\r\nhost: shop\r\n${lengths}\r\n\r\n0\r\n\r\n${smuggled}`);
  const answer = await text(socket);
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
});
