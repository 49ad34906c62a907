import type { BaseLogger } from 'pino';
import { type ConnectionConfig, toClientConfig } from './connect.ts';
import { keepListening } from './listen.ts';
import { NEWS_CHANNEL, type News, readNews } from './news.ts';

type FollowOptions = {
  readonly connection: ConnectionConfig;
  readonly onNews: (news: News) => void;
  /** Listening begins, or begins again: whatever was said before was not heard. */
  readonly onGap: () => void;
  readonly log: Pick<BaseLogger, 'warn'>;
};

/** Hears what any node announces, from one connection for the whole node. */
export async function followNews({ connection, onNews, onGap, log }: FollowOptions) {
  const listening = keepListening({
    config: { ...toClientConfig(connection), application_name: 'oyin news' },
    channel: NEWS_CHANNEL,
    onWake: (message) => {
      if (message === undefined) return onGap();
      const news = readNews(message);
      if (news) onNews(news);
    },
    log,
  });
  await listening.firstAttempt;
  return { stop: () => listening.stop() };
}
