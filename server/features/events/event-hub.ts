import type { ShopEvent } from '../../../contract/events.ts';
import type { News } from '../../database/news.ts';
import type { EventSink, Listener } from './listener.ts';

/** A browser keeps one; several browsers and a few forgotten ones are fine. */
export const STREAMS_MAX_PER_LISTENER = 10;
/** Anybody can place orders as a guest. Generous, because mobile networks put many customers behind one address. */
export const GUEST_STREAMS_MAX_PER_NETWORK = 200;
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

  const isNetworkFull = (network: string) => {
    const guests = streams.list().filter((stream) => !stream.session && stream.network === network);
    return guests.length >= GUEST_STREAMS_MAX_PER_NETWORK;
  };

  return {
    /** Undefined when there are too many already; otherwise how to leave. */
    join({ session, trackedOrders, network }: Listener, sink: EventSink): (() => void) | undefined {
      const owner = session?.userId ?? trackedOrders.toSorted().join();
      const isFull =
        streams.count() >= STREAMS_MAX_PER_NODE ||
        streams.countOf(owner) >= STREAMS_MAX_PER_LISTENER ||
        (!session && network !== undefined && isNetworkFull(network));
      if (isClosed || isFull) return undefined;
      const stream: Stream = { owner, session, network, orders: new Set(trackedOrders), sink };
      streams.add(stream);
      // The page was loaded before the stream was open, or the stream was lost for a while.
      sink.send({ kind: 'reload' });
      return () => streams.remove(stream);
    },

    receive(news: News): void {
      switch (news.kind) {
        case 'session':
          endSessions(
            streams
              .listOfUser(news.userId)
              .filter(({ session }) => news.sessionId === null || session?.id === news.sessionId),
          );
          break;
        case 'shelf':
          sendAll(streams.listStaff(), { kind: 'shelf' });
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

type Stream = {
  /** Whose limit it counts for. */
  readonly owner: string;
  readonly network: string | undefined;
  readonly session: Listener['session'];
  readonly orders: Set<string>;
  readonly sink: EventSink;
};

/** Finds those whom news concerns without asking each of thousands. */
function createStreamIndex() {
  const all = new Set<Stream>();
  const byOwner = createGroups();
  const byUser = createGroups();
  const byOrder = createGroups();
  const staff = new Set<Stream>();

  return {
    add(stream: Stream): void {
      all.add(stream);
      byOwner.add(stream.owner, stream);
      if (stream.session) byUser.add(stream.session.userId, stream);
      if (stream.session?.role) staff.add(stream);
      for (const orderId of stream.orders) byOrder.add(orderId, stream);
    },

    remove(stream: Stream): void {
      all.delete(stream);
      byOwner.remove(stream.owner, stream);
      if (stream.session) byUser.remove(stream.session.userId, stream);
      staff.delete(stream);
      for (const orderId of stream.orders) byOrder.remove(orderId, stream);
    },

    /** Nobody follows this order by its link any longer. */
    forgetOrder(orderId: string): void {
      for (const stream of byOrder.list(orderId)) {
        stream.orders.delete(orderId);
        byOrder.remove(orderId, stream);
      }
    },

    count: () => all.size,
    countOf: (owner: string) => byOwner.list(owner).length,
    list: (): readonly Stream[] => [...all],
    listOfUser: (userId: string) => byUser.list(userId),
    listStaff: (): readonly Stream[] => [...staff],

    /** Each once: the owner of an order or custom order, whoever follows it, and the staff. */
    listConcerned: ({ id, userId }: { readonly id: string; readonly userId: string | null }) =>
      new Set([...staff, ...byOrder.list(id), ...(userId === null ? [] : byUser.list(userId))]),
  };
}

function createGroups() {
  const groups = new Map<string, Set<Stream>>();
  return {
    add(name: string, stream: Stream): void {
      const group = groups.get(name) ?? new Set();
      groups.set(name, group.add(stream));
    },
    remove(name: string, stream: Stream): void {
      const group = groups.get(name);
      group?.delete(stream);
      if (group?.size === 0) groups.delete(name);
    },
    /** A copy: whoever is told may leave at that moment. */
    list: (name: string): readonly Stream[] => [...(groups.get(name) ?? [])],
  };
}
