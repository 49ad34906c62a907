import { GIFT_MESSAGE_MAX_LENGTH, ORDER_NOTE_MAX_LENGTH } from '../../../contract/orders.ts';
import { findInscriptionProblem } from '../../../domain/catalogue/inscription.ts';
import type { FieldProblems } from '../../../domain/refusal.ts';
import { TextArea } from '../fields/text-area.tsx';

type Notes = { readonly note: string; readonly giftMessage: string };

type OrderNotesProps = {
  readonly form: {
    readonly draft: Notes;
    readonly problems: FieldProblems;
    readonly change: (part: Partial<Notes>) => void;
  };
  readonly noteLabel: string;
  readonly noteHint?: string;
  /** Left out: as long as it may be while an order is placed. */
  readonly noteMaxLength?: number;
  /** Of the order that is changed: what is left as it is was accepted once. */
  readonly savedGiftMessage?: string;
  readonly giftHint: string;
};

/** Of the shopper's own note, by how the order is received. */
export const OWN_NOTE = {
  delivery: { noteLabel: 'Note for the rider' },
  pickup: { noteLabel: 'Note for us', noteHint: 'If someone else is picking it up, tell us their name.' },
} as const;

/** What there is to say: to whoever makes and brings it, and to whoever gets it. */
export function OrderNotes({
  form: { draft, change, problems },
  noteLabel,
  noteHint,
  noteMaxLength = ORDER_NOTE_MAX_LENGTH,
  savedGiftMessage = '',
  giftHint,
}: OrderNotesProps) {
  const isGiftEdited = draft.giftMessage !== savedGiftMessage;
  return (
    <>
      <TextArea
        label={noteLabel}
        name="note"
        rows={2}
        maxLength={noteMaxLength}
        hint={noteHint}
        value={draft.note}
        problem={problems.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      <TextArea
        label="Gift message"
        name="giftMessage"
        rows={2}
        maxLength={GIFT_MESSAGE_MAX_LENGTH}
        hint={giftHint}
        value={draft.giftMessage}
        problem={
          problems.giftMessage ?? (isGiftEdited ? findInscriptionProblem(draft.giftMessage) : undefined)
        }
        onChange={({ target }) => change({ giftMessage: target.value })}
      />
    </>
  );
}
