import { useCallback, useState } from 'react';
import { readReminderTermsEndpoint, saveReminderTermsEndpoint } from '../../../contract/cart-reminders.ts';
import { REMINDER_RETENTION_DAYS } from '../../../domain/cart/reminders.ts';
import { shopApi } from '../../api/shop-api.ts';
import { describeError } from '../../ui/feedback/describe-error.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { LoadFailure } from '../../ui/loading/load-failure.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../ui/loading/use-loaded.ts';

const CHOICES: readonly { readonly hours: number | null; readonly words: string }[] = [
  { hours: null, words: 'Off' },
  { hours: 1, words: '1 hour after they leave' },
  { hours: 4, words: '4 hours after they leave' },
  { hours: 24, words: '1 day after they leave' },
  { hours: 48, words: '2 days after they leave' },
];

/** Chosen at once, without a button to save it. */
export function ReminderTermsPanel() {
  const load = useCallback((signal: AbortSignal) => shopApi.call(readReminderTermsEndpoint, { signal }), []);
  const { data: terms, failure, reload, replace } = useLoaded(load);
  const [isBusy, setBusy] = useState(false);
  const save = async (afterHours: number | null) => {
    setBusy(true);
    try {
      replace(await shopApi.call(saveReminderTermsEndpoint, { body: { afterHours } }));
      showToast({ kind: 'success', text: 'Cart reminders saved' });
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Panel className="grid gap-4">
      <h2 className="text-fs-4">Cart reminders</h2>
      {failure !== null && <LoadFailure message={failure} onRetry={reload} />}
      {!terms && failure === null && <Skeleton className="h-24" />}
      {terms && (
        <SelectField
          label="Email customers the cart they left"
          hint={`Sent once, only to customers who tick the box at checkout and don’t order. Their cart and email address are deleted after ${REMINDER_RETENTION_DAYS} days.`}
          name="afterHours"
          required
          disabled={isBusy}
          value={String(terms.afterHours)}
          onChange={({ target: { value } }) => void save(value === 'null' ? null : Number(value))}
        >
          {CHOICES.map(({ hours, words }) => (
            <option key={words} value={String(hours)}>
              {words}
            </option>
          ))}
        </SelectField>
      )}
    </Panel>
  );
}
