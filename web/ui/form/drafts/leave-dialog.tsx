import type { Blocker } from 'react-router';
import { Button } from '../../buttons/button.tsx';
import { Modal } from '../../overlays/modal.tsx';

type LeaveDialogProps = {
  readonly blocker: Blocker;
  /** What would be lost. */
  readonly children: string;
  readonly onLeave: () => void;
};

export function LeaveDialog({ blocker, children, onLeave }: LeaveDialogProps) {
  const stay = () => blocker.reset?.();
  const leave = () => {
    onLeave();
    blocker.proceed?.();
  };
  return (
    <Modal
      isOpen={blocker.state === 'blocked'}
      onClose={stay}
      label="Leave without saving?"
      placement="question"
    >
      <div className="grid gap-4 p-6 phone:p-8">
        <h2 className="text-fs-3">Leave without saving?</h2>
        <p className="text-cocoa-2">{children}</p>
        <div className="mt-2 flex flex-wrap justify-end gap-3 max-phone:flex-col-reverse">
          <Button kind="danger" onClick={leave}>
            Leave without saving
          </Button>
          <Button kind="main" onClick={stay}>
            Stay
          </Button>
        </div>
      </div>
    </Modal>
  );
}
