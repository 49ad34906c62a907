import CloseIcon from 'lucide-react/icons/x';
import ZoomIcon from 'lucide-react/icons/zoom-in';
import { useEffect, useRef, useState } from 'react';
import { describeDesign } from '../../../../domain/custom-orders/design/describe-design.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { CakePicture } from '../../../ui/cake-picture/cake-picture.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import type { Designer } from './state/use-designer.ts';

/** The cake up close, to be moved about: what is piped on a plaque is small on a phone. */
export function ZoomedCake({ design, list }: Pick<Designer, 'design' | 'list'>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton label="Zoom in" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ZoomIcon />
      </IconButton>
      <Modal isOpen={isOpen} onClose={close} label="Your cake up close" placement="question">
        <div className="relative">
          <MovableCake design={design} list={list} />
          <span className="absolute top-2 right-2 rounded-full bg-paper shadow-1">
            <IconButton label="Close" onClick={close}>
              <CloseIcon />
            </IconButton>
          </span>
        </div>
      </Modal>
    </>
  );
}

function MovableCake({ design, list }: Pick<Designer, 'design' | 'list'>) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    // The dialog is shown by an effect that comes after this one.
    const frame = requestAnimationFrame(() => {
      const box = ref.current;
      if (!box) return;
      box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
      box.scrollTop = (box.scrollHeight - box.clientHeight) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <section
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled with the arrow keys too.
      tabIndex={0}
      aria-label="Drag or use the arrow keys to look around"
      className="h-[70svh] overflow-auto overscroll-contain bg-tint-cream"
    >
      <CakePicture design={design} alt={describeDesign(design, list)} className="w-[max(180%,90svh)]" />
    </section>
  );
}
