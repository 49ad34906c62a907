import { setOwnPinEndpoint } from '../../../../contract/kitchen-devices.ts';
import { PIN_DIGITS } from '../../../../domain/users/staff-pin.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { readSecret, useForm } from '../../../ui/form/use-form.ts';
import { AccountSection } from '../account/account-section.tsx';
import { SectionForm } from '../account/section-form.tsx';

/** For the tablet in the kitchen, which asks who stands there. */
export function PinSection() {
  const form = useForm({
    words: { pin: { missing: 'Enter four digits.' } },
    send: async (values) => {
      await shopApi.call(setOwnPinEndpoint, { body: { pin: readSecret(values, 'pin') } });
      showToast({ kind: 'success', text: 'Your kitchen PIN is set' });
    },
  });
  return (
    <AccountSection
      id="pin"
      title="Kitchen PIN"
      lead="The kitchen tablet asks for it when you record something, so that everyone knows who did it."
    >
      <SectionForm form={form} label="Kitchen PIN" button="Save PIN" buttonWhileSending="Saving…">
        <div className="max-w-60">
          <TextField
            label="New PIN"
            name="pin"
            type="password"
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={PIN_DIGITS}
            hint="Four digits that aren’t easy to guess."
            problem={form.problems.pin}
          />
        </div>
      </SectionForm>
    </AccountSection>
  );
}
