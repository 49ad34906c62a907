import BellIcon from 'lucide-react/icons/bell';
import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { useRole } from '../../users/role-context.tsx';
import { NotificationLine } from './notification-line.tsx';
import type { NotificationStore } from './notification-store.ts';
import { PanelFailure, PanelSkeleton } from './panel-frame.tsx';

const CONTROL = 'a, button';
const STEPS: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowDown: (place, last) => Math.min(place + 1, last),
  ArrowUp: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves the focus from line to line, to the first thing in it that can be used; false for keys that mean nothing here. */
function moveAmongRows(list: Element | null, key: string): boolean {
  const step = STEPS[key];
  const lines = [...(list?.children ?? [])].filter((line) => line.querySelector(CONTROL));
  if (!step || lines.length === 0) return false;
  const place = lines.findIndex((line) => line.contains(document.activeElement));
  lines[step(place, lines.length - 1)]?.querySelector<HTMLElement>(CONTROL)?.focus();
  return true;
}

type NotificationPanelProps = { readonly store: NotificationStore; readonly onLeave: () => void };

export default function NotificationPanel({ store, onLeave }: NotificationPanelProps) {
  const { items, status, unread, hasOlder, isLoadingOlder } = useSyncExternalStore(
    store.subscribe,
    store.read,
  );
  const now = useNow();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  useEffect(() => store.openList(), [store]);

  const move = (event: KeyboardEvent) => {
    if (moveAmongRows(listRef.current, event.key)) event.preventDefault();
  };
  const markAll = () => {
    // The button goes with the last unread one; the keyboard stays in the panel.
    headingRef.current?.focus();
    void store.markAllAsRead();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move among the links and buttons inside.
    <div onKeyDown={move} className="flex min-h-0 flex-col">
      <div className="flex min-h-17 items-center justify-between gap-3 py-2 pr-3 pl-5">
        <h2 ref={headingRef} tabIndex={-1} className="text-fs-3">
          Notifications
        </h2>
        {Boolean(unread) && (
          <button
            type="button"
            onClick={markAll}
            className="min-h-11 rounded-small px-2 text-small font-semibold text-hibiscus hover:bg-hibiscus-soft"
          >
            Mark all as read
          </button>
        )}
      </div>
      <div className="min-h-0 overflow-y-auto overscroll-contain border-t border-crust">
        {status === 'failed' && <PanelFailure onRetry={() => void store.reload()} />}
        {status === 'loading' && <PanelSkeleton />}
        {status === 'ready' && items.length === 0 && <NothingNew />}
        {items.length > 0 && (
          <ul
            ref={listRef}
            tabIndex={-1}
            aria-label="Notifications, newest first"
            className="divide-y divide-crust"
          >
            {items.map((item) => (
              <NotificationLine
                key={item.id}
                notification={item}
                now={now}
                onRead={() => void store.markAsRead(item.id)}
                onLeave={onLeave}
              />
            ))}
          </ul>
        )}
        {hasOlder && (
          <div className="grid border-t border-crust p-1.5">
            <Button size="s" onClick={() => void store.loadOlder()} aria-disabled={isLoadingOlder}>
              {isLoadingOlder && <Spinner />}
              {isLoadingOlder ? 'Loading…' : 'Show older'}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

function NothingNew() {
  return (
    <div className="grid justify-items-center gap-2 px-6 pt-8 pb-10 text-center">
      <span className="scallop mb-2 grid size-17 place-items-center bg-honey-soft">
        <BellIcon className="size-7" />
      </span>
      <p className="font-display text-fs-4 font-semibold">No notifications yet</p>
      <p className="max-w-lead text-label text-cocoa-2">
        {useRole() ? 'Updates appear here.' : 'Updates about your orders appear here.'}
      </p>
    </div>
  );
}

const TICK_MS = 30_000;

/** The time, often enough for "5 minutes ago" to stay true. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
