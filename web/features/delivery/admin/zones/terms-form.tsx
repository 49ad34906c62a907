import { useState } from 'react';
import {
  saveDeliveryTermsEndpoint,
  staleTermsSchema,
  type VersionedTerms,
} from '../../../../../contract/delivery.ts';
import { readRefusal } from '../../../../api/read-refusal.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { EditedFormFrame } from '../../../../ui/form/edited-form-frame.tsx';
import { type Saved, useEditedForm } from '../../../../ui/form/use-edited-form.ts';
import { StaleEditDialog } from '../../../../ui/stale/stale-edit-dialog.tsx';
import { AddressTester } from './address-tester.tsx';
import { PaymentTerms } from './payment-terms.tsx';
import { listTermsFacts } from './terms-facts.ts';
import { buildTerms, fillTerms, findTermsProblems, type TermsValues } from './terms-values.ts';
import { ZoneEditor } from './zone-editor.tsx';

export function TermsForm({ terms }: { readonly terms: VersionedTerms }) {
  const [newest, setNewest] = useState<Saved<TermsValues> | null>(null);

  const send = async (values: TermsValues, version: string) => {
    const saved = await shopApi.call(saveDeliveryTermsEndpoint, { body: { ...buildTerms(values), version } });
    showToast({ kind: 'success', text: 'Zones and fees are saved' });
    return toSaved(saved);
  };

  const form = useEditedForm({
    saved: toSaved(terms),
    draftName: 'delivery-terms-2',
    findProblems: findTermsProblems,
    send,
    onRefusal(error) {
      const newer = readRefusal(error, 'stale_edit', staleTermsSchema)?.current;
      if (newer) setNewest(toSaved(newer));
      return newer !== undefined;
    },
  });

  return (
    <>
      <EditedFormFrame
        form={form}
        label="Zones and fees"
        leaveWords="What you changed about zones and fees is not saved yet."
      >
        <div className="grid items-start gap-4 rail:grid-cols-[minmax(0,1fr)_--spacing(76)] rail:gap-6">
          <ZoneEditor form={form} />
          <AddressTester zones={form.values.zones} />
          <PaymentTerms form={form} />
        </div>
      </EditedFormFrame>
      <StaleEditDialog
        title="Somebody else changed zones and fees"
        form={form}
        newest={newest}
        listFacts={(values) => listTermsFacts(buildTerms(values))}
        send={send}
        onClose={() => setNewest(null)}
      />
    </>
  );
}

function toSaved(terms: VersionedTerms): Saved<TermsValues> {
  return { values: fillTerms(terms), version: terms.version };
}
