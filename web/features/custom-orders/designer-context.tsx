import { Button } from '../../ui/buttons/button.tsx';
import { createLatePart } from '../../ui/loading/late-part.tsx';
import { LoadFailure } from '../../ui/loading/load-failure.tsx';

/**
 * The cake designer of a custom product. Its code comes along with custom products alone; the page waits for it as a whole
 * instead of showing a gap, because the designer is what such a page is for.
 */
export const CakeDesigner = createLatePart({
  load: () => import('./designer/designer.tsx'),
  showFailure: (onRetry, { product }) => (
    <div className="wrap grid gap-5 py-8">
      <h1>{product.name}</h1>
      <LoadFailure message="We couldn’t load the cake designer." onRetry={onRetry} />
    </div>
  ),
});

/** The same for a line of an order that staff take down. */
export const AdminDesigner = createLatePart({
  load: () => import('./designer/admin-designer.tsx'),
  showFailure: (onRetry, { onClose }) => (
    <div className="grid gap-5 p-5">
      <LoadFailure message="We couldn’t load the cake designer." onRetry={onRetry} />
      <Button onClick={onClose}>Close</Button>
    </div>
  ),
});
