import type { ShopEvent } from '../../../../contract/events.ts';
import { useGatheredNews } from '../../../api/use-gathered-news.ts';

/** Sales in a row are read once. */
const GATHERING_MS = 250;

const concernsShelf = ({ kind }: ShopEvent) => kind === 'shelf' || kind === 'order' || kind === 'reload';

/** Calls back when something may have been sold, put on the shelf or taken off it, at whichever counter. */
export function useShelfNews(onNews: () => void): void {
  useGatheredNews(onNews, { isShown: true, concerns: concernsShelf, gatherMs: GATHERING_MS });
}
