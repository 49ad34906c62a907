import { useCallback, useEffect, useReducer, useRef } from 'react';
import {
  type CursorPage,
  changePages,
  findNextPage,
  NO_PAGES,
  type PagesEvent,
  type PagesState,
} from './pages-state.ts';
import { useLatestRun } from './use-latest-run.ts';

/** `isAnew` where something of the list is on the screen already, and an older copy would be no help. */
type LoadPage<Page> = (cursor: string | undefined, signal: AbortSignal, isAnew: boolean) => Promise<Page>;

export type Pages<Page> = PagesState<Page> & {
  readonly nextCursor: string | null;
  readonly reload: () => void;
  readonly loadMore: () => void;
};

/** Loads the first page when the screen opens and whenever `loadPage` is another function; keep it with `useCallback`. */
export function usePages<Page extends CursorPage<unknown>>(loadPage: LoadPage<Page>): Pages<Page> {
  const [state, dispatch] = useReducer<PagesState<Page>, [PagesEvent<Page>]>(changePages, NO_PAGES);
  const run = useLatestRun();
  const nextCursor = state.pages.at(-1)?.nextCursor ?? null;
  const nextPage = findNextPage(state);
  const isShown = useRef(false);

  const reload = useCallback(() => {
    dispatch({ type: 'started' });
    run((signal) => loadPage(undefined, signal, isShown.current), {
      onDone: (page) => {
        isShown.current = true;
        dispatch({ type: 'first-came', page });
      },
      onFailure: (message) => dispatch({ type: 'failed', message }),
    });
  }, [loadPage, run]);

  const loadMore = useCallback(() => {
    if (nextPage === null) return;
    dispatch({ type: 'more-asked' });
    run((signal) => loadPage(nextPage, signal, true), {
      onDone: (page) => dispatch({ type: 'more-came', page }),
      onFailure: (message) => dispatch({ type: 'failed', message }),
    });
  }, [loadPage, nextPage, run]);

  useEffect(reload, [reload]);

  return { ...state, nextCursor, reload, loadMore };
}
