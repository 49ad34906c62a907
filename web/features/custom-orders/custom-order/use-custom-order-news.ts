import { useEffect } from 'react';
import { shopNews } from '../../../api/shop-news.ts';

type CustomOrderNews = {
  /** Left out for all of them. */
  readonly id?: string;
  /** What it has become: its payment is what moves the custom order on, before anything has written that down. */
  readonly orderId?: string | undefined;
  /** What is not there needs no news. */
  readonly isShown: boolean;
};

/** Calls back when something may have changed about a custom order that is shown. Keep it with `useCallback`. */
export function useCustomOrderNews(onNews: () => void, { id, orderId, isShown }: CustomOrderNews): void {
  useEffect(() => {
    if (!isShown) return;
    return shopNews.listen((news) => {
      const isThis = news.kind === 'custom_order' && (id === undefined || news.id === id);
      const isItsOrder = news.kind === 'order' && news.id === orderId;
      if (isThis || isItsOrder || news.kind === 'reload') onNews();
    });
  }, [onNews, id, orderId, isShown]);
}
