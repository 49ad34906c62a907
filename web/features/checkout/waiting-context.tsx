import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useOnline } from '../../ui/browser/use-online.ts';
import { createScriptLoader } from '../../ui/loading/load-script.ts';
import { writeUnpaidText } from '../orders/unpaid-text-context.ts';
import { useAuth } from '../users/auth-context.tsx';
import { beforeSignOut } from '../users/sign-out-context.ts';
import { readWaitingText, watchWaitingText, writeWaitingText } from './waiting/waiting-text.ts';

function useWaitingText(): string | null {
  return useSyncExternalStore(watchWaitingText, readWaitingText, () => null);
}

const loadSender = createScriptLoader(() => import('./waiting/waiting-sender.tsx'));

/** Who has nothing to send never downloads what sends it; without a line it could neither come nor send. */
export function WaitingOutlet() {
  const isOnline = useOnline();
  const isWanted = useWaitingText() !== null && isOnline;
  const [Sender, setSender] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isWanted || Sender) return;
    let timer: ReturnType<typeof setTimeout>;
    let isGone = false;
    const load = () =>
      loadSender().then(
        (module) => setSender(() => module.WaitingSender),
        (error: unknown) => {
          console.error('The queued order cannot be sent yet', error);
          if (!isGone) timer = setTimeout(load, LOAD_AGAIN_AFTER_MS);
        },
      );
    void load();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [isWanted, Sender]);

  // Name, address and orders of whoever signs out stay behind nowhere, whether or not there was ever a line.
  useEffect(() => beforeSignOut(forgetOrders), []);

  return Sender && <Sender />;
}

const LOAD_AGAIN_AFTER_MS = 5_000;

async function forgetOrders(): Promise<void> {
  writeWaitingText(null);
  writeUnpaidText(null);
}

/** Says on every page that something has not gone out yet. */
export function WaitingNote({ className }: { readonly className: string }) {
  const { currentUser, authLoading } = useAuth();
  const text = useWaitingText();
  const ownerId = text === null ? undefined : readOwner(text);
  if (ownerId === null || (ownerId !== undefined && ownerId === currentUser?.uid)) {
    return (
      <Link to="/checkout" className={className}>
        An order is waiting to be sent
      </Link>
    );
  }
  // Their session ended before there was a line; only they can send it.
  if (ownerId === undefined || currentUser || authLoading) return null;
  return (
    <Link to="/login" className={className}>
      Sign in to send your waiting order
    </Link>
  );
}

/** Null: a guest's. Undefined for what cannot be read. */
function readOwner(text: string): string | null | undefined {
  try {
    const { ownerId = null }: { ownerId?: unknown } = JSON.parse(text);
    return ownerId === null || typeof ownerId === 'string' ? ownerId : undefined;
  } catch {
    return undefined;
  }
}
