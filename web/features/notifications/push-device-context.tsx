import { lazy } from 'react';

/** The switch for push in this browser, for the account page. Stands in a `Suspense`. */
export const PushDevice = lazy(() => import('./push/push-device.tsx'));
