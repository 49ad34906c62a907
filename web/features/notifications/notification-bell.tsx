import BellIcon from 'lucide-react/icons/bell';
import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { CountBadge } from '../../ui/feedback/count-badge.tsx';
import { createLatePart } from '../../ui/loading/late-part.tsx';
import { useDropdown } from '../../ui/overlays/use-dropdown.ts';
import { countNotifications, labelBell } from './list/notification-words.ts';
import { PanelFailure, PanelFrame, PanelSkeleton } from './list/panel-frame.tsx';
import { useNotificationStore, useUnreadCount } from './notifications-context.tsx';

/** Only those who look into it download it. */
const NotificationPanel = createLatePart({
  load: () => import('./list/notification-panel.tsx'),
  showFailure: (onRetry) => <PanelFailure onRetry={onRetry} />,
});

export default function NotificationBell() {
  const { isOpen, close, panelId, rootProps, triggerProps } = useDropdown();
  const store = useNotificationStore();
  const unread = useUnreadCount();
  const newsWords = useNewsWords(unread);

  const enterByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (isOpen) document.getElementById(panelId)?.querySelector<HTMLElement>('li a, li button')?.focus();
    else triggerProps.onClick();
  };

  return (
    <div {...rootProps} className="phone:relative">
      <IconButton {...triggerProps} onKeyDown={enterByArrow} label={labelBell(unread ?? 0)}>
        <BellIcon className="size-6" />
        <CountBadge count={unread ?? 0} />
      </IconButton>
      <span role="status" className="visually-hidden">
        {newsWords}
      </span>
      {isOpen && (
        <PanelFrame id={panelId}>
          <Suspense fallback={<PanelSkeleton />}>
            {store ? <NotificationPanel store={store} onLeave={close} /> : <PanelSkeleton />}
          </Suspense>
        </PanelFrame>
      )}
    </div>
  );
}

/** Said when something comes in, not when a page is opened or something has been read. */
function useNewsWords(unread: number | null): string {
  const known = useRef<number | null>(null);
  const [words, setWords] = useState('');
  useEffect(() => {
    if (unread !== null && known.current !== null) {
      setWords(unread > known.current ? countNotifications(unread) : '');
    }
    known.current = unread;
  }, [unread]);
  return words;
}
