import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { BaseLogger } from 'pino';
import { openClient } from './primary-client.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;

export type Listening = {
  /** Settles after the first attempt, whether it succeeded or will be repeated. */
  readonly firstAttempt: Promise<void>;
  stop(): Promise<void>;
};

/**
 * Listens on a connection of its own and comes back, with growing pauses, whenever that connection is lost. `onWake` is
 * called with every message, and without one whenever listening begins, because messages sent before that were missed.
 */
export function keepListening(options: {
  config: pg.ClientConfig;
  channel: string;
  onWake: (message?: string) => void;
  log: Pick<BaseLogger, 'warn'>;
}): Listening {
  const { config, channel, onWake, log } = options;
  const stopping = new AbortController();
  const firstAttempt = Promise.withResolvers<void>();

  async function listenUntilLost(onSuccess: () => void): Promise<void> {
    const client = openClient(config);
    const lost = new Promise<void>((resolve) => client.once('end', resolve));
    const hangUp = () => void client.end();
    client.on('error', (error) =>
      log.warn({ err: error }, 'the connection that listens for changes was lost'),
    );
    client.on('notification', ({ payload }) => onWake(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      stopping.signal.addEventListener('abort', hangUp);
      if (stopping.signal.aborted) return;
      onSuccess();
      await lost;
    } finally {
      stopping.signal.removeEventListener('abort', hangUp);
      await client.end();
    }
  }

  async function listenAgainAndAgain(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS;
    while (!stopping.signal.aborted) {
      try {
        await listenUntilLost(() => {
          pauseMs = FIRST_PAUSE_MS;
          onWake();
          firstAttempt.resolve();
        });
      } catch (error) {
        log.warn({ err: error, pauseMs }, 'falling back to polling for changes until listening works again');
      }
      firstAttempt.resolve();
      await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }

  const ended = listenAgainAndAgain();
  return {
    firstAttempt: firstAttempt.promise,
    stop: () => {
      stopping.abort();
      return ended;
    },
  };
}
