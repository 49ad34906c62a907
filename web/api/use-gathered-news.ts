import { useEffect, useRef } from 'react';
import type { ShopEvent } from '../../contract/events.ts';
import { shopNews } from './shop-news.ts';

type GatheringOptions = {
  readonly isShown: boolean;
  readonly concerns: (news: ShopEvent) => boolean;
  /** A dozen changes in so short a time are told once. */
  readonly gatherMs: number;
};

/** Calls back when something may have changed that is shown. Keep `concerns`, with `useCallback` or outside. */
export function useGatheredNews(onNews: () => void, { isShown, concerns, gatherMs }: GatheringOptions): void {
  // What was heard a moment ago is told to the screen as it is by then, and not lost with what it was.
  const latest = useRef(onNews);
  useEffect(() => {
    latest.current = onNews;
  });

  useEffect(() => {
    if (!isShown) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const notify = () => {
      timer = undefined;
      latest.current();
    };
    const stop = shopNews.listen((news) => {
      if (concerns(news)) timer ??= setTimeout(notify, gatherMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isShown, concerns, gatherMs]);
}
