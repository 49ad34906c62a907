import { lazy } from 'react';
import { LoadFailure } from '../../ui/loading/load-failure.tsx';

/** The switch for push in this browser, for the account page. Stands in a `Suspense`; where the line breaks, the page around it stays. */
export const PushDevice = lazy(() => import('./push/push-device.tsx').catch(() => ({ default: LostDevice })));

function LostDevice() {
  return (
    <LoadFailure
      message="The switch for push could not be loaded."
      onRetry={() => window.location.reload()}
    />
  );
}
