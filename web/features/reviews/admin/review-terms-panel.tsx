import { useCallback, useState } from 'react';
import type { InputOf } from '../../../../contract/endpoint.ts';
import { readReviewTermsEndpoint, saveReviewTermsEndpoint } from '../../../../contract/reviews.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { describeError } from '../../../ui/feedback/describe-error.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';

type Terms = InputOf<typeof saveReviewTermsEndpoint.bodySchema>;

const ASK_CHOICES: readonly { readonly hours: number | null; readonly words: string }[] = [
  { hours: null, words: 'Don’t ask' },
  { hours: 3, words: '3 hours after delivery or pickup' },
  { hours: 24, words: '1 day after delivery or pickup' },
  { hours: 48, words: '2 days after delivery or pickup' },
  { hours: 72, words: '3 days after delivery or pickup' },
  { hours: 168, words: '1 week after delivery or pickup' },
];

/** Turned and chosen at once, without a button to save it. */
export function ReviewTermsPanel() {
  const load = useCallback((signal: AbortSignal) => shopApi.call(readReviewTermsEndpoint, { signal }), []);
  const { data: terms, failure, reload, replace } = useLoaded(load);
  const [isBusy, setBusy] = useState(false);
  const save = async (changed: Terms) => {
    if (isBusy) return;
    setBusy(true);
    try {
      replace(await shopApi.call(saveReviewTermsEndpoint, { body: changed }));
      showToast({ kind: 'success', text: 'Review settings saved' });
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Panel className="mt-8 grid max-w-measure gap-4">
      <h2 className="text-fs-4">Review settings</h2>
      {failure !== null && <LoadFailure message={failure} onRetry={reload} />}
      {!terms && failure === null && <Skeleton className="h-24" />}
      {terms && (
        <>
          <Switch
            label="Publish reviews right away"
            hint="Otherwise each one waits for your approval."
            isOn={terms.isPublishedAtOnce}
            isLocked={isBusy}
            onTurn={() => void save({ ...terms, isPublishedAtOnce: !terms.isPublishedAtOnce })}
          />
          <SelectField
            label="Ask customers how it was"
            hint="By email or in their account, once per order."
            name="askAfterHours"
            required
            value={String(terms.askAfterHours)}
            onChange={({ target: { value } }) =>
              void save({ ...terms, askAfterHours: value === 'null' ? null : Number(value) })
            }
          >
            {ASK_CHOICES.map(({ hours, words }) => (
              <option key={words} value={String(hours)}>
                {words}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </Panel>
  );
}
