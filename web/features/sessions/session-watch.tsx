import { useEffect, useState } from 'react';
import type {
  extendSessionEndpoint,
  readSessionEndpoint,
  SessionAnswer,
} from '../../../contract/sessions.ts';
import { backgroundApi } from '../../api/shop-api.ts';
import { shopNews } from '../../api/shop-news.ts';
import { useAuth } from '../users/auth-context.tsx';
import { keepSession } from './keep-session.ts';
import type { KnownSession } from './known-session.ts';
import { SessionBanner } from './session-banner.tsx';
import { watchActivity } from './watch-activity.ts';

/** A tab that signs out tells the others itself, which leaves them on their pages; only after that is a session's end a surprise. */
const OWN_SIGN_OUT_MS = 1_500;

export type SessionWatchProps = { readonly onChange: (session: KnownSession) => void };

/** Looks after the session of whoever is signed in, and shows the warning before its end. */
export function SessionWatch({ onChange }: SessionWatchProps) {
  const { identity } = useAuth();
  const [remainingMs, setRemainingMs] = useState<number | null>(null);

  useEffect(
    () =>
      keepSession({
        readSession,
        extendSession,
        confirmSession: identity.confirmSession,
        watchActivity: (onActivity) => watchActivity(window, onActivity),
        channel: new BroadcastChannel('session'),
        now: Date.now,
        onChange,
        onWarning: setRemainingMs,
        log: console.error,
      }),
    [identity, onChange],
  );

  // A session or role that was taken away is gone in every tab; the stream itself is of whoever opened it.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const refresh = () =>
      identity.refresh().catch((error: unknown) => console.error('Refreshing the identity failed', error));
    shopNews.restart();
    const stopListening = shopNews.listen(({ kind }) => {
      if (kind !== 'session') return;
      clearTimeout(timer);
      timer = setTimeout(refresh, OWN_SIGN_OUT_MS);
    });
    return () => {
      clearTimeout(timer);
      stopListening();
      shopNews.restart();
    };
  }, [identity]);

  return remainingMs !== null && <SessionBanner remainingMs={remainingMs} />;
}

async function readSession(): Promise<SessionAnswer> {
  return readAnswer(await backgroundApi.ask<typeof readSessionEndpoint>('GET /api/session'));
}

async function extendSession(): Promise<SessionAnswer> {
  return readAnswer(await backgroundApi.ask<typeof extendSessionEndpoint>('POST /api/session/extend'));
}

/** By hand: whoever is signed in loads this with their first page, and the contract's schema would make it ten times as large. */
function readAnswer(body: unknown): SessionAnswer {
  const answer = typeof body === 'object' && body !== null ? body : {};
  const { sessionExpiresAt, now, isRemembered, isFixed }: Partial<Record<keyof SessionAnswer, unknown>> =
    answer;
  if (typeof sessionExpiresAt !== 'string' || typeof now !== 'string') {
    throw new Error('The response has no session');
  }
  return { sessionExpiresAt, now, isRemembered: isRemembered === true, isFixed: isFixed === true };
}
