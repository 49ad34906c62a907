import { Button, ButtonLink } from '../../../../ui/buttons/button.tsx';
import { Modal } from '../../../../ui/overlays/modal.tsx';

type SignInDialogProps = {
  /** Where a guest comes back to; null while there is nothing to sign in for. */
  readonly origin: string | null;
  readonly onClose: () => void;
};

const TITLE = 'Login to send your request';

/** Says why before it leads away, and that nothing is lost. */
export function SignInDialog({ origin, onClose }: SignInDialogProps) {
  return (
    <Modal isOpen={origin !== null} onClose={onClose} label={TITLE} placement="question">
      <div className="grid gap-4 p-6 phone:p-8">
        <h2 className="text-fs-3">{TITLE}</h2>
        <p className="text-cocoa-2">
          Your quote and messages will be in your account. We’ll save your design and bring you back to this
          step.
        </p>
        <div className="mt-2 flex flex-wrap justify-end gap-3 max-phone:flex-col-reverse">
          <Button onClick={onClose}>Not now</Button>
          <ButtonLink to="/register" state={{ origin }} kind="line">
            Register
          </ButtonLink>
          <ButtonLink to="/login" state={{ origin }} kind="main">
            Login
          </ButtonLink>
        </div>
      </div>
    </Modal>
  );
}
