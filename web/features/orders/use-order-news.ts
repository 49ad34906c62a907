import { useEffect } from 'react';
import { shopNews } from '../../api/shop-news.ts';

/** Calls back when something may have changed about this order, or without an id about any. Keep it with `useCallback`. */
export function useOrderNews(onNews: () => void, id?: string): void {
  useEffect(
    () =>
      shopNews.listen((news) => {
        const isOrder = news.kind === 'order' && (id === undefined || news.id === id);
        if (isOrder || news.kind === 'reload') onNews();
      }),
    [onNews, id],
  );
}
