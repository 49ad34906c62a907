import {
  type AdminOrderDetails,
  addOrderNoteEndpoint,
  ORDER_NOTE_TEXT_MAX_LENGTH,
} from '../../../../../contract/order-admin.ts';
import type { FieldProblems } from '../../../../../domain/refusal.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { RestoredNote } from '../../../../ui/form/drafts/restored-note.tsx';
import { findMisfits } from '../../../../ui/form/find-misfits.ts';
import { useEditedForm } from '../../../../ui/form/use-edited-form.ts';
import { formatMoment } from '../../../../ui/formats/format-moment.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';

type NotesPanelProps = {
  readonly order: AdminOrderDetails;
  readonly onChange: (order: AdminOrderDetails) => void;
};

/** What the shop's people tell each other; customers never see it. */
export function NotesPanel({ order, onChange }: NotesPanelProps) {
  return (
    <Panel className="grid gap-3">
      <h2 id="notes-heading">Team notes</h2>
      {order.notes.length === 0 ? (
        <p className="text-label text-cocoa-2">No notes yet. Customers never see these.</p>
      ) : (
        <ul aria-labelledby="notes-heading" className="grid gap-2">
          {order.notes.map(({ id, text, at, by }) => (
            <li key={id} className="rounded-card bg-honey-soft px-3.5 py-2.5 text-label">
              <p className="wrap-anywhere whitespace-pre-line">{text}</p>
              <p className="mt-1 text-small text-cocoa-2">
                {by}, <time dateTime={at}>{formatMoment(at)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
      <NoteForm key={order.id} order={order} onChange={onChange} />
    </Panel>
  );
}

const NO_NOTE = { values: { text: '' }, version: '' };

function NoteForm({ order, onChange }: NotesPanelProps) {
  const form = useEditedForm({
    saved: () => NO_NOTE,
    draftName: `order-note-1:${order.id}`,
    findProblems: findNoteProblems,
    async send({ text }) {
      const body = { text: text.trim() };
      onChange(await shopApi.call(addOrderNoteEndpoint, { params: { id: order.id }, body }));
      return NO_NOTE;
    },
  });
  return (
    <form {...form.props} aria-label="Add a note" className="grid gap-2.5">
      {form.isRestored && <RestoredNote onDiscard={form.discard} />}
      {form.failure !== null && (
        <Note tone="problem" role="alert">
          {form.failure}
        </Note>
      )}
      <TextArea
        {...form.field('text')}
        label="Add a note"
        required
        rows={2}
        maxLength={ORDER_NOTE_TEXT_MAX_LENGTH}
      />
      <Button
        kind="quiet"
        size="s"
        type="submit"
        aria-disabled={form.isSending}
        className="justify-self-start"
      >
        {form.isSending ? 'Adding…' : 'Add note'}
      </Button>
    </form>
  );
}

function findNoteProblems({ text }: { readonly text: string }): FieldProblems {
  if (text.trim() === '') return { text: 'Enter a message.' };
  return findMisfits(addOrderNoteEndpoint.bodySchema, { text: text.trim() });
}
