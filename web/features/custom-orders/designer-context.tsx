import { lazy } from 'react';

/**
 * The cake designer of a custom product. Its code comes along with custom products alone; the page waits for it as a whole
 * instead of showing a gap, because the designer is what such a page is for.
 */
export const CakeDesigner = lazy(() => import('./designer/designer.tsx'));
