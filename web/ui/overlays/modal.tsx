import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { joinClasses } from '../join-classes.ts';

const COMMON =
  'overflow-x-hidden overflow-y-auto overscroll-contain scroll-pb-24 p-0 text-cocoa shadow-3 transition-discrete transition-[translate,opacity,display,overlay] duration-(--duration-slow) backdrop:bg-scrim backdrop:opacity-0 backdrop:transition-opacity backdrop:duration-(--duration-slow) open:backdrop:opacity-100 starting:open:backdrop:opacity-0';

/** From the side as a menu, from below as a phone's sheet, or in the middle; a question is the one or the other, wide if it has a table; a picture or a workbench takes the whole screen. */
const PLACEMENTS = {
  left: 'mr-auto h-dvh max-h-none w-5/6 max-w-menu rounded-r-sheet bg-cream -translate-x-full open:translate-x-0 starting:open:-translate-x-full',
  below:
    'mt-auto max-h-5/6 w-full max-w-none rounded-t-sheet bg-cream translate-y-full open:translate-y-0 starting:open:translate-y-full',
  middle:
    'm-auto max-h-5/6 w-11/12 max-w-dialog rounded-sheet bg-paper opacity-0 open:opacity-100 starting:open:opacity-0',
  question:
    'max-h-5/6 bg-paper max-phone:mt-auto max-phone:w-full max-phone:max-w-none max-phone:rounded-t-sheet max-phone:translate-y-full max-phone:open:translate-y-0 max-phone:starting:open:translate-y-full phone:m-auto phone:w-11/12 phone:max-w-dialog phone:rounded-sheet phone:opacity-0 phone:open:opacity-100 phone:starting:open:opacity-0',
  wide: 'max-h-11/12 bg-paper max-phone:mt-auto max-phone:w-full max-phone:max-w-none max-phone:rounded-t-sheet max-phone:translate-y-full max-phone:open:translate-y-0 max-phone:starting:open:translate-y-full phone:m-auto phone:w-11/12 phone:max-w-sheet phone:rounded-sheet phone:opacity-0 phone:open:opacity-100 phone:starting:open:opacity-0',
  whole:
    'h-dvh max-h-none w-screen max-w-none bg-cocoa text-on-dark opacity-0 open:opacity-100 starting:open:opacity-0',
  bench: 'h-dvh max-h-none w-screen max-w-none bg-cream opacity-0 open:opacity-100 starting:open:opacity-0',
} as const;

/** Only where a scroll bar takes room is its room kept while the page behind cannot scroll: nothing is to move sideways. */
function keepGutter(page: HTMLElement): void {
  page.toggleAttribute('data-scrolls', window.innerWidth > page.clientWidth);
}

type ModalProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly label: string;
  /** For what interrupts and has to be answered. */
  readonly role?: 'alertdialog';
  readonly placement: keyof typeof PLACEMENTS;
  readonly children: ReactNode;
};

/** The browser's own dialog: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Modal({ isOpen, onClose, label, role, placement, children }: ModalProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);

  const wasOpened = useRef(false);
  const [isFilled, setFilled] = useState(false);

  useEffect(() => {
    const dialog = dialogRef.current;
    // To ask for motions is to have the whole page laid out, and a screen has many dialogs that nobody has opened.
    if (!dialog || (!isOpen && !wasOpened.current)) return;
    wasOpened.current = true;
    if (isOpen) {
      keepGutter(document.documentElement);
      dialog.showModal();
      setFilled(true);
      return;
    }
    dialog.close();
    // What slides out is still to be seen; only then are the contents taken away.
    const motions = dialog.getAnimations().map(({ finished }) => finished);
    let isCurrent = true;
    void Promise.allSettled(motions).then(() => isCurrent && setFilled(false));
    return () => {
      isCurrent = false;
    };
  }, [isOpen]);

  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it; the keyboard has Escape for that.
    <dialog
      ref={dialogRef}
      role={role}
      aria-label={label}
      // Said later: by then it may be open again.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      onClick={closeOnBackdrop}
      className={joinClasses(COMMON, PLACEMENTS[placement])}
    >
      {(isOpen || isFilled) && children}
    </dialog>
  );
}
