import { expect, test, vi } from 'vitest';
import { listenForFirstUse } from './listen-for-first-use.ts';

function makePage({ referrer = '', scrollY = 0 } = {}) {
  const page = new EventTarget();
  return Object.assign(page, {
    scrollY,
    document: { referrer },
    location: { origin: 'https://shop.example' },
  }) as unknown as Window & EventTarget; // as much of a page as is looked at
}

test('somebody who only opens a page has not used it', () => {
  const onUse = vi.fn();
  const page = makePage({ referrer: 'https://search.example/' });
  listenForFirstUse(page, onUse, new AbortController().signal);
  expect(onUse).not.toHaveBeenCalled();
});

test.each(['pointerdown', 'keydown', 'scroll'])('%s is heard, and once', (use) => {
  const onUse = vi.fn();
  const page = makePage();
  listenForFirstUse(page, onUse, new AbortController().signal);
  for (const each of [use, use, 'keydown']) page.dispatchEvent(new Event(each));
  expect(onUse).toHaveBeenCalledOnce();
});

test.each([
  ['by a link of the shop', { referrer: 'https://shop.example/products' }],
  ['with a page that is scrolled already', { scrollY: 40 }],
])('whoever comes %s uses it', (_, given) => {
  const onUse = vi.fn();
  listenForFirstUse(makePage(given), onUse, new AbortController().signal);
  expect(onUse).toHaveBeenCalledOnce();
});

test('a page that is gone is not heard any more', () => {
  const onUse = vi.fn();
  const page = makePage();
  const ended = new AbortController();
  listenForFirstUse(page, onUse, ended.signal);
  ended.abort();
  page.dispatchEvent(new Event('keydown'));
  expect(onUse).not.toHaveBeenCalled();
});
