import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { shopNews } from '../../api/shop-news.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { beforeSignOut } from '../users/sign-out-context.ts';
import { NOTIFICATION_CALLS } from './list/notification-calls.ts';
import { createNotificationStore, type NotificationStore } from './list/notification-store.ts';
import { isOtherDocument } from './other-document.ts';
import { listenForPush } from './push/listen-for-push.ts';
import type { PushKeeper } from './push/push-keeper.ts';
import { storedPush } from './push/stored-subscription.ts';

export type NotificationWatchProps = {
  readonly uid: string;
  readonly onStore: (store: NotificationStore | null) => void;
};

/** Looks after the notifications of whoever is signed in: those of the shop's news, and those that come by push. */
export function NotificationWatch({ uid, onStore }: NotificationWatchProps) {
  const navigate = useNavigate();

  useEffect(() => {
    const store = createNotificationStore({
      ...NOTIFICATION_CALLS,
      showToast,
      log: console.error,
    });
    onStore(store);
    void store.reload();
    const stopListening = shopNews.listen(({ kind }) => {
      if (kind === 'notification' || kind === 'reload') void store.reload();
    });
    const stopListeningForPush = listenForPush({
      serviceWorker: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
      isVisible: () => document.visibilityState === 'visible',
      readPath: () => window.location.pathname,
      goTo: (link) => {
        if (isOtherDocument(window.location.pathname, link)) window.location.assign(link);
        else void navigate(link);
      },
      showToast,
      reload: () => void store.reload(),
    });
    return () => {
      stopListening();
      stopListeningForPush();
      store.stop();
      onStore(null);
    };
  }, [onStore, navigate]);

  useEffect(() => {
    const look = () => {
      withPush((push) => push.look(uid)).catch((error: unknown) =>
        console.error('The push subscription could not be updated', error),
      );
    };
    look();
    // A session takes its browser along in the shop. Whoever changed the password has another one and is reached again.
    const stopListening = shopNews.listen(({ kind }) => {
      if (kind !== 'session') return;
      storedPush.noteSignedOut();
      look();
    });
    const stopWaiting = beforeSignOut(() => withPush((push) => push.switchOff()));
    return () => {
      stopListening();
      stopWaiting();
    };
  }, [uid]);

  return null;
}

/** Most people have not allowed push, and never download what belongs to it. */
async function withPush(work: (push: PushKeeper) => Promise<void>): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const { browserPush } = await import('./push/browser-push.ts');
  await work(browserPush);
}
