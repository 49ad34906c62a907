import OfflineIcon from 'lucide-react/icons/wifi-off';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { findStoredAt } from '../../api/stored-pages.ts';
import { isLineUp, useOnline } from '../../ui/browser/use-online.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { WaitingNote } from '../checkout/waiting-context.tsx';
import { noteMissingPage, useMissingPage } from './missing-page.ts';

/** Says it as its heading. */
const OFFLINE_PAGE = '/offline';

/** A quiet line under the header while there is none outside, with the age of what is shown. */
export function OfflineBanner() {
  const isOnline = useOnline();
  const { pathname } = useLocation();
  const storedAt = useStoredAt(!isOnline);
  const isPageMissing = useMissingPage();
  useEffect(() => {
    if (isOnline) noteMissingPage(false);
  }, [isOnline]);
  return (
    <div
      role="status"
      className={joinClasses(
        'no-print flex flex-wrap items-center justify-center gap-x-5 bg-honey-soft px-4 text-small',
        // Whoever has scrolled down and touched something that is not kept must see the answer.
        isPageMissing && 'sticky top-(--header-height) z-25 shadow-1',
      )}
    >
      {!isOnline && pathname !== OFFLINE_PAGE && (
        <p className="flex items-center gap-2 py-2.5">
          <OfflineIcon className="size-4 flex-none" />
          {isPageMissing ? (
            'You’re offline, and you haven’t opened that page on this device before.'
          ) : (
            <span>
              You’re offline.
              {storedAt && (
                // What could not be loaded has no age.
                <span className="[html:has(main_[role=alert])_&]:hidden">
                  {` This page was last updated ${writeTime(storedAt)}.`}
                </span>
              )}
            </span>
          )}
        </p>
      )}
      <WaitingNote className="link inline-flex min-h-11 items-center font-semibold" />
    </div>
  );
}

const SHOP_TIME = { timeZone: 'Africa/Lagos', dateStyle: 'medium', timeStyle: 'short' } as const;

function useStoredAt(isWanted: boolean): Date | null {
  const { pathname, search, key } = useLocation();
  const [storedAt, setStoredAt] = useState<Date | null>(null);
  const openedAt = useRef<Date | null>(null);
  // Of the first page of a visit its HTML knows; without a line the next page is the first of another.
  useEffect(() => {
    openedAt.current = key !== 'default' && isLineUp() ? new Date() : null;
  }, [key]);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    findStoredAt({ pathname, search }, openedAt.current).then(
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

/** "at 23:44" today, "17 Nov 2026, 23:44" before; by the shop's clock, like every other time on the page. */
function writeTime(moment: Date): string {
  const write = (at: Date) => at.toLocaleString('en-GB', SHOP_TIME);
  const [today] = write(new Date()).split(', ');
  return write(moment).replace(`${today}, `, 'at ');
}
