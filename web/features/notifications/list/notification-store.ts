import {
  NOTIFICATIONS_PAGE_MAX,
  NOTIFICATIONS_PAGE_SIZE,
  type Notification,
} from '../../../../contract/notifications.ts';
import type { Toast } from '../../../ui/feedback/toast.ts';
import type { NotificationsQuery } from './notification-calls.ts';
import {
  changeNotifications,
  type Marks,
  NOTHING_KNOWN,
  type NotificationsEvent,
  type ShownNotifications,
  showNotifications,
} from './notifications-state.ts';
import { runOneAtATime } from './run-one-at-a-time.ts';

type NotificationStoreParts = {
  readonly listNotifications: (
    query: NotificationsQuery,
    signal: AbortSignal,
  ) => Promise<readonly Notification[]>;
  readonly countUnread: (signal: AbortSignal) => Promise<number>;
  /** These two answer with how many are unread after that. */
  readonly markAsRead: (id: string) => Promise<number>;
  readonly markAllAsRead: () => Promise<number>;
  readonly showToast: (toast: Toast) => void;
  readonly log: (message: string, error: unknown) => void;
};

export type NotificationStore = ReturnType<typeof createNotificationStore>;

/** What one person is told in the shop, as far as this tab knows it. It ends with their session. */
export function createNotificationStore(parts: NotificationStoreParts) {
  const { showToast, log } = parts;
  const ending = new AbortController();
  const { signal } = ending;
  const listeners = new Set<() => void>();
  let state = NOTHING_KNOWN;
  let shown = showNotifications(state);
  let isListOpen = false;

  function change(event: NotificationsEvent): void {
    if (signal.aborted) return;
    state = changeNotifications(state, event);
    shown = showNotifications(state);
    for (const listener of listeners) listener();
  }

  async function count(): Promise<void> {
    try {
      change({ type: 'counted', unread: await parts.countUnread(signal) });
    } catch (error) {
      if (!signal.aborted) log('Counting the unread notifications failed', error);
    }
  }

  async function load(): Promise<void> {
    if (!isListOpen) return;
    change({ type: 'asked' });
    // As many as are shown, so that all of them are up to date.
    const limit = Math.min(Math.max(state.items.length, NOTIFICATIONS_PAGE_SIZE), NOTIFICATIONS_PAGE_MAX);
    const isFirstPage = limit === NOTIFICATIONS_PAGE_SIZE;
    await fetchList(isFirstPage ? {} : { limit }, (items) =>
      change({ type: 'came', items, isFull: items.length === limit }),
    );
  }

  async function fetchList(
    query: NotificationsQuery,
    onItems: (items: readonly Notification[]) => void,
  ): Promise<void> {
    try {
      onItems(await parts.listNotifications(query, signal));
    } catch (error) {
      if (signal.aborted) return;
      log('Loading the notifications failed', error);
      change({ type: 'failed' });
    }
  }

  async function mark(marks: Marks, work: () => Promise<number>, failureWords: string): Promise<void> {
    change({ type: 'marking', marks });
    try {
      change({ type: 'marked', marks, unread: await work() });
    } catch (error) {
      change({ type: 'not-marked', marks });
      if (signal.aborted) return;
      log(failureWords, error);
      showToast({ kind: 'error', text: failureWords });
    }
  }

  // Each for itself: on a slow line neither waits for the other.
  const countAnew = runOneAtATime(count);
  const loadAnew = runOneAtATime(load);
  const reload = async (): Promise<void> => {
    await Promise.all([countAnew(), loadAnew()]);
  };

  return {
    read: (): ShownNotifications => shown,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Something may have changed: asks anew for the number and, while somebody looks at it, for the list. */
    reload,

    openList(): () => void {
      isListOpen = true;
      void reload();
      return () => {
        isListOpen = false;
      };
    },

    async loadOlder(): Promise<void> {
      const lastNotificationId = state.items.at(-1)?.id;
      if (lastNotificationId === undefined || state.isLoadingOlder) return;
      change({ type: 'older-asked' });
      await fetchList({ lastNotificationId }, (items) =>
        change({
          type: 'older-came',
          items,
          after: lastNotificationId,
          isFull: items.length === NOTIFICATIONS_PAGE_SIZE,
        }),
      );
    },

    async markAsRead(id: string): Promise<void> {
      if (shown.items.find((item) => item.id === id)?.read !== false) return;
      await mark({ ids: [id], isAll: false }, () => parts.markAsRead(id), 'Failed to mark as read');
    },

    async markAllAsRead(): Promise<void> {
      const ids = shown.items.filter(({ read }) => !read).map(({ id }) => id);
      await mark({ ids, isAll: true }, parts.markAllAsRead, 'Failed to mark all as read');
    },

    stop: () => ending.abort(),
  };
}
