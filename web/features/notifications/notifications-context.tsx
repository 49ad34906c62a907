import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useAuth } from '../users/auth-context.tsx';
import type { NotificationStore } from './list/notification-store.ts';
import type { NotificationWatchProps } from './notification-watch.tsx';
import { storedPush } from './push/stored-subscription.ts';

/** Null while nobody is signed in or what looks after the notifications is still on its way. */
const NotificationsContext = createContext<NotificationStore | null>(null);

export function NotificationsProvider({ children }: { readonly children: ReactNode }) {
  const { currentUser, authLoading } = useAuth();
  const uid = currentUser?.uid;
  const [store, setStore] = useState<NotificationStore | null>(null);
  const Watch = useNotificationWatch(uid !== undefined);
  const isSignedOut = !authLoading && uid === undefined;
  useEffect(() => {
    if (isSignedOut) storedPush.noteSignedOut();
  }, [isSignedOut]);
  return (
    <NotificationsContext value={store}>
      {children}
      {Watch && uid !== undefined && <Watch key={uid} uid={uid} onStore={setStore} />}
    </NotificationsContext>
  );
}

export function useNotificationStore(): NotificationStore | null {
  return use(NotificationsContext);
}

/** How many are unread; null until that is known. */
export function useUnreadCount(): number | null {
  const store = useNotificationStore();
  return useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    () => store?.read().unread ?? null,
    () => null,
  );
}

const subscribeToNothing = () => () => {};

/** Visitors never download what looks after notifications. */
function useNotificationWatch(isNeeded: boolean): ComponentType<NotificationWatchProps> | null {
  const [Watch, setWatch] = useState<ComponentType<NotificationWatchProps> | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    import('./notification-watch.tsx').then(
      (module) => setWatch(() => module.NotificationWatch),
      (error: unknown) => console.error('Notifications cannot be shown', error),
    );
  }, [isNeeded]);
  return Watch;
}
