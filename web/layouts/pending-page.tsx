import { useNavigation } from 'react-router';
import { Spinner } from '../ui/loading/spinner.tsx';
import { useDelayedFlag } from '../ui/loading/use-delayed-flag.ts';

const SHOWN_AFTER_MS = 200;

/** A sign over the page that another one is on its way; most arrive before it would show. */
export function PendingPage() {
  const { state } = useNavigation();
  const isShown = useDelayedFlag(state === 'loading', SHOWN_AFTER_MS);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-(--header-height) z-40 grid justify-items-center pt-6"
    >
      {isShown && (
        <p className="flex items-center gap-3 rounded-pill bg-cocoa px-5 py-3 font-medium text-on-dark shadow-3">
          <Spinner />
          Loading…
        </p>
      )}
    </div>
  );
}
