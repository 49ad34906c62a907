import type { DeliveryTermsAnswer } from '../../../../../contract/delivery.ts';
import { EditedFormFrame } from '../../../../ui/form/edited-form-frame.tsx';
import { useEditedForm } from '../../../../ui/form/use-edited-form.ts';
import { showToast } from '../../../../ui/toast.ts';
import { saveDeliveryTerms } from '../calendar-requests.ts';
import { AddressTester } from './address-tester.tsx';
import { PaymentTerms } from './payment-terms.tsx';
import { buildTerms, fillTerms, findTermsProblems, type TermsValues } from './terms-values.ts';
import { ZoneEditor } from './zone-editor.tsx';

export function TermsForm({ terms }: { readonly terms: DeliveryTermsAnswer }) {
  const form = useEditedForm({
    saved: fillTerms(terms),
    draftName: 'delivery-terms-1',
    findProblems: findTermsProblems,
    async send(values: TermsValues) {
      const saved = await saveDeliveryTerms(buildTerms(values));
      showToast({ kind: 'success', text: 'Zones and fees are saved' });
      return fillTerms(saved);
    },
  });
  return (
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
  );
}
