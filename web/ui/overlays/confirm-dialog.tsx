import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { describeError } from '../feedback/describe-error.ts';
import { Note } from '../feedback/note.tsx';
import { showToast } from '../feedback/toast.ts';
import { UnbrokenText } from '../formats/unbroken-text.tsx';
import { Spinner } from '../loading/spinner.tsx';
import { Modal } from './modal.tsx';

type ConfirmDialogProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What happens, and whether it can be undone. */
  readonly children: ReactNode;
  readonly button: string;
  /** Leaves everything as it is. Where the other button begins with "Cancel", it must say something else. */
  readonly keepButton?: string;
  readonly buttonWhileBusy: string;
  /** Decided against, rather than only closed: a draft of what was typed can go. */
  readonly onCancel?: () => void;
  /** Rejects with an Error whose message can be shown. */
  readonly onConfirm: () => Promise<void>;
};

/** Asks before something that others feel, and stays until it is done or has said why not. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, title } = props;
  return (
    <Modal isOpen={isOpen} onClose={onClose} label={title} placement="question">
      <Question {...props} />
    </Modal>
  );
}

/** Mounted with every opening, so that an old refusal is not shown again. */
function Question(props: ConfirmDialogProps) {
  const {
    isOpen,
    onClose,
    title,
    children,
    button,
    keepButton = 'Cancel',
    buttonWhileBusy,
    onCancel,
    onConfirm,
  } = props;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isSeen = useRef(isOpen);
  useEffect(() => {
    isSeen.current = isOpen;
  }, [isOpen]);

  async function confirm() {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      await onConfirm();
      if (isSeen.current) onClose();
    } catch (error) {
      const message = describeError(error);
      if (isSeen.current) setFailure(message);
      else showToast({ kind: 'error', text: message });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="grid gap-4 px-6 pt-6 phone:px-8 phone:pt-8">
      <h2 className="text-fs-3">
        <UnbrokenText>{title}</UnbrokenText>
      </h2>
      {/* What is typed or chosen is not to look like a placeholder. */}
      <div className="grid gap-3 text-cocoa-2 [&_:is(label,input,select,textarea)]:text-cocoa">
        {children}
      </div>
      {failure !== null && (
        <Note tone="problem" role="alert">
          {failure}
        </Note>
      )}
      {/* In sight, however much there is to choose from above it. */}
      <div className="question-bar -mx-6 flex flex-wrap justify-end gap-3 px-6 pt-2 pb-6 max-phone:flex-col-reverse phone:-mx-8 phone:px-8 phone:pb-8">
        <Button
          onClick={() => {
            onCancel?.();
            onClose();
          }}
        >
          {keepButton}
        </Button>
        <Button kind="main" onClick={confirm} aria-disabled={isBusy}>
          {isBusy && <Spinner />}
          {isBusy ? buttonWhileBusy : button}
        </Button>
      </div>
    </div>
  );
}
