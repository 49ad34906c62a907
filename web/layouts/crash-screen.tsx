import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import MailIcon from 'lucide-react/icons/mail';
import RefreshIcon from 'lucide-react/icons/rotate-cw';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useShopProfile } from '../features/shop/shop-context.tsx';
import { fudgeBrownies } from '../pictures/fudge-brownies.ts';
import { isWorkArea } from '../ui/browser/work-area.ts';
import { Button, ButtonAnchor, ButtonLink } from '../ui/buttons/button.tsx';
import { Picture } from '../ui/pictures/picture.tsx';
import {
  type CrashReport,
  describeError,
  isLineLost,
  writeDetails,
  writeReportAddress,
} from './crash-report.ts';
import { MAIN_ID } from './skip-link.tsx';

export const CRASH_TITLE = 'Oops! Something went wrong';

/** Stands on its own: whatever else fails, this must not, so it reads nothing but the shop's profile. */
export function CrashScreen({ error }: { readonly error: unknown }) {
  const { email } = useShopProfile();
  const { pathname } = useLocation();
  const report = useCrashReport(error);
  return (
    <main
      id={MAIN_ID}
      tabIndex={-1}
      className="mx-auto grid min-h-dvh max-w-page content-center items-center gap-6 px-5 py-8 phone:grid-cols-[--spacing(70)_minmax(0,1fr)] phone:gap-10 phone:px-10 tablet:grid-cols-[--spacing(115)_minmax(0,1fr)] tablet:gap-18"
    >
      <div className="scallop-ring w-55 phone:w-full">
        <Picture picture={fudgeBrownies} alt="" sizes="(width > 1000px) 460px, 280px" priority />
      </div>
      <div>
        <h1>{CRASH_TITLE}</h1>
        <p className="mt-4 mb-7 max-w-words text-fs-4 text-cocoa-2">
          {isLineLost(error) ? 'Network error. Please check your connection.' : 'Sorry, that was our fault.'}
          {!isWorkArea(pathname) && ' Your cart is safe.'} Refresh the page, and if it happens again, let us
          know.
        </p>
        <div className="flex flex-wrap gap-2.5 max-phone:*:w-full">
          <Button kind="main" size="l" onClick={() => window.location.reload()}>
            <RefreshIcon />
            Refresh Page
          </Button>
          <ButtonLink to="/" reloadDocument kind="line" size="l">
            Go Home
          </ButtonLink>
          <ButtonAnchor href={writeReportAddress(email, report)} size="l">
            <MailIcon />
            Report Issue
          </ButtonAnchor>
        </div>
        <details className="group mt-7 border-t border-crust-2">
          <summary className="flex min-h-12 list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
            <ChevronDownIcon className="size-4 -rotate-90 transition-transform group-open:rotate-0" />
            Technical details
          </summary>
          <pre className="rounded-card bg-crust p-4 font-code text-small wrap-anywhere whitespace-pre-wrap">
            {writeDetails(report)}
          </pre>
        </details>
      </div>
    </main>
  );
}

/** Fills in what only the browser knows once it has taken over the page. */
function useCrashReport(error: unknown): CrashReport {
  const { pathname } = useLocation();
  const [found, setFound] = useState<Omit<CrashReport, 'message'>>({
    reference: null,
    address: pathname,
    time: null,
  });
  useEffect(() => {
    const mark = document.querySelector<HTMLMetaElement>('meta[name="request-id"]');
    setFound({
      reference: mark?.content ?? null,
      address: window.location.href,
      time: new Date().toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' }),
    });
  }, []);
  return { message: describeError(error), ...found };
}
