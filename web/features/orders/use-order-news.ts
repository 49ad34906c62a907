import { useEffect } from 'react';
import { shopNews } from '../../api/shop-news.ts';

type OrderNews = {
  /** Left out for all of them. */
  readonly id?: string;
  /** What is not there needs no news. */
  readonly isShown: boolean;
};

/** Calls back when something may have changed about an order that is shown. Keep it with `useCallback`. */
export function useOrderNews(onNews: () => void, { id, isShown }: OrderNews): void {
  useEffect(() => {
    if (!isShown) return;
    return shopNews.listen((news) => {
      const isOrder = news.kind === 'order' && (id === undefined || news.id === id);
      if (isOrder || news.kind === 'reload') onNews();
    });
  }, [onNews, id, isShown]);
}
