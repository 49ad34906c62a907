import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { writeNaira } from '../../order-words.ts';

type DueAgainNoteProps = {
  readonly due: number;
  readonly owed: number;
  /** Null for whoever may not write anything off. */
  readonly onWriteOff: (() => void) | null;
};

/** What goes back before all was paid is asked for again, so whoever means to ask for less is led to where that is done. */
export function DueAgainNote({ due, owed, onWriteOff }: DueAgainNoteProps) {
  return (
    <Note tone="warning" role="status">
      <p>
        <strong className="font-semibold">The customer will then owe {writeNaira(owed)}.</strong> This order
        isn’t paid in full: what you refund will be due again, on top of the {writeNaira(due)} due now.
      </p>
      <p className="mt-2">
        {onWriteOff
          ? 'To take something off what’s due, write off a part of the balance instead.'
          : 'To take something off what’s due, ask the owner or a manager to write off a part of the balance.'}
      </p>
      {onWriteOff && (
        <Button kind="dark" size="s" onClick={onWriteOff} className="mt-2">
          Write off instead
        </Button>
      )}
    </Note>
  );
}
