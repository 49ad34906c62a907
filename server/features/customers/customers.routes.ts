import {
  addCustomerNoteEndpoint,
  mergeCustomersEndpoint,
  previewMergeEndpoint,
  readCustomerEndpoint,
  removeCustomerNoteEndpoint,
  undoMergeEndpoint,
} from '../../../contract/customers.ts';
import { accept } from '../../../domain/refusal.ts';
import { isId } from '../../http/id-parameter.ts';
import { serve } from '../../http/serve.ts';
import { addCustomerNote, removeCustomerNote } from './customer-notes.ts';
import { mergeCustomers, previewMerge, undoMerge } from './merge-customers.ts';
import { type CardParts, readCard } from './read-card.ts';

/** One card for each person, with an account or without, for whoever takes their orders. */
export function createCustomerRoutes(parts: CardParts) {
  const { db, readClock } = parts;
  return [
    serve(readCustomerEndpoint, ({ query: { contact } }) => readCard(parts, contact)),

    serve(addCustomerNoteEndpoint, async ({ actor, body }) => {
      const added = await addCustomerNote(db, actor, body, readClock());
      return added.ok ? readCard(parts, body.contact) : added;
    }),

    serve(removeCustomerNoteEndpoint, ({ actor, params: { id } }) =>
      isId(id) ? removeCustomerNote(db, actor, id, readClock()) : accept(undefined),
    ),

    serve(previewMergeEndpoint, ({ body }) => previewMerge(parts, body)),

    serve(mergeCustomersEndpoint, async ({ actor, body }) => {
      const merged = await mergeCustomers(db, actor, body, readClock());
      if (!merged.ok) return merged;
      const card = await readCard(parts, body.contact);
      return card.ok ? accept({ mergeId: merged.value, card: card.value }) : card;
    }),

    serve(undoMergeEndpoint, ({ actor, params: { id } }) => undoMerge(db, actor, id, readClock())),
  ];
}
