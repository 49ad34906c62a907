import { convertKoboToNaira } from '../../../../../domain/money.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { readNaira } from '../../../../ui/form/read-typed.ts';
import { Modal } from '../../../../ui/overlays/modal.tsx';
import { QuoteSheet } from '../../custom-order/quote/quote-sheet.tsx';
import { type QuoteValues, sumLines } from './quote-values.ts';

type QuotePreviewProps = {
  /** Found to be right whenever it is open. */
  readonly values: QuoteValues;
  readonly isOpen: boolean;
  readonly customerName: string;
  readonly onClose: () => void;
  readonly onSend: () => void;
};

const TITLE = 'As the customer will see it';

export function QuotePreview({ values, isOpen, customerName, onClose, onSend }: QuotePreviewProps) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} label={TITLE} placement="question">
      <div className="grid gap-4 px-5 py-6 phone:p-8">
        <h2 className="text-fs-3">{TITLE}</h2>
        {isOpen && <QuoteSheet quote={toQuote(values)} />}
        <div className="mt-2 flex flex-wrap justify-end gap-3 max-phone:flex-col-reverse">
          <Button onClick={onClose}>Change it</Button>
          <Button kind="main" onClick={onSend}>
            Send to {customerName.split(' ')[0]}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

function toQuote({ lines, deposit, day, note }: QuoteValues) {
  return {
    lines: lines.map(({ words, amount }) => ({ words, amount: readNaira(amount) })),
    total: convertKoboToNaira(sumLines(lines)),
    deposit: readNaira(deposit),
    day,
    note,
  };
}
