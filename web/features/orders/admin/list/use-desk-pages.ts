import { useCallback, useMemo, useRef, useState } from 'react';
import { listDeskOrdersEndpoint, type WholeDeskOrder } from '../../../../../contract/order-admin.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { usePages } from '../../../../ui/loading/use-pages.ts';
import { useDeskNews } from '../use-desk-news.ts';
import { buildListQuery, type ShownDesk } from './desk-query.ts';
import { type OwnChanges, showOwnChanges } from './own-changes.ts';
import { toListed } from './to-listed.ts';

const NOTHING_CHANGED: OwnChanges = new Map();

/** The orders of the list, page by page, as they are now. */
export function useDeskPages(desk: ShownDesk) {
  const changeCount = useRef(0);
  const [changes, setChanges] = useState(NOTHING_CHANGED);
  const loadPage = useCallback(
    async (cursor: string | undefined, signal: AbortSignal) => {
      const changesBefore = changeCount.current;
      const query = { ...buildListQuery(desk), cursor };
      const page = await shopApi.call(listDeskOrdersEndpoint, { query, signal });
      return { ...page, changesBefore };
    },
    [desk],
  );
  const { pages, status, failure, nextCursor, reload, loadMore } = usePages(loadPage);
  const [first] = pages;
  const [heard, setHeard] = useState({ first, isOutdated: false });
  // A list that was loaded anew knows it all.
  if (heard.first !== first) setHeard({ first, isOutdated: false });

  const isLong = pages.length > 1;
  // Whoever has gone on to later pages is not taken back to the first.
  const hearNews = useCallback(
    () => (isLong ? setHeard((before) => ({ ...before, isOutdated: true })) : reload()),
    [isLong, reload],
  );
  useDeskNews(hearNews, first !== undefined);

  const patch = useCallback((whole: WholeDeskOrder) => {
    changeCount.current += 1;
    const change = { order: toListed(whole), place: changeCount.current };
    setChanges((before) => new Map(before).set(whole.id, change));
  }, []);

  const orders = useMemo(() => pages.flatMap((page) => showOwnChanges(page, changes)), [pages, changes]);
  return {
    orders,
    first,
    status,
    failure,
    hasMore: nextCursor !== null,
    isOutdated: heard.isOutdated,
    reload,
    loadMore,
    patch,
  };
}
