import { expect, test } from 'vitest';
import { changePages, findNextPage, NO_PAGES, type PagesEvent, type PagesState } from './pages-state.ts';

type Page = { readonly data: readonly string[]; readonly nextCursor: string | null };

const FIRST: Page = { data: ['a', 'b'], nextCursor: 'after-b' };
const SECOND: Page = { data: ['c'], nextCursor: null };

function follow(...events: readonly PagesEvent<Page>[]): PagesState<Page> {
  return events.reduce<PagesState<Page>>(changePages, NO_PAGES);
}

test('pages are added at the end, in the order they were asked for', () => {
  const state = follow(
    { type: 'first-came', page: FIRST },
    { type: 'more-asked' },
    { type: 'more-came', page: SECOND },
  );
  expect(state).toEqual({ status: 'ready', pages: [FIRST, SECOND], failure: null });
});

test('what is shown stays while the list is loaded anew, and is then replaced', () => {
  const before = follow({ type: 'first-came', page: FIRST }, { type: 'started' });
  expect(before).toEqual({ status: 'loading', pages: [FIRST], failure: null });
  expect(changePages(before, { type: 'first-came', page: SECOND }).pages).toEqual([SECOND]);
});

test('a next page that does not come leaves the ones before it', () => {
  const state = follow(
    { type: 'first-came', page: FIRST },
    { type: 'more-asked' },
    { type: 'failed', message: 'Network error.' },
  );
  expect(state).toEqual({ status: 'failed-more', pages: [FIRST], failure: 'Network error.' });
});

test('a first page that does not come says why, and a new try forgets it', () => {
  const failed = follow({ type: 'started' }, { type: 'failed', message: 'Network error.' });
  expect(failed).toEqual({ status: 'failed', pages: [], failure: 'Network error.' });
  expect(changePages(failed, { type: 'started' })).toEqual(NO_PAGES);
});

test('while a list is loaded anew, the one that is still shown has no next page', () => {
  const shown = follow({ type: 'first-came', page: FIRST });
  expect(findNextPage(shown)).toBe('after-b');
  const reloading = changePages(shown, { type: 'started' });
  expect(findNextPage(reloading)).toBeNull();
  expect(findNextPage(changePages(reloading, { type: 'first-came', page: FIRST }))).toBe('after-b');
});

test('a next page that does not come can be asked for again', () => {
  const shown = follow({ type: 'first-came', page: FIRST }, { type: 'more-asked' });
  expect(findNextPage(changePages(shown, { type: 'failed', message: 'Network error.' }))).toBe('after-b');
  expect(findNextPage(changePages(shown, { type: 'more-came', page: SECOND }))).toBeNull();
});
