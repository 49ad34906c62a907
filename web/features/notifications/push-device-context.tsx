import { createLatePart } from '../../ui/loading/late-part.tsx';
import { LoadFailure } from '../../ui/loading/load-failure.tsx';

/** The switch for push in this browser, for the account page. Stands in a `Suspense`. */
export const PushDevice = createLatePart({
  load: () => import('./push/push-device.tsx'),
  showFailure: (onRetry) => (
    <LoadFailure message="We couldn’t load the push notification setting." onRetry={onRetry} />
  ),
});
