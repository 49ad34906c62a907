import WarningIcon from 'lucide-react/icons/triangle-exclamation-point';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';

type CartAlertProps = { readonly text: string | null; readonly onClose: () => void };

/** Why the cart refused something. It has one button, which has the focus and gives it back. */
export default function CartAlert({ text, onClose }: CartAlertProps) {
  const shownText = useLastFilled(text);
  return (
    <Modal isOpen={text !== null} onClose={onClose} role="alertdialog" label={shownText} placement="question">
      <div className="grid gap-6 p-6 phone:p-8">
        <div className="flex items-start gap-4">
          <span className="scallop grid size-11 flex-none place-items-center gold">
            <WarningIcon />
          </span>
          <p className="min-w-0 pt-2 text-lead leading-snug">{shownText}</p>
        </div>
        <Button kind="main" onClick={onClose} className="justify-self-end max-phone:justify-self-stretch">
          OK
        </Button>
      </div>
    </Modal>
  );
}

/** The text, and after it was taken away the last one: what slides out keeps its words. */
function useLastFilled(text: string | null): string {
  const [last, setLast] = useState('');
  if (text !== null && text !== last) setLast(text);
  return text ?? last;
}
