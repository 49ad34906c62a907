import { useEffect } from 'react';
import type { ShopEvent } from '../../contract/events.ts';
import { shopNews } from './shop-news.ts';

type GatheringOptions = {
  readonly isShown: boolean;
  readonly concerns: (news: ShopEvent) => boolean;
  /** A dozen changes in so short a time are told once. */
  readonly gatherMs: number;
};

/** Calls back when something may have changed that is shown. Keep both functions, with `useCallback` or outside. */
export function useGatheredNews(onNews: () => void, { isShown, concerns, gatherMs }: GatheringOptions): void {
  useEffect(() => {
    if (!isShown) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      timer = undefined;
      onNews();
    };
    const stop = shopNews.listen((news) => {
      if (concerns(news)) timer ??= setTimeout(tell, gatherMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [onNews, isShown, concerns, gatherMs]);
}
