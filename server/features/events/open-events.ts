import { setTimeout as pause } from 'node:timers/promises';
import type { BaseLogger } from 'pino';
import type { ConnectionConfig } from '../../database/connect.ts';
import { followNews } from '../../database/follow-news.ts';
import { createEventHub, type EventHub } from './event-hub.ts';

/** Often enough that no proxy takes the connection for dead. */
const BEAT_EVERY_MS = 25_000;

type EventsOptions = {
  readonly connection: ConnectionConfig;
  /** Which of these sessions are open still. */
  readonly findOpenSessions: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly log: Pick<BaseLogger, 'warn'>;
  readonly beatEveryMs?: number;
};

export type Events = { readonly hub: EventHub; readonly stop: () => Promise<void> };

/** Passes on to this node's browsers what happens on any node. */
export async function openEvents(options: EventsOptions): Promise<Events> {
  const { connection, findOpenSessions, log, beatEveryMs = BEAT_EVERY_MS } = options;
  const hub = createEventHub();
  const stopping = new AbortController();
  const following = await followNews({ connection, onNews: hub.receive, onGap: hub.reload, log });

  async function endOldSessions(): Promise<void> {
    const ids = hub.listSessionIds();
    if (ids.length > 0) hub.keepSessions(await findOpenSessions(ids), ids);
  }

  async function beatUntilStopped(): Promise<void> {
    while (!stopping.signal.aborted) {
      await pause(beatEveryMs, undefined, { signal: stopping.signal }).catch(() => {});
      hub.beat();
      await endOldSessions().catch((error: unknown) =>
        log.warn({ err: error }, 'the sessions behind the open streams could not be looked at'),
      );
    }
  }

  const beating = beatUntilStopped();
  return {
    hub,
    async stop() {
      stopping.abort();
      hub.close();
      await Promise.all([following.stop(), beating]);
    },
  };
}
