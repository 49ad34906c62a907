import { useEffect } from 'react';
import { shopNews } from '../../../api/shop-news.ts';

/** A dozen orders that move together are read once. */
const GATHERING_MS = 250;

/** Calls back when something may have changed about any of the orders that are shown. Keep it with `useCallback`. */
export function useDeskNews(onNews: () => void, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      timer = undefined;
      onNews();
    };
    const stop = shopNews.listen(({ kind }) => {
      if (kind === 'order' || kind === 'reload') timer ??= setTimeout(tell, GATHERING_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [onNews, isShown]);
}
