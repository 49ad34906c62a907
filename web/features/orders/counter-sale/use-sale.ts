import { useState } from 'react';
import { type CounterTile, makeCounterSaleEndpoint } from '../../../../contract/counter-sale.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { makeRandomKey } from '../../../ui/browser/make-random-key.ts';
import { describeError } from '../../../ui/feedback/describe-error.ts';
import type { DoneSale } from './sale-done.tsx';
import { buildSale, countOf, findChange, NEW_SALE, type SaleDraft, setQuantity } from './sale-draft.ts';

/** The sale that is being made, and the one that was made last. */
export function useSale(onSold: () => void) {
  const [draft, setDraft] = useState(NEW_SALE);
  const [key, setKey] = useState(makeRandomKey);
  const [done, setDone] = useState<DoneSale | null>(null);
  const [count, setCount] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const change = (next: SaleDraft) => {
    setFailure(null);
    setKey(makeRandomKey());
    setDraft(next);
  };

  async function complete() {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      // After a lost answer the same key leads to the same sale; what was changed meanwhile is another.
      const made = await shopApi.call(makeCounterSaleEndpoint, {
        body: buildSale(draft),
        idempotencyKey: key,
      });
      setDone({ sale: made, changeInKobo: findChange(draft) });
      setDraft(NEW_SALE);
      setKey(makeRandomKey());
      setCount((sales) => sales + 1);
    } catch (error) {
      setFailure(describeError(error));
    } finally {
      setBusy(false);
      onSold();
    }
  }

  return {
    draft,
    change,
    add: (tile: CounterTile) => change(setQuantity(draft, tile, countOf(draft, tile) + 1)),
    complete,
    isBusy,
    failure,
    done,
    count,
    startNext: () => setDone(null),
  };
}

export type Sale = ReturnType<typeof useSale>;
