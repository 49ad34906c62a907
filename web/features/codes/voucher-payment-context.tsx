import GiftIcon from 'lucide-react/icons/gift';
import { type FormEvent, type ReactNode, useState } from 'react';
import { checkCodeEndpoint, readCodesOfferedEndpoint } from '../../../contract/codes.ts';
import { convertKoboToNaira, convertNairaToKobo, formatNaira } from '../../../domain/money.ts';
import { computeDraw } from '../../../domain/vouchers/voucher.ts';
import { isRefusal } from '../../api/api-error.ts';
import { backgroundApi } from '../../api/shop-api.ts';
import { makeRandomKey } from '../../ui/browser/make-random-key.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { describeError } from '../../ui/feedback/describe-error.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Spinner } from '../../ui/loading/spinner.tsx';
import { useLoaded } from '../../ui/loading/use-loaded.ts';

/** As it is typed, with whatever stands between its groups. */
const TYPED_MAX_LENGTH = 40;
const NOT_A_VOUCHER = 'This is a discount code, which can’t be used after you order. Enter a voucher code.';

const readOffered = (signal: AbortSignal) => backgroundApi.call(readCodesOfferedEndpoint, { signal });

/** Whether customers have vouchers to use. */
export function useVouchersTaken(): boolean {
  return useLoaded(readOffered).data?.takesVouchers === true;
}

type VoucherOfferProps = VoucherPaymentProps & {
  /** What whoever wants to pay with a voucher has to read first, with its two ways on. */
  readonly warn?: (ways: { readonly onPay: () => void; readonly onWait: () => void }) => ReactNode;
};

/** One quiet line below the other ways to pay, while there are vouchers that could be used. */
export function VoucherOffer({ warn, ...props }: VoucherOfferProps) {
  const areTaken = useVouchersTaken();
  const [isOpen, setOpen] = useState(false);
  const [isWarned, setWarned] = useState(false);
  if (!areTaken) return null;
  if (isOpen && warn && !isWarned) {
    return warn({ onPay: () => setWarned(true), onWait: () => setOpen(false) });
  }
  if (isOpen) return <VoucherPayment {...props} />;
  return (
    <Button size="s" onClick={() => setOpen(true)} className="-ml-4 justify-self-start">
      <GiftIcon />
      Pay with a voucher
    </Button>
  );
}

type VoucherButtonProps = { readonly onClick: () => void; readonly className?: string };

/** The same at the desk, whose dialog has a page of its own for it. */
export function VoucherButton({ onClick, className = '' }: VoucherButtonProps) {
  if (!useVouchersTaken()) return null;
  return (
    <Button size="s" onClick={onClick} className={`-ml-4 justify-self-start ${className}`}>
      <GiftIcon />
      Pay with a voucher
    </Button>
  );
}

export type RedeemedVoucher = {
  readonly code: string;
  /** What it was said to pay, in naira. */
  readonly amount: number;
  /** The same for the same try. */
  readonly idempotencyKey: string;
};

type VoucherPaymentProps = {
  /** In naira. */
  readonly due: number;
  readonly pay: (voucher: RedeemedVoucher) => Promise<unknown>;
};

type Known = { readonly code: string; readonly balanceInKobo: number };

/** First what it would pay, then the payment. */
export function VoucherPayment({ due, pay }: VoucherPaymentProps) {
  const [key, setKey] = useState(makeRandomKey);
  const [typed, setTyped] = useState('');
  const [known, setKnown] = useState<Known | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  const amountInKobo = known ? computeDraw(known.balanceInKobo, convertNairaToKobo(due)) : 0;

  const check = async () => {
    const code = await backgroundApi.call(checkCodeEndpoint, { body: { code: typed } });
    if (code.kind !== 'voucher') throw new Error(NOT_A_VOUCHER);
    setKnown({ code: code.text, balanceInKobo: convertNairaToKobo(code.balance) });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (typed.trim() === '') return setProblem('Enter the code of your voucher.');
    setBusy(true);
    setProblem(undefined);
    try {
      if (known) {
        await pay({ code: known.code, amount: convertKoboToNaira(amountInKobo), idempotencyKey: key });
        // It holds less now: whatever is still due is for another voucher, in a try of its own.
        setKey(makeRandomKey());
        setTyped('');
        setKnown(null);
      } else await check();
    } catch (error) {
      // Somebody else may have drawn on it: it is looked at anew. A lost answer is asked for again, under the same key.
      if (isRefusal(error)) setKnown(null);
      setProblem(describeError(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={submit} noValidate aria-label="Pay with a voucher" className="grid gap-3">
      <TextField
        label="Voucher code"
        name="voucher-code"
        value={typed}
        problem={problem}
        onChange={({ target }) => {
          setTyped(target.value);
          setKnown(null);
        }}
        maxLength={TYPED_MAX_LENGTH}
        required
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        autoFocus
      />
      <p role="status" className="text-label empty:hidden">
        {known && sayPayment(known.balanceInKobo, amountInKobo, convertNairaToKobo(due))}
      </p>
      <Button
        type="submit"
        kind={known ? 'main' : 'line'}
        aria-disabled={isBusy}
        className="justify-self-start"
      >
        {isBusy && <Spinner />}
        {known ? `Pay ${formatNaira(amountInKobo)} with this voucher` : 'Check voucher'}
      </Button>
    </form>
  );
}

function sayPayment(balanceInKobo: number, amountInKobo: number, dueInKobo: number): string {
  if (amountInKobo < dueInKobo) {
    return `This voucher has ${formatNaira(balanceInKobo)}. ${formatNaira(dueInKobo - amountInKobo)} is left to pay.`;
  }
  const left = balanceInKobo - amountInKobo;
  return left === 0
    ? 'This voucher covers the full amount and will be used up.'
    : `This voucher covers the full amount. ${formatNaira(left)} stays on it.`;
}
