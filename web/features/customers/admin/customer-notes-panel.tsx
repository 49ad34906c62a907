import {
  addCustomerNoteEndpoint,
  CUSTOMER_NOTE_MAX_LENGTH,
  type CustomerCard,
  removeCustomerNoteEndpoint,
} from '../../../../contract/customers.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CustomerNote } from '../../../ui/feedback/customer-note.tsx';
import { describeError } from '../../../ui/feedback/describe-error.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { NoteForm } from '../../../ui/form/note-form.tsx';
import { formatMoment } from '../../../ui/formats/format-moment.ts';
import { Panel } from '../../../ui/layout/panel.tsx';

type CustomerNotesPanelProps = {
  readonly card: CustomerCard;
  readonly onChange: (card: CustomerCard) => void;
};

/** What is to be kept in mind about somebody, wherever they order next. */
export function CustomerNotesPanel({ card, onChange }: CustomerNotesPanelProps) {
  const add = async (text: string) =>
    onChange(await shopApi.call(addCustomerNoteEndpoint, { body: { contact: card.contact, text } }));
  const remove = async ({ id, text }: CustomerCard['notes'][number]) => {
    try {
      await shopApi.call(removeCustomerNoteEndpoint, { params: { id } });
      onChange({ ...card, notes: card.notes.filter((note) => note.id !== id) });
      showToast({ kind: 'success', text: 'Note removed', undo: () => void add(text) });
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
    }
  };
  return (
    <Panel className="grid gap-3">
      <h2 id="customer-notes-heading">Notes</h2>
      {card.notes.length === 0 ? (
        <p className="text-label text-cocoa-2">No notes yet. Customers never see these.</p>
      ) : (
        <ul aria-labelledby="customer-notes-heading" className="grid gap-3">
          {card.notes.map((note) => (
            <li key={note.id} className="grid gap-1">
              <CustomerNote note={note.text} />
              <p className="flex flex-wrap items-center justify-between gap-x-3 text-small text-cocoa-2">
                <span>
                  {note.by}, <time dateTime={note.at}>{formatMoment(note.at)}</time>
                </span>
                <Button size="s" kind="quiet" onClick={() => void remove(note)}>
                  Remove<span className="visually-hidden"> note: {note.text}</span>
                </Button>
              </p>
            </li>
          ))}
        </ul>
      )}
      {card.importedNotes.map((note) => (
        <div key={note} className="grid gap-1">
          <CustomerNote note={note} />
          <p className="text-small text-cocoa-2">From your customer list</p>
        </div>
      ))}
      <NoteForm
        key={card.contact}
        draftName={`customer-note-1:${card.contact}`}
        maxLength={CUSTOMER_NOTE_MAX_LENGTH}
        hint="Shown on their orders and when you take the next one. Kitchen and riders don’t see it."
        onSend={add}
      />
    </Panel>
  );
}
