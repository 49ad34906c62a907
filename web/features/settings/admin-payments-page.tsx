import { Link } from 'react-router';
import {
  readDeliveryTermsEndpoint,
  saveDeliveryTermsEndpoint,
  staleTermsSchema,
  type VersionedTerms,
} from '../../../contract/delivery.ts';
import { NIGERIAN_BANKS } from '../../../domain/payments/nigerian-banks.ts';
import { readRefusal } from '../../api/read-refusal.ts';
import { shopApi } from '../../api/shop-api.ts';
import { titlePage } from '../../page-meta.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { FieldProps } from '../../ui/form/edited-fields.ts';
import { FormSection } from '../../ui/form/form-section.tsx';
import { VersionedForm } from '../../ui/form/versioned-form.tsx';
import { LoadedContent } from '../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../ui/loading/use-loaded.ts';
import { useMay } from '../users/role-context.tsx';
import {
  buildPayments,
  fillPayments,
  findPaymentProblems,
  listPaymentFacts,
  sayHours,
} from './payments/payment-values.ts';
import { SettingsFrame } from './settings-frame.tsx';

export const meta = titlePage('Payments');

const BANK_LIST = 'banks';

const readTerms = (signal: AbortSignal) => shopApi.call(readDeliveryTermsEndpoint, { signal });

/** Where the money goes, and how long an order waits for it. */
export default function AdminPaymentsPage() {
  const loaded = useLoaded(readTerms);
  return (
    <SettingsFrame explanation="Your bank account, and how long unpaid orders keep their slot.">
      <LoadedContent
        loaded={loaded}
        waitingWords="Loading payment settings…"
        skeleton={<Skeleton className="h-100 rounded-picture" />}
      >
        {(terms) => <PaymentsForm terms={terms} />}
      </LoadedContent>
    </SettingsFrame>
  );
}

function PaymentsForm({ terms }: { readonly terms: VersionedTerms }) {
  const isLocked = !useMay()('owner');
  const lockedWords = isLocked ? ' Only the owner can change this.' : '';
  return (
    <VersionedForm
      answer={terms}
      fill={fillPayments}
      findProblems={findPaymentProblems}
      send={(values, version) =>
        shopApi.call(saveDeliveryTermsEndpoint, { body: { ...buildPayments(values), version } })
      }
      findNewest={(error) => readRefusal(error, 'stale_edit', staleTermsSchema)?.current}
      draftName="payments-1"
      label="Payments"
      subject="payments"
      savedWords="Payment settings saved"
      listFacts={(values) => listPaymentFacts(buildPayments(values))}
    >
      {({ values, field, change }) => (
        <>
          <FormSection
            title="Bank account"
            explanation={`Customers see it when they pay by transfer. Leave all three empty to give it to each customer yourself.${lockedWords}`}
          >
            <div className="grid items-start gap-5 phone:grid-cols-2">
              <TextField
                {...field('transferAccount.bank')}
                label="Bank"
                list={BANK_LIST}
                autoComplete="off"
                disabled={isLocked}
              />
              <datalist id={BANK_LIST}>
                {NIGERIAN_BANKS.map((bank) => (
                  <option key={bank} value={bank} />
                ))}
              </datalist>
              <TextField
                {...field('transferAccount.accountNumber')}
                label="Account number"
                inputMode="numeric"
                disabled={isLocked}
              />
              <TextField {...field('transferAccount.accountName')} label="Account name" disabled={isLocked} />
            </div>
          </FormSection>
          <FormSection
            title="Online payments"
            explanation="Cards, instant transfers and USSD need a Paystack account. Ask whoever runs your server to add your Paystack secret key (PAYSTACK_SECRET_KEY)."
          >
            <Link to="/admin/settings/opening" className="w-fit text-small link">
              Check online payments
            </Link>
          </FormSection>
          <FormSection
            title="Time to pay"
            explanation="Unpaid orders keep their slot for this long, then expire."
          >
            <div className="grid items-start gap-5 phone:grid-cols-2">
              <HoursField {...field('transferHours')} label="Bank transfer" />
              <HoursField {...field('onlineHours')} label="Online payment" />
            </div>
          </FormSection>
          <FormSection
            title="New customers"
            explanation="For customers who haven’t received an order from you before and don’t pay online. You can also confirm their orders after a call."
          >
            <Checkbox
              label="Ask them to confirm orders paid on delivery or pickup"
              name="mustConfirm"
              checked={values.mustConfirm}
              onChange={({ target }) => change({ mustConfirm: target.checked })}
            />
            <div className="grid items-start gap-5 phone:grid-cols-2">
              <HoursField {...field('confirmHours')} label="Time to confirm" />
              <TextField
                {...field('dayShare')}
                label="How much of a day they can book, in %"
                required
                inputMode="numeric"
                hint="The rest of each day is kept for paid or confirmed orders."
              />
            </div>
          </FormSection>
          <FormSection
            title="Staff"
            explanation={`The most the order desk can refund for one order without asking you. Leave it empty to allow no refunds.${lockedWords}`}
          >
            <TextField
              {...field('deskRefundLimit')}
              label="Refund limit in ₦"
              inputMode="numeric"
              disabled={isLocked}
            />
          </FormSection>
        </>
      )}
    </VersionedForm>
  );
}

/** What is typed is said again as people say it: “1 hour and 30 minutes”. */
function HoursField({ label, ...field }: FieldProps & { readonly label: string }) {
  const said = sayHours(field.value);
  const hint = said === '' || said === field.value ? 'For example: 1.5 hours or 20 minutes.' : said;
  return <TextField {...field} label={label} required autoComplete="off" hint={hint} />;
}
