/** What one tab tells the others; they ask for the rest themselves, so that nothing secret is passed around. */
const TAB_NEWS = ['changed', 'signed-out', 'session-ended'] as const;
export type TabNews = (typeof TAB_NEWS)[number];

export type NewsChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/** Opens the channel at its first use, because the server can load this but has no tabs. */
export function createTabNews(openChannel: () => NewsChannel) {
  let channel: NewsChannel | undefined;
  const open = () => {
    channel ??= openChannel();
    return channel;
  };

  return {
    notify: (news: TabNews) => open().postMessage(news),
    listen(listener: (news: TabNews) => void): void {
      open().addEventListener('message', ({ data }) => {
        if (isTabNews(data)) listener(data);
      });
    },
  };
}

/** Another tab may run another version of the shop. */
function isTabNews(data: unknown): data is TabNews {
  return TAB_NEWS.some((news) => news === data);
}
