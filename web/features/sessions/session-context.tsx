import { type ComponentType, createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useAuth } from '../users/auth-context.tsx';
import type { KnownSession } from './known-session.ts';
import type { SessionWatchProps } from './session-watch.tsx';

export type Session = {
  /** By the server's clock; null while nobody is signed in or it is not known yet. */
  readonly sessionExpiresAt: Date | null;
};

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const uid = useAuth().currentUser?.uid;
  const [known, setKnown] = useState<KnownSession | null>(null);
  const Watch = useSessionWatch(uid !== undefined);

  useEffect(() => {
    if (uid !== undefined) return () => setKnown(null);
  }, [uid]);

  const session = useMemo(() => ({ sessionExpiresAt: known && new Date(known.sessionExpiresAt) }), [known]);
  return (
    <SessionContext value={session}>
      {children}
      {Watch && uid !== undefined && <Watch key={uid} onChange={setKnown} />}
    </SessionContext>
  );
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSession must be used within a SessionProvider');
  return session;
}

/** Visitors never download what looks after a session. */
function useSessionWatch(isNeeded: boolean): ComponentType<SessionWatchProps> | null {
  const [Watch, setWatch] = useState<ComponentType<SessionWatchProps> | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    import('./session-watch.tsx').then(
      (module) => setWatch(() => module.SessionWatch),
      (error: unknown) => console.error('The session watch could not be loaded', error),
    );
  }, [isNeeded]);
  return Watch;
}
