import type { ShopEvent } from '../../contract/events.ts';

/** What is used of the browser's event source. */
export type NewsStream = Pick<EventSource, 'readyState' | 'close'> & {
  readonly addEventListener: (type: 'open' | 'message' | 'error', listener: (event: Event) => void) => void;
};

type FollowStreamParts = {
  readonly openStream: () => NewsStream;
  readonly onNews: (news: ShopEvent) => void;
};

export const POLL_EVERY_MS = 20_000;
/** A stream that is refused for good, by a proxy or because nobody is signed in, is asked for ever more rarely. */
const POLLS_BETWEEN_TRIES_MAX = 16;
const CLOSED: EventSource['CLOSED'] = 2;

/** Passes on what the stream says, and where there is none lets everything be loaded anew from time to time. */
export function followStream({ openStream, onNews }: FollowStreamParts): () => void {
  let stream: NewsStream;
  let timer: ReturnType<typeof setTimeout>;
  let pollsBetweenTries = 1;
  let pollsUntilTry = pollsBetweenTries;

  function open(): void {
    stream = openStream();
    stream.addEventListener('open', () => {
      clearTimeout(timer);
      pollsBetweenTries = 1;
      pollsUntilTry = pollsBetweenTries;
    });
    stream.addEventListener('message', (event) => {
      const news = 'data' in event ? readNews(event.data) : undefined;
      if (news) onNews(news);
    });
    // A browser comes back by itself after a lost line, though not after a refusal; until it has, the poll stands in.
    stream.addEventListener('error', schedulePoll);
  }

  function schedulePoll(): void {
    clearTimeout(timer);
    timer = setTimeout(poll, POLL_EVERY_MS);
  }

  function poll(): void {
    onNews({ kind: 'reload' });
    pollsUntilTry -= 1;
    if (stream.readyState === CLOSED && pollsUntilTry <= 0) {
      pollsBetweenTries = Math.min(pollsBetweenTries * 2, POLLS_BETWEEN_TRIES_MAX);
      pollsUntilTry = pollsBetweenTries;
      open();
    }
    schedulePoll();
  }

  open();
  schedulePoll();
  return () => {
    clearTimeout(timer);
    stream.close();
  };
}

/** Which kinds name what they are about. */
const IS_NAMED: Readonly<Record<ShopEvent['kind'], boolean>> = {
  reload: false,
  order: true,
  custom_order: true,
  shelf: false,
  notification: false,
  session: false,
};

/**
 * From the stream as text, from another tab as it is; a newer shop may say more than this page understands. Read by hand,
 * because this is on every page: the contract's schema would bring its library along, and its type keeps the names right.
 */
export function readNews(said: unknown): ShopEvent | undefined {
  const news = typeof said === 'string' ? parse(said) : said;
  if (typeof news !== 'object' || news === null || !('kind' in news)) return undefined;
  const { kind } = news;
  if (typeof kind !== 'string' || !Object.hasOwn(IS_NAMED, kind)) return undefined;
  if (IS_NAMED[kind as ShopEvent['kind']] && !('id' in news && typeof news.id === 'string')) return undefined;
  return news as ShopEvent; // just found to be one
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
