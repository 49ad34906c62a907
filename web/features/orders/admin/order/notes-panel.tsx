import {
  type AdminOrderDetails,
  addOrderNoteEndpoint,
  ORDER_NOTE_TEXT_MAX_LENGTH,
} from '../../../../../contract/order-admin.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { NoteForm } from '../../../../ui/form/note-form.tsx';
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
      <NoteForm
        key={order.id}
        draftName={`order-note-1:${order.id}`}
        maxLength={ORDER_NOTE_TEXT_MAX_LENGTH}
        onSend={async (text) =>
          onChange(await shopApi.call(addOrderNoteEndpoint, { params: { id: order.id }, body: { text } }))
        }
      />
    </Panel>
  );
}
