/** A list that comes page by page; each page knows where the next one begins. */
export type CursorPage<Item> = { readonly data: readonly Item[]; readonly nextCursor: string | null };

export type PagesState<Page> = {
  readonly status: 'loading' | 'ready' | 'failed' | 'loading-more' | 'failed-more';
  readonly pages: readonly Page[];
  readonly failure: string | null;
};

export type PagesEvent<Page> =
  | { readonly type: 'started' }
  | { readonly type: 'first-came'; readonly page: Page }
  | { readonly type: 'more-asked' }
  | { readonly type: 'more-came'; readonly page: Page }
  | { readonly type: 'failed'; readonly message: string };

export const NO_PAGES: PagesState<never> = { status: 'loading', pages: [], failure: null };

export function changePages<Page>(state: PagesState<Page>, event: PagesEvent<Page>): PagesState<Page> {
  switch (event.type) {
    case 'started':
      // What is there stays to be read until the new list comes.
      return { ...state, status: 'loading', failure: null };
    case 'first-came':
      return { status: 'ready', pages: [event.page], failure: null };
    case 'more-asked':
      return { ...state, status: 'loading-more', failure: null };
    case 'more-came':
      return { status: 'ready', pages: [...state.pages, event.page], failure: null };
    case 'failed': {
      const status = state.status === 'loading-more' ? 'failed-more' : 'failed';
      return { ...state, status, failure: event.message };
    }
  }
}

/** Where the next page begins; null at the end, and while the list is loaded anew: what is shown until then may be another one. */
export function findNextPage<Page extends CursorPage<unknown>>({
  status,
  pages,
}: PagesState<Page>): string | null {
  return status === 'loading' ? null : (pages.at(-1)?.nextCursor ?? null);
}
