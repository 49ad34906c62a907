import { useState } from 'react';
import { readQuietHoursEndpoint, saveQuietHoursEndpoint } from '../../../../../contract/notifications.ts';
import type { QuietHours } from '../../../../../domain/notifications/quiet-hours.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useForm } from '../../../../ui/form/use-form.ts';
import { LoadedContent } from '../../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../../ui/loading/use-loaded.ts';
import { SectionForm } from '../section-form.tsx';
import { findQuietProblems, readQuietValues, USUAL_NIGHT } from './quiet-hours.ts';

const readQuietHours = (signal: AbortSignal) => shopApi.call(readQuietHoursEndpoint, { signal });

/** When devices stay silent. */
export function QuietHoursForm() {
  const answer = useLoaded(readQuietHours);
  return (
    <LoadedContent
      loaded={answer}
      waitingWords="Loading your quiet hours…"
      skeleton={<Skeleton className="h-20" />}
    >
      {({ quietHours }) => <QuietFields kept={quietHours} />}
    </LoadedContent>
  );
}

function QuietFields({ kept }: { readonly kept: QuietHours | null }) {
  const [isQuiet, setQuiet] = useState(kept !== null);
  const form = useForm({
    words: { begin: { missing: 'Enter a time.' }, end: { missing: 'Enter a time.' } },
    check: findQuietProblems,
    send: async (values) => {
      await shopApi.call(saveQuietHoursEndpoint, { body: { quietHours: readQuietValues(values) } });
      showToast({ kind: 'success', text: 'Your quiet hours are saved' });
    },
  });
  const { begin, end } = kept ?? USUAL_NIGHT;
  return (
    <SectionForm form={form} label="Quiet hours" button="Save quiet hours" buttonWhileSending="Saving…">
      <Checkbox
        label="No push at night"
        name="isQuiet"
        checked={isQuiet}
        onChange={({ target }) => setQuiet(target.checked)}
      />
      {isQuiet && (
        <div className="grid max-w-form grid-cols-2 items-start gap-3 *:min-w-0">
          <TextField
            label="From"
            name="begin"
            type="time"
            required
            defaultValue={begin}
            problem={form.problems.begin}
          />
          <TextField
            label="To"
            name="end"
            type="time"
            required
            defaultValue={end}
            problem={form.problems.end}
          />
        </div>
      )}
    </SectionForm>
  );
}
