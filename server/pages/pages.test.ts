import { pino } from 'pino';
import { expect, test } from 'vitest';
import { DEFAULT_HOME_PAGE } from '../../domain/shop/home/home-page.ts';
import { BLANK_SHOP_PROFILE } from '../../domain/shop/profile.ts';
import { createAnswerCache } from '../http/answer-cache.ts';
import type { PageSources } from './page-sources.ts';
import { createPages } from './pages.ts';
import { createRenderLimits } from './render-limits.ts';
import type { RenderPage } from './render-page.ts';

const VISIT = { requestId: 'request-1', clientAddress: '203.0.113.5', isOfStaff: async () => false };

/** Pages whose rendering lasts until it is told to end. */
function openPages({ factor = 1, isHeld = false, isContentKnown = true } = {}) {
  const held = Promise.withResolvers<void>();
  const rendered: string[] = [];
  const render: RenderPage = async ({ renderPath }) => {
    rendered.push(renderPath);
    if (isHeld) await held.promise;
    return { status: 200, headers: new Headers(), body: Buffer.from('page') };
  };
  const pages = createPages({
    render,
    routes: {
      match: (pathname) => ({ pattern: pathname, params: {}, hasLoader: true }),
      isKnownRoute: () => false,
    },
    limits: createRenderLimits(factor),
    cache: createAnswerCache({ maxBytes: 1_000_000 }),
    // Nothing else is read here.
    sources: {
      readShopProfile: () => BLANK_SHOP_PROFILE,
      readHomePage: () => DEFAULT_HOME_PAGE,
      isContentKnown: () => isContentKnown,
    } as PageSources,
    pushHosts: [],
    log: pino({ level: 'silent' }),
  });
  const ask = (path: string, clientAddress = VISIT.clientAddress) =>
    pages.respond(new Request(`https://shop.example${path}`), { ...VISIT, clientAddress });
  return { ask, rendered, finish: held.resolve };
}

test('a rush of pages waits in a line with an end, and the rest is asked to come back (P21.3)', async () => {
  const { ask, finish } = openPages({ isHeld: true });
  const answers = Array.from({ length: 60 }, (_, number) => ask(`/page-${number}`));
  const refused = await Promise.all(answers.slice(52));
  for (const answer of refused) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain('We’re very busy right now.');
  }
  finish();
  const served = await Promise.all(answers.slice(0, 52));
  expect(new Set(served.map(({ status }) => status))).toEqual(new Set([200]));
});

test('whoever asks for the same page waits in one place (P21.3)', async () => {
  const { ask, rendered, finish } = openPages({ isHeld: true });
  const answers = Array.from({ length: 200 }, () => ask('/products'));
  finish();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(rendered).toEqual(['/products']);
});

test('one network has so many new pages rendered a minute; pages at hand and others do not suffer (P21.3)', async () => {
  const { ask } = openPages({ factor: 1 / 60 });
  const statuses: number[] = [];
  for (let number = 0; number < 11; number++) statuses.push((await ask(`/page-${number}`)).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  expect((await ask('/page-0')).status).toBe(200);
  expect((await ask('/page-11', '198.51.100.7')).status).toBe(200);
});

test('while nobody knows which stories there are they are away and not gone: 503, never 404 (P32.6)', async () => {
  const { ask, rendered } = openPages({ isContentKnown: false });
  for (const path of ['/blog', '/blog/heat', '/blog/feed.xml']) {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await answer.text()).toContain('Our blog can’t be reached right now.');
  }
  expect((await ask('/about')).status).toBe(200);
  expect(rendered).toEqual(['/about']);
});

test('a good guess of an address is led on, for the moment, and nothing is rendered for it (P28.410)', async () => {
  const { ask, rendered } = openPages();
  const answer = await ask('/my-orders?status=open');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/orders?status=open']);
  expect(rendered).toEqual([]);
});
