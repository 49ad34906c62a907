import type { EventSink, Listener } from './listener.ts';

export type Stream = {
  /** Whose limit it counts for. */
  readonly owner: string;
  readonly session: Listener['session'];
  readonly orders: Set<string>;
  readonly sink: EventSink;
};

/** Finds those whom news concerns without asking each of thousands. */
export function createStreamIndex() {
  const all = new Set<Stream>();
  const byOwner = createGroups();
  const byUser = createGroups();
  const byOrder = createGroups();
  const administrators = new Set<Stream>();

  return {
    add(stream: Stream): void {
      all.add(stream);
      byOwner.add(stream.owner, stream);
      if (stream.session) byUser.add(stream.session.userId, stream);
      if (stream.session?.isAdmin) administrators.add(stream);
      for (const orderId of stream.orders) byOrder.add(orderId, stream);
    },

    remove(stream: Stream): void {
      all.delete(stream);
      byOwner.remove(stream.owner, stream);
      if (stream.session) byUser.remove(stream.session.userId, stream);
      administrators.delete(stream);
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

    /** Each once: the owner of an order or custom order, whoever follows it, and the administrators. */
    listConcerned: ({ id, userId }: { readonly id: string; readonly userId: string | null }) =>
      new Set([...administrators, ...byOrder.list(id), ...(userId === null ? [] : byUser.list(userId))]),
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
