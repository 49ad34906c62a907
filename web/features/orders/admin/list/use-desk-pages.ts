import { useCallback, useMemo, useState } from 'react';
import type { DeskOrder, WholeDeskOrder } from '../../../../../contract/order-desk.ts';
import { usePages } from '../../../../ui/loading/use-pages.ts';
import { type DeskPage, listDeskOrders } from '../desk-requests.ts';
import { useDeskNews } from '../use-desk-news.ts';
import { buildListQuery, type ShownDesk } from './desk-query.ts';
import { toListed } from './to-listed.ts';

const NOTHING_CHANGED: ReadonlyMap<string, DeskOrder> = new Map();

/** The orders of the list, page by page, as they are now. */
export function useDeskPages(desk: ShownDesk) {
  const loadPage = useCallback(
    (cursor: string | undefined, signal: AbortSignal) =>
      listDeskOrders(buildListQuery(desk), { cursor, signal }),
    [desk],
  );
  const { pages, status, failure, nextCursor, reload, loadMore } = usePages<DeskPage>(loadPage);
  const [first] = pages;
  const [own, setOwn] = useState({ first, changed: NOTHING_CHANGED, isOutdated: false });
  // A list that was loaded anew knows it all.
  if (own.first !== first) setOwn({ first, changed: NOTHING_CHANGED, isOutdated: false });

  const isLong = pages.length > 1;
  // Whoever has gone on to later pages is not taken back to the first.
  const hearNews = useCallback(
    () => (isLong ? setOwn((before) => ({ ...before, isOutdated: true })) : reload()),
    [isLong, reload],
  );
  useDeskNews(hearNews, first !== undefined);

  const patch = useCallback(
    (whole: WholeDeskOrder) =>
      setOwn((before) => ({ ...before, changed: new Map(before.changed).set(whole.id, toListed(whole)) })),
    [],
  );
  const { changed, isOutdated } = own;
  const orders = useMemo(
    () => pages.flatMap(({ data }) => data).map((order) => changed.get(order.id) ?? order),
    [pages, changed],
  );
  return {
    orders,
    first,
    status,
    failure,
    hasMore: nextCursor !== null,
    isOutdated,
    reload,
    loadMore,
    patch,
  };
}
