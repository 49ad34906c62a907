import { useCallback } from 'react';
import type { InputOf } from '../../../../contract/endpoint.ts';
import { readVoucherTermsEndpoint, saveVoucherTermsEndpoint } from '../../../../contract/voucher-admin.ts';
import { voucherTermsSchema } from '../../../../contract/vouchers.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { RestoredNote } from '../../../ui/form/drafts/restored-note.tsx';
import { useDraftedForm } from '../../../ui/form/drafts/use-drafted-form.ts';
import { findMisfits } from '../../../ui/form/find-misfits.ts';
import { readCount, readNaira, writeAmount } from '../../../ui/form/read-typed.ts';
import { readText } from '../../../ui/form/use-form.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';

type Terms = InputOf<typeof saveVoucherTermsEndpoint.bodySchema>;

export function VoucherTermsPanel() {
  const load = useCallback((signal: AbortSignal) => shopApi.call(readVoucherTermsEndpoint, { signal }), []);
  const { data: terms, failure, reload } = useLoaded(load);
  return (
    <Panel className="mt-8 grid max-w-measure gap-4">
      <h2 className="text-fs-4">Voucher settings</h2>
      {failure !== null && <LoadFailure message={failure} onRetry={reload} />}
      {!terms && failure === null && <Skeleton className="h-24" />}
      {terms && <TermsForm terms={terms} />}
    </Panel>
  );
}

function TermsForm({ terms }: { readonly terms: Terms }) {
  const form = useDraftedForm({
    draftName: 'voucher-settings-1',
    words: {},
    check: (values) => nameFirst(findMisfits(voucherTermsSchema, readTerms(values))),
    send: async (values) => {
      await shopApi.call(saveVoucherTermsEndpoint, { body: readTerms(values) });
      form.forgetDraft();
      showToast({ kind: 'success', text: 'Voucher settings saved' });
      // Menus and the sale above follow the switch.
      window.location.reload();
    },
  });
  const { problems } = form;
  return (
    <form {...form.props} aria-label="Voucher settings" className="grid gap-4">
      {form.isRestored && <RestoredNote onDiscard={form.discard} />}
      {form.failure !== null && (
        <Note tone="problem" role="alert">
          {form.failure}
        </Note>
      )}
      <Checkbox label="Sell vouchers" name="isOn" defaultChecked={terms.isOn} />
      <div className="grid gap-4 phone:grid-cols-2">
        <TextField
          label="Lowest amount in naira"
          name="minimum"
          required
          inputMode="numeric"
          defaultValue={writeAmount(terms.minimum)}
          problem={problems.minimum}
        />
        <TextField
          label="Highest amount in naira"
          name="maximum"
          required
          inputMode="numeric"
          defaultValue={writeAmount(terms.maximum)}
          problem={problems.maximum}
        />
      </div>
      <TextField
        label="Suggested amounts in naira"
        name="suggestions"
        defaultValue={terms.suggestions.map(writeAmount).join('; ')}
        hint="Separate them with semicolons, such as 5,000; 10,000."
        problem={problems.suggestions}
      />
      <TextField
        label="Valid for, in months"
        name="validMonths"
        inputMode="numeric"
        defaultValue={terms.validMonths ?? ''}
        hint="Leave empty if vouchers never expire. We email a reminder 30 days before one does."
        problem={problems.validMonths}
      />
      <div>
        <Button type="submit" kind="main" aria-disabled={form.isSending}>
          {form.isSending && <Spinner />}
          {form.isSending ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </form>
  );
}

function readTerms(values: FormData): Terms {
  const suggestions = readText(values, 'suggestions')
    .split(';')
    .filter((part) => part.trim() !== '');
  return {
    isOn: values.has('isOn'),
    suggestions: suggestions.map(readNaira),
    minimum: readNaira(readText(values, 'minimum')),
    maximum: readNaira(readText(values, 'maximum')),
    validMonths: readCount(readText(values, 'validMonths')),
  };
}

/** What is wrong with one of the amounts stands at the field that has them all. */
function nameFirst(problems: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, words]) => [
      field.replace(/^suggestions\.\d+$/, 'suggestions'),
      words,
    ]),
  );
}
