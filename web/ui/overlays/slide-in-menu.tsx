import MenuIcon from 'lucide-react/icons/menu';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { Modal } from './modal.tsx';

type SlideInMenuProps = {
  readonly label: string;
  /** Hides it where there is room for what it holds. */
  readonly className: string;
  readonly children: (close: () => void) => ReactNode;
};

/** A button, and the menu that slides in over the page when it is pressed. */
export function SlideInMenu({ label, className, children }: SlideInMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={className}>
      <IconButton
        label="Open menu"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <MenuIcon className="size-6" />
      </IconButton>
      <Modal isOpen={isOpen} onClose={close} label={label} placement="left">
        {children(close)}
      </Modal>
    </div>
  );
}
