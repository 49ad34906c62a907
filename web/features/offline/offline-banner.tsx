import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { findKeptAt } from '../../api/kept-pages.ts';
import { useOnline } from '../../ui/browser/use-online.ts';
import { OfflineIcon } from '../../ui/icons/status.tsx';
import { WaitingNote } from '../checkout/waiting-context.tsx';
import { noteMissingPage, useMissingPage } from './missing-page.ts';

/** A quiet line under the header while there is none outside, with the age of what is shown. */
export function OfflineBanner() {
  const isOnline = useOnline();
  const keptAt = useKeptAt(!isOnline);
  const isPageMissing = useMissingPage();
  useEffect(() => {
    if (isOnline) noteMissingPage(false);
  }, [isOnline]);
  const words = isPageMissing
    ? 'You are offline, and that page has not been opened here before.'
    : `You are offline.${keptAt ? ` This page is as of ${writeTime(keptAt)}.` : ''}`;
  return (
    <div
      role="status"
      className="no-print flex flex-wrap items-center justify-center gap-x-5 bg-honey-soft px-4 text-small"
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

function useKeptAt(isWanted: boolean): Date | null {
  const { pathname, search } = useLocation();
  const [keptAt, setKeptAt] = useState<Date | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    findKeptAt({ pathname, search }).then(
      (found) => !isGone && setKeptAt(found),
      () => {}, // the age is nice to know, no more
    );
    return () => {
      isGone = true;
      setKeptAt(null);
    };
  }, [isWanted, pathname, search]);
  return keptAt;
}

const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const DAY_AND_TIME = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** The time alone today, with its day before. */
function writeTime(moment: Date): string {
  const isToday = moment.toDateString() === new Date().toDateString();
  return (isToday ? TIME : DAY_AND_TIME).format(moment);
}
