import type { ShopEvent } from '../../../contract/events.ts';
import type { News } from '../../database/news.ts';
import type { EventSink, Listener } from './listener.ts';
import { createStreamIndex, type Stream } from './stream-index.ts';

/** A browser keeps one; several browsers and a few forgotten ones are fine. */
export const STREAMS_MAX_PER_LISTENER = 10;
export const STREAMS_MAX_PER_NODE = 5_000;

export type EventHub = ReturnType<typeof createEventHub>;

/** Every stream this node keeps open, and who of them is to hear what. */
export function createEventHub() {
  const streams = createStreamIndex();
  let isClosed = false;

  const closeAll = (ended: Iterable<Stream>) => {
    for (const stream of ended) {
      streams.remove(stream);
      stream.sink.close();
    }
  };
  const endSessions = (over: readonly Stream[]) => {
    for (const { sink } of over) sink.send({ kind: 'session' });
    closeAll(over);
  };
  const sendAll = (to: Iterable<Stream>, event: ShopEvent) => {
    for (const { sink } of to) sink.send(event);
  };

  return {
    /** Undefined when there are too many already; otherwise how to leave. */
    join({ session, trackedOrders }: Listener, sink: EventSink): (() => void) | undefined {
      const owner = session?.userId ?? trackedOrders.toSorted().join();
      const isFull =
        streams.count() >= STREAMS_MAX_PER_NODE || streams.countOf(owner) >= STREAMS_MAX_PER_LISTENER;
      if (isClosed || isFull) return undefined;
      const stream: Stream = { owner, session, orders: new Set(trackedOrders), sink };
      streams.add(stream);
      // The page was loaded before the stream was open, or the stream was lost for a while.
      sink.send({ kind: 'reload' });
      return () => streams.remove(stream);
    },

    hear(news: News): void {
      switch (news.kind) {
        case 'session':
          endSessions(
            streams
              .listOfUser(news.userId)
              .filter(({ session }) => news.sessionId === null || session?.id === news.sessionId),
          );
          break;
        case 'notification':
          sendAll(streams.listOfUser(news.userId), { kind: 'notification' });
          break;
        case 'order':
        case 'custom_order':
          sendAll(streams.listConcerned(news), { kind: news.kind, id: news.id });
          break;
        case 'tracking_ended':
          sendAll(streams.listConcerned({ id: news.id, userId: null }), { kind: 'order', id: news.id });
          streams.forgetOrder(news.id);
          break;
      }
    },

    /** Something may have been missed by everybody. */
    reload: () => sendAll(streams.list(), { kind: 'reload' }),

    beat(): void {
      for (const { sink } of streams.list()) sink.beat();
    },

    listSessionIds: (): readonly string[] => [
      ...new Set(streams.list().flatMap(({ session }) => session?.id ?? [])),
    ],

    /** Ends the streams of sessions that are over by time, or whose end was not heard of. */
    keepSessions(open: ReadonlySet<string>, asked: readonly string[]): void {
      const over = new Set(asked.filter((id) => !open.has(id)));
      endSessions(streams.list().filter(({ session }) => session && over.has(session.id)));
    },

    countStreams: streams.count,
    close(): void {
      isClosed = true;
      closeAll(streams.list());
    },
  };
}
