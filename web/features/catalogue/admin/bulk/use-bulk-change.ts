import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type BulkAnswer,
  bulkChangeSchema,
  changeManyProductsEndpoint,
  type ProductChoice,
} from '../../../../../contract/product-bulk.ts';
import type { FieldProblems } from '../../../../../domain/refusal.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { describeError } from '../../../../ui/feedback/describe-error.ts';
import { useDraftKeeper } from '../../../../ui/form/drafts/use-draft-keeper.ts';
import { findMisfits } from '../../../../ui/form/find-misfits.ts';
import { useLatestRun } from '../../../../ui/loading/use-latest-run.ts';
import { type BulkAct, type BulkValues, buildChange, FIRST_VALUES } from './bulk-acts.ts';
import { BULK_TIMEOUT_MS, NOTHING_SEEN, showProgress } from './bulk-progress.ts';

type BulkChangeOptions = {
  readonly act: BulkAct;
  readonly choice: ProductChoice;
  readonly onDone: (answer: BulkAnswer, change: ReturnType<typeof buildChange>) => void;
};

export type BulkEditing = ReturnType<typeof useBulkChange>;

/** One change to many products: filled in, looked at, and only then made, to nothing but what was looked at. */
export function useBulkChange({ act, choice, onDone }: BulkChangeOptions) {
  const keeper = useDraftKeeper<BulkValues>(`bulk-1:${act}`);
  const [restored, setRestored] = useState(keeper.read);
  const [values, setValues] = useState(restored ?? FIRST_VALUES);
  const [latest, setState] = useState(NOTHING_SEEN);
  const state = showProgress(latest, buildChange(act, values));
  const isWriting = useRef(false);
  const run = useLatestRun();
  const needsFields = act === 'price' || act === 'discount';

  const look = useCallback(
    (typed: BulkValues) => {
      const change = buildChange(act, typed);
      const problem = nameProblem(findMisfits(bulkChangeSchema, change));
      if (problem !== undefined) return setState({ ...NOTHING_SEEN, problem });
      setState({ ...NOTHING_SEEN, status: 'looking', change });
      // Without `seen` nothing is changed: the answer says what would be.
      const look = { body: { choice, change }, timeoutMs: BULK_TIMEOUT_MS };
      run((signal) => shopApi.call(changeManyProductsEndpoint, { ...look, signal }), {
        onDone: (preview) => setState({ ...NOTHING_SEEN, status: 'previewed', change, preview }),
        onFailure: (failure) => setState({ ...NOTHING_SEEN, failure }),
      });
    },
    [act, choice, run],
  );

  // Where nothing has to be filled in, there is something to see at once.
  useEffect(() => {
    if (!needsFields) look(FIRST_VALUES);
  }, [needsFields, look]);

  async function write(): Promise<void> {
    const { change, preview } = state;
    if (isWriting.current || !change || !preview || preview.changedCount === 0) return;
    isWriting.current = true;
    setState({ ...state, status: 'writing', failure: null });
    try {
      const { changedIds, seen } = preview;
      const body = { choice: { ids: changedIds }, change, seen };
      const answer = await shopApi.call(changeManyProductsEndpoint, { body, timeoutMs: BULK_TIMEOUT_MS });
      keeper.forget();
      onDone(answer, change);
    } catch (error) {
      const failure = describeError(error);
      setState({ ...state, status: 'previewed', failure });
    } finally {
      isWriting.current = false;
    }
  }

  return {
    ...state,
    values,
    needsFields,
    isRestored: restored !== null,
    discard() {
      keeper.forget();
      setRestored(null);
      setValues(FIRST_VALUES);
      setState(NOTHING_SEEN);
    },
    forgetDraft: keeper.forget,
    /** What was looked at was another change. */
    edit(part: Partial<BulkValues>) {
      const changed = { ...values, ...part };
      keeper.keep(changed);
      setValues(changed);
      setState(NOTHING_SEEN);
    },
    look: () => look(values),
    write,
  };
}

function nameProblem(problems: FieldProblems): string | undefined {
  return Object.values(problems)[0];
}
