import { useCallback } from 'react';
import { ANY_REASON, listDeskOrdersEndpoint } from '../../../../../contract/order-admin.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { useLoaded } from '../../../../ui/loading/use-loaded.ts';
import { useDeskNews } from '../use-desk-news.ts';

/** More than these are a list of their own. */
const SHOWN_MAX = 4;

/** The first orders that need somebody, and how many there are in all. */
export function useAttention() {
  const load = useCallback(
    (signal: AbortSignal) =>
      shopApi.call(listDeskOrdersEndpoint, {
        query: { attention: ANY_REASON, sort: 'slot', limit: SHOWN_MAX },
        signal,
      }),
    [],
  );
  const { data, reload } = useLoaded(load);
  useDeskNews(reload, true);
  return { orders: data?.data ?? [], count: data?.attentionCount, reload };
}
