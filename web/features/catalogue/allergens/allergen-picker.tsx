import { type ReactNode, Suspense, useState } from 'react';
import { createLatePart } from '../../../ui/loading/late-part.tsx';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';

/** On every page, and opened by few. */
const AllergenDialog = createLatePart({
  load: () => import('./allergen-choice.tsx'),
  showFailure: (onRetry) => (
    <div className="rounded-card bg-paper p-5 text-cocoa">
      <LoadFailure message="We couldn’t load the list of allergens." onRetry={onRetry} />
    </div>
  ),
});

type AllergenPickerProps = {
  /** What the button looks like is up to the place it stands in. */
  readonly className: string;
  readonly children: ReactNode;
};

/** A button that opens the choice of what to avoid. */
export function AllergenPicker({ className, children }: AllergenPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={open} className={className}>
        {children}
      </button>
      <Suspense>{wasOpened && <AllergenDialog isOpen={isOpen} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
