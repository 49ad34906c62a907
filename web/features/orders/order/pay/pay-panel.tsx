import { useEffect, useRef, useState } from 'react';
import type { Order } from '../../../../../contract/orders.ts';
import { isPaidOnline } from '../../../../../domain/payments/payment-methods.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { LoadFailure } from '../../../../ui/loading/load-failure.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import { useOnlineChannels } from '../../payment-context.tsx';
import { HoldNote } from './hold-note.tsx';
import { PayOnline } from './pay-online.tsx';
import { chooseWay, listPayWays, type PayWay } from './pay-ways.ts';
import { explainMissing, headPayment, leadPayment } from './pay-words.ts';
import { TransferClaim } from './transfer-claim.tsx';
import { TransferDetails } from './transfer-details.tsx';
import type { PaymentStart } from './use-payment-start.ts';
import { WayTiles } from './way-tiles.tsx';

type PayPanelProps = {
  readonly order: Order;
  readonly payment: PaymentStart;
  /** A card was to be charged, and nothing has come. */
  readonly isMissing: boolean;
  /** It comes in place of the button that was pressed for it. */
  readonly takesFocus: boolean;
  /** Something may have changed about the order. */
  readonly onNews: () => void;
};

/** What is to be paid, how, and until when. */
export function PayPanel({ order, payment, isMissing, takesFocus, onNews }: PayPanelProps) {
  const channels = useOnlineChannels();
  const [picked, setPicked] = useState<PayWay | null>(null);
  const [isChoosing, setChoosing] = useState(order.payment !== 'transfer');
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) headingRef.current?.focus();
  }, [takesFocus]);
  // The account is shown at once where it was agreed, and elsewhere not before what else there is.
  const isKnown = order.payment === 'transfer' || channels.data !== undefined || channels.failure !== null;
  const ways = isKnown ? listPayWays(order, channels.data ?? []) : [];
  const way = ways.find((each) => each === picked) ?? chooseWay(order, ways);
  const amount = order.money.dueNow;
  const lead = isMissing ? explainMissing(order) : leadPayment(order);
  return (
    <section aria-labelledby="payment-heading">
      <Panel className="grid gap-5">
        <div className="grid gap-2" role={isMissing ? 'status' : undefined}>
          <h2 id="payment-heading" ref={headingRef} tabIndex={-1} className="text-fs-3">
            {isMissing ? 'Your payment has not come through' : headPayment(order, way)}
          </h2>
          {lead !== '' && <p className="max-w-measure">{lead}</p>}
        </div>
        {isChoosing && ways.length > 1 && <WayTiles ways={ways} chosen={way} onChoose={setPicked} />}
        {!isKnown && <Skeleton className="h-40" />}
        {way === undefined && channels.failure !== null && (
          <LoadFailure message={channels.failure} onRetry={channels.reload} />
        )}
        {payment.failure !== null && (
          <Note tone="problem" role="alert">
            {payment.failure}
          </Note>
        )}
        {way === 'transfer' && (
          <>
            <TransferDetails order={order} amount={amount} />
            <TransferClaim order={order} onNews={onNews} />
          </>
        )}
        {way !== undefined && way !== 'transfer' && (
          <PayOnline order={order} channel={way} amount={amount} payment={payment} isAgain={isMissing} />
        )}
        <HoldNote order={order} onOver={onNews}>
          {isPaidOnline(order.payment)
            ? 'Once you have paid, your order is confirmed here.'
            : 'As soon as your transfer arrives, your order is confirmed here.'}
        </HoldNote>
        {!isChoosing && ways.length > 1 && (
          <Button size="s" onClick={() => setChoosing(true)} className="-ml-4 justify-self-start">
            Pay another way
          </Button>
        )}
      </Panel>
    </section>
  );
}
