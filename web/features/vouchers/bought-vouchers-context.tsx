import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import {
  correctRecipientEndpoint,
  type ListedVoucher,
  listBoughtVouchersEndpoint,
} from '../../../contract/bought-vouchers.ts';
import { readLagosDay } from '../../../domain/delivery/lagos-time.ts';
import { convertNairaToKobo, formatNaira } from '../../../domain/money.ts';
import { shopApi } from '../../api/shop-api.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { EmailHint } from '../../ui/fields/email-hint.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { findMisfits } from '../../ui/form/find-misfits.ts';
import { readText, useForm } from '../../ui/form/use-form.ts';
import { formatDay, formatRecentMoment } from '../../ui/formats/format-moment.ts';
import { LoadFailure } from '../../ui/loading/load-failure.tsx';
import { Spinner } from '../../ui/loading/spinner.tsx';
import { useLoaded } from '../../ui/loading/use-loaded.ts';
import { keepGift } from './bought-voucher.ts';
import { STATE_WORDS, sayOwnSending, writeVoucherPath } from './voucher-words.ts';

/** The credit a customer has and the vouchers they bought, for the page of all orders. Whoever has none sees nothing of it. */
export function BoughtVouchersOutlet() {
  const { data, failure, reload } = useLoaded(
    useCallback(async (signal: AbortSignal) => shopApi.call(listBoughtVouchersEndpoint, { signal }), []),
  );
  if (failure !== null) {
    return (
      <div className="mb-4">
        <LoadFailure message={failure} onRetry={reload} />
      </div>
    );
  }
  const listed = data?.data ?? [];
  const bought = listed.filter(({ isCredit }) => !isCredit);
  return (
    <>
      <StoreCredit credits={listed.filter(({ isCredit }) => isCredit)} />
      <BoughtVouchers bought={bought} />
    </>
  );
}

/** What is left of it, and how to use it. */
function StoreCredit({ credits }: { readonly credits: readonly ListedVoucher[] }) {
  if (credits.length === 0) return null;
  return (
    <section aria-labelledby="store-credit-heading" className="mt-6 mb-10 grid gap-5">
      <h2 id="store-credit-heading">Store credit</h2>
      <ul className="grid items-start gap-4 tablet:grid-cols-2">
        {credits.map(({ id, state, code, amount, balance, createdAt }) => (
          <li key={id} className="grid gap-2 rounded-picture border border-crust bg-paper p-4 phone:p-5">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <Badge tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].words}</Badge>
              <span className="text-small whitespace-nowrap text-cocoa-2">
                {formatRecentMoment(createdAt, new Date(), formatDay)}
              </span>
            </div>
            <h3 className="figures text-fs-4 leading-snug">
              <Link to={writeVoucherPath(code)} className="hover:no-underline">
                {state === 'active' ? `${write(balance)} left` : write(amount)}
              </Link>
            </h3>
            {state === 'active' && (
              <p className="text-small text-cocoa-2">
                Enter <span className="font-code whitespace-nowrap">{code}</span> at checkout to use it.
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function BoughtVouchers({ bought }: { readonly bought: readonly ListedVoucher[] }) {
  const [corrected, setCorrected] = useState<readonly ListedVoucher[]>([]);
  if (bought.length === 0) return null;
  return (
    <section aria-labelledby="bought-vouchers-heading" className="mt-6 mb-10 grid gap-5">
      <h2 id="bought-vouchers-heading">Gift vouchers</h2>
      <ul className="grid items-start gap-4 tablet:grid-cols-2">
        {bought.map((listed) => (
          <VoucherCard
            key={listed.id}
            voucher={corrected.findLast(({ id }) => id === listed.id) ?? listed}
            onCorrected={(voucher) => setCorrected([...corrected, voucher])}
          />
        ))}
      </ul>
    </section>
  );
}

type VoucherCardProps = {
  readonly voucher: ListedVoucher;
  readonly onCorrected: (voucher: ListedVoucher) => void;
};

function VoucherCard({ voucher, onCorrected }: VoucherCardProps) {
  const [isOpen, setOpen] = useState(false);
  const { words, tone } = STATE_WORDS[voucher.state];
  const amount = write(voucher.amount);
  const sending = sayOwnSending(voucher, readLagosDay(new Date()));
  return (
    <li className="grid gap-2 rounded-picture border border-crust bg-paper p-4 phone:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Badge tone={tone}>{words}</Badge>
        <span className="text-small whitespace-nowrap text-cocoa-2">
          {formatRecentMoment(voucher.createdAt, new Date(), formatDay)}
        </span>
      </div>
      <h3 className="text-fs-4 leading-snug">
        <Link
          to={writeVoucherPath(voucher.code)}
          className="hover:no-underline"
          onClick={() => keepGift(voucher.code, voucher)}
        >
          {voucher.recipientName === ''
            ? `${amount} voucher`
            : `${amount} voucher for ${voucher.recipientName}`}
        </Link>
      </h3>
      {sending !== '' && <p className="text-small text-cocoa-2 wrap-anywhere">{sending}</p>}
      {voucher.state === 'active' && <p className="figures text-small">{write(voucher.balance)} left</p>}
      {voucher.canCorrectRecipient &&
        (isOpen ? (
          <RecipientForm
            voucher={voucher}
            onClose={() => setOpen(false)}
            onCorrected={(saved) => {
              onCorrected(saved);
              setOpen(false);
            }}
          />
        ) : (
          <Button
            size="s"
            onClick={() => setOpen(true)}
            className="-ml-4 justify-self-start underline underline-offset-4"
          >
            Correct the email address
          </Button>
        ))}
    </li>
  );
}

type RecipientFormProps = VoucherCardProps & { readonly onClose: () => void };

function RecipientForm({ voucher, onClose, onCorrected }: RecipientFormProps) {
  const [typed, setTyped] = useState(voucher.recipientEmail);
  const form = useForm({
    words: {},
    check: (values) => findMisfits(correctRecipientEndpoint.bodySchema, readEmail(values)),
    send: async (values) => {
      const saved = await shopApi.call(correctRecipientEndpoint, {
        params: { id: voucher.id },
        body: readEmail(values),
      });
      showToast({ kind: 'success', text: `We’ll email the voucher to ${saved.recipientEmail}` });
      onCorrected(saved);
    },
  });
  return (
    <form {...form.props} aria-label="Correct the recipient’s email address" className="grid gap-3">
      {form.failure !== null && (
        <Note tone="problem" role="alert">
          {form.failure}
        </Note>
      )}
      <TextField
        label="Recipient’s email address"
        name="email"
        type="email"
        required
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        hint={<EmailHint typed={typed} onUse={setTyped} />}
        problem={form.problems.email}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="dark" size="s" aria-disabled={form.isSending}>
          {form.isSending && <Spinner />}
          {form.isSending ? 'Saving…' : 'Save'}
        </Button>
        <Button size="s" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const readEmail = (values: FormData) => ({ email: readText(values, 'email') });

function write(naira: number): string {
  return formatNaira(convertNairaToKobo(naira));
}
