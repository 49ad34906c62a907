import OfflineIcon from 'lucide-react/icons/wifi-off';
import { useLocation } from 'react-router';
import { useOnline } from '../../ui/browser/use-online.ts';
import { WORK_AREA } from '../../ui/browser/work-area.ts';

/** These say by themselves how old what they show is. */
const WITH_NOTE: readonly string[] = [`${WORK_AREA}/kitchen`, `${WORK_AREA}/shelf`];

/** Whoever writes on a screen must know beforehand that it cannot be saved. */
export function OfflineLine() {
  const isOnline = useOnline();
  const { pathname } = useLocation();
  const isSaid = !isOnline && !WITH_NOTE.includes(pathname);
  return (
    <div role="status" className="no-print bg-honey-soft px-4 text-small">
      {isSaid && (
        <p className="flex min-h-10 items-center justify-center gap-2">
          <OfflineIcon className="size-4 flex-none" />
          You’re offline. Nothing can be saved until you’re back online.
        </p>
      )}
    </div>
  );
}
