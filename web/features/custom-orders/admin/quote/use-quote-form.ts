import { useState } from 'react';
import {
  type AdminCustomOrderDetails,
  makeQuoteEndpoint,
  type NewQuote,
} from '../../../../../contract/custom-order-admin.ts';
import { ApiError } from '../../../../api/api-error.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { useEditedForm } from '../../../../ui/form/use-edited-form.ts';
import { buildQuote, findQuoteProblems, startQuote } from './quote-values.ts';

type QuoteFormParts = {
  readonly customOrder: AdminCustomOrderDetails;
  readonly onQuoted: (customOrder: AdminCustomOrderDetails) => void;
  /** What is shown may be older than a refusal. */
  readonly onNews: () => void;
};

/** A quote while it is composed: kept, checked by the contract, sent once. */
export function useQuoteForm({ customOrder, onQuoted, onNews }: QuoteFormParts) {
  const { id, quotes } = customOrder;
  const [start] = useState(() => startQuote(customOrder));
  const form = useEditedForm({
    saved: { values: start, version: String(quotes.length) },
    draftName: `quote-2:${id}:${quotes.length}`,
    findProblems: findQuoteProblems,
    // The field has another name here than in the call.
    placeProblems: ({ expiresAt, ...problems }) => ({
      ...problems,
      ...(expiresAt !== undefined && { validUntil: expiresAt }),
    }),
    send: async (values, { version }) => {
      try {
        // Just found to be one.
        const body = buildQuote(values, customOrder.version) as NewQuote;
        onQuoted(await shopApi.call(makeQuoteEndpoint, { params: { id }, body }));
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) onNews();
        throw error;
      }
      return { values, version };
    },
  });
  const [receivedCount] = useState(() => countReceived(customOrder));
  return {
    form,
    /** The customer has written since this quote was begun. */
    hasNews: countReceived(customOrder) > receivedCount,
  };
}

function countReceived({ messages }: AdminCustomOrderDetails): number {
  return messages.filter(({ by }) => by === 'customer').length;
}
