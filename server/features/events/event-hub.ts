import type { ShopEvent } from '../../../contract/events.ts';
import type { News } from '../../database/news.ts';

/** Whom a stream belongs to: a session, the orders a guest follows, or both. */
export type Listener = {
  readonly session: { readonly id: string; readonly userId: string; readonly isAdmin: boolean } | undefined;
  readonly trackedOrders: readonly string[];
};

export type EventSink = {
  readonly send: (event: ShopEvent) => void;
  readonly beat: () => void;
  readonly close: () => void;
};

/** A browser keeps one; several browsers and a few forgotten ones are fine. */
export const STREAMS_MAX_PER_LISTENER = 10;
export const STREAMS_MAX_PER_NODE = 5_000;

type Stream = {
  readonly owner: string;
  readonly session: Listener['session'];
  readonly orders: Set<string>;
  readonly sink: EventSink;
};

export type EventHub = ReturnType<typeof createEventHub>;

/** Every stream this node keeps open, and who of them is to hear what. */
export function createEventHub() {
  const streams = new Set<Stream>();
  let isClosed = false;

  const closeAll = (ended: Iterable<Stream>) => {
    for (const stream of ended) {
      streams.delete(stream);
      stream.sink.close();
    }
  };
  const endSessions = (isOver: (session: NonNullable<Listener['session']>) => boolean) => {
    const over = [...streams].filter(({ session }) => session && isOver(session));
    for (const { sink } of over) sink.send({ kind: 'session' });
    closeAll(over);
  };

  return {
    /** Undefined when there are too many already; otherwise how to leave. */
    join({ session, trackedOrders }: Listener, sink: EventSink): (() => void) | undefined {
      const owner = session?.userId ?? trackedOrders.toSorted().join();
      const own = [...streams].filter((stream) => stream.owner === owner);
      const isFull = streams.size >= STREAMS_MAX_PER_NODE || own.length >= STREAMS_MAX_PER_LISTENER;
      if (isClosed || isFull) return undefined;
      const stream: Stream = { owner, session, orders: new Set(trackedOrders), sink };
      streams.add(stream);
      // The page was loaded before the stream was open, or the stream was lost for a while.
      sink.send({ kind: 'reload' });
      return () => void streams.delete(stream);
    },

    hear(news: News): void {
      if (news.kind === 'session') {
        const { userId, sessionId } = news;
        endSessions(({ id, userId: of }) => of === userId && (sessionId === null || id === sessionId));
        return;
      }
      for (const { session, orders, sink } of streams) {
        const isOwn = 'userId' in news && news.userId !== null && session?.userId === news.userId;
        const kind = news.kind === 'custom_order' ? 'custom_order' : 'order';
        if (isOwn || session?.isAdmin || orders.has(news.id)) sink.send({ kind, id: news.id });
        if (news.kind === 'tracking_ended') orders.delete(news.id);
      }
    },

    /** Something may have been missed by everybody. */
    reload(): void {
      for (const { sink } of streams) sink.send({ kind: 'reload' });
    },

    beat(): void {
      for (const { sink } of streams) sink.beat();
    },

    listSessionIds: (): readonly string[] => [
      ...new Set([...streams].flatMap(({ session }) => session?.id ?? [])),
    ],

    /** Ends the streams of sessions that are over by time, or whose end was not heard of. */
    keepSessions: (open: ReadonlySet<string>, asked: readonly string[]) =>
      endSessions(({ id }) => asked.includes(id) && !open.has(id)),

    countStreams: () => streams.size,
    close(): void {
      isClosed = true;
      closeAll([...streams]);
    },
  };
}
