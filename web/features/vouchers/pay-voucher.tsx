import { useState } from 'react';
import { type OwnVoucher, payVoucherEndpoint } from '../../../contract/vouchers.ts';
import { convertNairaToKobo, formatNaira } from '../../../domain/money.ts';
import type { OnlineChannel } from '../../../domain/payments/ways.ts';
import { shopApi } from '../../api/shop-api.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { describeError } from '../../ui/feedback/describe-error.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Spinner } from '../../ui/loading/spinner.tsx';
import { CopiedFact } from '../../ui/share/copied-fact.tsx';
import { OnlineTiles, useOnlineChannels } from '../orders/payment-context.tsx';
import { keepBought } from './bought-voucher.ts';

/** All that it takes to pay for a voucher: after it was ordered, from the email, and after a card was declined. */
export function PayVoucher({ voucher: { code, amount, transfer } }: { readonly voucher: OwnVoucher }) {
  const price = formatNaira(convertNairaToKobo(amount));
  return (
    <Panel className="no-print grid w-full gap-5 text-left">
      <div className="grid gap-1.5">
        <h2 className="text-fs-3">Pay {price} to get your voucher</h2>
        <p role="status">
          {transfer
            ? 'Transfer the amount to our account. We’ll email you as soon as it arrives.'
            : 'Call us for our account number. We’ll email you as soon as your transfer arrives.'}
        </p>
      </div>
      {transfer && (
        <dl className="figures grid gap-x-6 gap-y-3 rounded-card bg-cream p-4 phone:grid-cols-2">
          <CopiedFact name="Account number" value={transfer.accountNumber} />
          <CopiedFact name="Bank" value={transfer.bank} />
          <CopiedFact name="Account name" value={transfer.accountName} />
          <CopiedFact name="Amount" value={price} copied={String(amount)} />
          <CopiedFact name="Reference" value={transfer.reference} />
        </dl>
      )}
      <PayOnline code={code} price={price} />
    </Panel>
  );
}

function PayOnline({ code, price }: { readonly code: string; readonly price: string }) {
  const { data: channels = [] } = useOnlineChannels();
  const [picked, setPicked] = useState<OnlineChannel | null>(null);
  const [isOpening, setOpening] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const payment = picked ?? channels[0];
  if (payment === undefined) return null;
  const pay = async () => {
    if (isOpening) return;
    setOpening(true);
    setFailure(null);
    try {
      const { payUrl } = await shopApi.call(payVoucherEndpoint, { body: { code, payment } });
      keepBought(code);
      window.location.assign(payUrl);
    } catch (error) {
      setFailure(describeError(error));
      setOpening(false);
    }
  };
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-2 font-semibold">Or pay online</legend>
      <OnlineTiles name="payment" channels={channels} chosen={payment} onChoose={setPicked} />
      {failure !== null && (
        <Note tone="problem" role="alert">
          {failure}
        </Note>
      )}
      <div className="mt-2">
        <Button kind="main" onClick={() => void pay()} aria-disabled={isOpening}>
          {isOpening && <Spinner />}
          {isOpening ? 'One moment…' : `Pay ${price}`}
        </Button>
      </div>
    </fieldset>
  );
}
