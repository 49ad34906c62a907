import CloseIcon from 'lucide-react/icons/x';
import { useState } from 'react';
import type { TicketLine } from '../../../../../contract/kitchen.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { Modal } from '../../../../ui/overlays/modal.tsx';
import { DesignedCake } from '../../../../ui/pictures/designed-cake.tsx';

type CakeDrawingProps = { readonly line: Pick<TicketLine, 'name' | 'design'> };

/** A tap makes it as large as the tablet, to be copied in icing. */
export function CakeDrawing({ line: { name, design } }: CakeDrawingProps) {
  const [isLarge, setLarge] = useState(false);
  const close = () => setLarge(false);
  return (
    <>
      <button
        type="button"
        aria-label={`Enlarge the drawing of ${name}`}
        onClick={() => setLarge(true)}
        className="block w-full max-w-72 rounded-card"
      >
        <DesignedCake design={design} className="aspect-square w-full rounded-card" />
      </button>
      <Modal isOpen={isLarge} onClose={close} label={`Drawing of ${name}`} placement="whole">
        <div className="relative grid min-h-full place-items-center p-4">
          <DesignedCake design={design} className="aspect-square w-[min(92vw,88dvh)] rounded-picture" />
          <IconButton
            label="Close"
            isOnDark
            onClick={close}
            className="absolute top-3 right-3 bg-cocoa focus-visible:outline-on-dark"
          >
            <CloseIcon className="size-6" />
          </IconButton>
        </div>
      </Modal>
    </>
  );
}
