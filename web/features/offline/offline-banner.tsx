import OfflineIcon from 'lucide-react/icons/wifi-off';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { findStoredAt } from '../../api/stored-pages.ts';
import { useLine } from '../../ui/browser/use-online.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { WaitingNote } from '../checkout/waiting-context.tsx';
import { noteMissingPage, useMissingPage } from './missing-page.ts';

/** A quiet line under the header while there is none outside, with the age of what is shown. */
export function OfflineBanner() {
  const line = useLine();
  const isOnline = line === 'up';
  const storedAt = useStoredAt(!isOnline);
  const isPageMissing = useMissingPage();
  useEffect(() => {
    if (isOnline) noteMissingPage(false);
  }, [isOnline]);
  const state = line === 'dead' ? 'You seem to be offline' : 'You’re offline';
  const words = isPageMissing
    ? `${state}, and you haven’t opened that page on this device before.`
    : `${state}.${storedAt ? ` This page was last updated ${writeTime(storedAt)}.` : ''}`;
  return (
    <div
      role="status"
      className={joinClasses(
        'no-print flex flex-wrap items-center justify-center gap-x-5 bg-honey-soft px-4 text-small',
        // Whoever has scrolled down and touched something that is not kept must see the answer.
        isPageMissing && 'sticky top-(--header-height) z-25 shadow-1',
      )}
    >
      {!isOnline && (
        <p className="flex min-h-10 items-center gap-2">
          <OfflineIcon className="size-4 flex-none" />
          {words}
        </p>
      )}
      <WaitingNote className="link inline-flex min-h-11 items-center font-semibold" />
    </div>
  );
}

function useStoredAt(isWanted: boolean): Date | null {
  const { pathname, search } = useLocation();
  const [storedAt, setStoredAt] = useState<Date | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    findStoredAt({ pathname, search }).then(
      (found) => !isGone && setStoredAt(found),
      () => {}, // the age is nice to know, no more
    );
    return () => {
      isGone = true;
      setStoredAt(null);
    };
  }, [isWanted, pathname, search]);
  return storedAt;
}

const TIME = { hour: '2-digit', minute: '2-digit' } as const;
const DAY_AND_TIME = { day: 'numeric', month: 'short', ...TIME } as const;

/** "at 23:44" today, "17 Nov, 23:44" before. */
function writeTime(moment: Date): string {
  const isToday = moment.toDateString() === new Date().toDateString();
  const time = moment.toLocaleString('en-GB', isToday ? TIME : DAY_AND_TIME);
  return isToday ? `at ${time}` : time;
}
