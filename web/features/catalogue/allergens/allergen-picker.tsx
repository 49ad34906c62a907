import { type ReactNode, Suspense, useState } from 'react';
import { createLatePart } from '../../../ui/loading/late-part.tsx';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';

/** On every page, and opened by few. */
const AllergenChoice = createLatePart({
  load: () => import('./allergen-choice.tsx'),
  showFailure: (onRetry) => (
    <div className="p-5 text-cocoa">
      <LoadFailure message="The list of allergens could not be loaded." onRetry={onRetry} />
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
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={className}>
        {children}
      </button>
      <Modal isOpen={isOpen} onClose={close} label="What do you avoid?" placement="question">
        <Suspense>
          <AllergenChoice onClose={close} />
        </Suspense>
      </Modal>
    </>
  );
}
