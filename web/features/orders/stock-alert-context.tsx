import { Suspense, useState } from 'react';
import { createLatePart } from '../../ui/loading/late-part.tsx';
import { LoadFailure } from '../../ui/loading/load-failure.tsx';
import type { AwaitedProduct } from './shelf/stock-alert-dialog.tsx';

/** Its code comes to whoever wants to be told, and to nobody else. */
const LateDialog = createLatePart({
  load: () => import('./shelf/stock-alert-dialog.tsx'),
  showFailure: (onRetry) => <LoadFailure message="We couldn’t load the form." onRetry={onRetry} />,
});

/** A button for where something is sold out, and its dialog for a place outside of any other form. */
export function useStockAlert(awaited: AwaitedProduct) {
  const [isOpen, setOpen] = useState(false);
  const [back, setBack] = useState<string | null>();
  return {
    /** `back`: the day it is back, in words. */
    renderButton: (dayBack: string | null) => (
      <button
        type="button"
        onClick={() => {
          setBack(dayBack);
          setOpen(true);
        }}
        className="relative text-small font-semibold underline underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-3 hover:no-underline"
      >
        Notify me<span className="visually-hidden"> when {awaited.name} is back</span>
      </button>
    ),
    dialog: back !== undefined && (
      <Suspense>
        <LateDialog {...awaited} back={back} isOpen={isOpen} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
