import type { ShopEvent } from '../../../../contract/events.ts';
import { useGatheredNews } from '../../../api/use-gathered-news.ts';

/** A dozen orders that move together are read once. */
const GATHERING_MS = 250;

const concernsOrders = ({ kind }: ShopEvent) => kind === 'order' || kind === 'reload';

/** Calls back when something may have changed about any of the orders that are shown. Keep it with `useCallback`. */
export function useAdminNews(onNews: () => void, isShown: boolean): void {
  useGatheredNews(onNews, { isShown, concerns: concernsOrders, gatherMs: GATHERING_MS });
}
