import { type PostMessage, type SealedMessage, sealMessage } from './post-message.ts';
import { findRetryPause } from './retry-pauses.ts';
import type { SandboxClock } from './sandbox-clock.ts';
import type { SandboxRecords } from './sandbox-records.ts';
import type { MessageMode, SandboxMessage } from './sandbox-state.ts';

export type MessagesOptions = {
  readonly records: SandboxRecords;
  readonly clock: SandboxClock;
  readonly secretKey: string;
  readonly post: PostMessage;
  /** After every change: writes the records and looks what is due next. */
  readonly settle: () => Promise<void>;
  readonly reportFault: (error: unknown) => void;
};

export const DELAY_MS = 3_000;
/** So long a message that is to come too late waits for another to overtake it. */
export const LAG_MAX_MS = 60_000;

type News = { readonly reference: string; readonly event: string; readonly data: object };
export type SandboxMessages = ReturnType<typeof createMessages>;

/** What the shop is told, signed, and told again until it answers 200. */
export function createMessages({ records, clock, secretKey, post, settle, reportFault }: MessagesOptions) {
  const { messages } = records;
  const sending = new Set<string>();
  /** With what follows from their answers. */
  const underWay = new Map<string, Promise<number | undefined>>();
  const stopping = new AbortController();
  const nowMs = () => clock.read().getTime();

  const requireMessage = (id: string): SandboxMessage => {
    const message = messages.get(id);
    if (!message) throw new Error(`The sandbox has no message ${id}.`);
    return message;
  };
  const change = (id: string, difference: Partial<SandboxMessage>) => {
    messages.set(id, { ...requireMessage(id), ...difference });
  };
  const add = (row: Omit<SandboxMessage, 'id' | 'attempts'>) => {
    const message: SandboxMessage = { ...row, id: records.takeId(), attempts: 0 };
    messages.set(message.id, message);
    return message;
  };

  const finishDelivery = (id: string, answered: number | undefined) => {
    const { attempts, isFirstAnswerLost, status } = requireMessage(id);
    const isReceived = answered === 200 && !(isFirstAnswerLost && attempts === 0);
    const pauseMs = findRetryPause(attempts + 1);
    const isGivenUp = status === 'waiting' && pauseMs === undefined;
    change(id, {
      attempts: attempts + 1,
      lagsBehind: false,
      status: isReceived ? 'delivered' : isGivenUp ? 'dropped' : status,
      dueAtMs: nowMs() + (pauseMs ?? 0),
    });
    for (const message of messages.values()) {
      if (message.lagsBehind) change(message.id, { lagsBehind: false, dueAtMs: nowMs() });
    }
  };

  /** Nothing is told that a restart would forget. */
  const send = async (id: string) => {
    await records.keep();
    const answered = await post(sealMessage(requireMessage(id).body, secretKey), stopping.signal);
    // Whether the shop has heard a message during whose delivery the sandbox stopped is not known: it comes again.
    if (!stopping.signal.aborted) finishDelivery(id, answered);
    return answered;
  };

  const sendAndSettle = async (id: string) => {
    sending.add(id);
    const answered = await send(id).finally(() => sending.delete(id));
    await settle();
    return answered;
  };

  const deliver = (id: string): Promise<number | undefined> => {
    const current = underWay.get(id);
    if (current) return current;
    const delivery = sendAndSettle(id).finally(() => underWay.delete(id));
    underWay.set(id, delivery);
    return delivery;
  };

  const listWaiting = () =>
    [...messages.values()].filter(({ id, status }) => status === 'waiting' && !sending.has(id));

  return {
    list: (reference?: string): readonly SandboxMessage[] =>
      [...messages.values()].filter((message) => reference === undefined || message.reference === reference),

    /** The body and its signature, for a test that brings them itself. */
    seal: (id: string): SealedMessage => sealMessage(requireMessage(id).body, secretKey),

    /** Sends it now, whatever was to become of it; the shop's answer. */
    deliver,

    async hold(id: string): Promise<void> {
      change(id, { status: 'held', lagsBehind: false });
      await settle();
    },

    async drop(id: string): Promise<void> {
      change(id, { status: 'dropped', lagsBehind: false });
      await settle();
    },

    /** A second one with the same words, held. */
    async duplicate(id: string): Promise<SandboxMessage> {
      const copy = add({ ...requireMessage(id), status: 'held' });
      await settle();
      return copy;
    },

    add({ reference, event, data }: News, mode: MessageMode): void {
      const row = { reference, event, body: JSON.stringify({ event, data }) };
      const isOvertaken = [...messages.values()].some((message) => message.lagsBehind);
      const lagsBehind = mode === 'out_of_order' && !isOvertaken;
      const waitMs = lagsBehind ? LAG_MAX_MS : mode === 'delayed' ? DELAY_MS : 0;
      for (let copies = mode === 'twice' ? 2 : 1; copies > 0; copies -= 1) {
        add({
          ...row,
          status: mode === 'lost' ? 'dropped' : mode === 'by_hand' ? 'held' : 'waiting',
          dueAtMs: nowMs() + waitMs,
          isFirstAnswerLost: mode === 'answer_lost',
          lagsBehind,
        });
      }
    },

    findNextMs: () => Math.min(...listWaiting().map(({ dueAtMs }) => dueAtMs)),

    doDue(): void {
      for (const { id, dueAtMs } of listWaiting()) {
        if (dueAtMs <= nowMs()) deliver(id).catch(reportFault);
      }
    },

    /** Resolves when no delivery is under way, and the next is waiting for its moment. */
    async waitUntilQuiet(): Promise<void> {
      while (underWay.size > 0) await Promise.allSettled([...underWay.values()]);
    },

    async stop(): Promise<void> {
      stopping.abort();
      await Promise.allSettled([...underWay.values()]);
    },
  };
}
