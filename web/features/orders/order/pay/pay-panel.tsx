import LockIcon from 'lucide-react/icons/lock';
import { useEffect, useRef, useState } from 'react';
import type { Order } from '../../../../../contract/orders.ts';
import { redeemVoucherEndpoint } from '../../../../../contract/vouchers.ts';
import { isPaidOnline } from '../../../../../domain/payments/payment-methods.ts';
import { sayWay } from '../../../../../domain/payments/way-words.ts';
import type { OnlineChannel } from '../../../../../domain/payments/ways.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { LoadFailure } from '../../../../ui/loading/load-failure.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import { type RedeemedVoucher, VoucherOffer } from '../../../codes/voucher-payment-context.tsx';
import { useDeliveryTerms } from '../../../delivery/delivery-terms-context.ts';
import { writeNaira } from '../../order-words.ts';
import { useOnlineChannels } from '../../payment-context.tsx';
import { HoldNote } from './hold-note.tsx';
import { PayTwice } from './pay-twice.tsx';
import { chooseWay, isResumed, listPayWays, needsSwitch, type PayWay } from './pay-ways.ts';
import { explainMissing, headMissing, headPayment, leadPayment } from './pay-words.ts';
import { SwitchWay } from './switch-way.tsx';
import { TransferClaim } from './transfer-claim.tsx';
import { ClaimedDetails, TransferDetails } from './transfer-details.tsx';
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
  /** It is paid otherwise than online from now on. */
  readonly onWayChosen: () => void;
};

/** What is to be paid, how, and until when. */
export function PayPanel({ order, payment, isMissing, takesFocus, onNews, onWayChosen }: PayPanelProps) {
  const channels = useOnlineChannels();
  const terms = useDeliveryTerms();
  const [picked, setPicked] = useState<PayWay | null>(null);
  const [isChoosing, setChoosing] = useState(order.payment !== 'transfer');
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) headingRef.current?.focus();
  }, [takesFocus]);
  // The account is shown at once where it was agreed, and elsewhere not before what else there is.
  const isKnown = order.payment === 'transfer' || channels.data !== undefined || channels.failure !== null;
  const ways = isKnown ? listPayWays(order, channels.data ?? [], terms.data?.zones) : [];
  const way = ways.find((each) => each === picked) ?? chooseWay(order, ways);
  const isSwitched = needsSwitch(order, way);
  const amount = order.money.dueNow;
  const isClaimed = order.money.transferClaimedAt !== null;
  const payByVoucher = async ({ idempotencyKey, ...body }: RedeemedVoucher) => {
    await shopApi.call(redeemVoucherEndpoint, { params: { id: order.id }, body, idempotencyKey });
    onNews();
  };
  const lead = isMissing ? explainMissing(order) : leadPayment(order);
  // The ways to pay appear above the pressed button, which is gone then: whoever pressed it is taken to them.
  const showWays = () => {
    setChoosing(true);
    headingRef.current?.focus();
  };
  const hideWays = () => {
    setChoosing(false);
    headingRef.current?.focus();
  };
  const switchWay = () => {
    hideWays();
    onWayChosen();
  };
  const keepWaiting = () => {
    setPicked('transfer');
    hideWays();
  };
  return (
    <section aria-labelledby="payment-heading">
      <Panel className="grid gap-5">
        <div className="grid gap-2" role={isMissing ? 'status' : undefined}>
          <h2 id="payment-heading" ref={headingRef} tabIndex={-1} className="text-fs-3">
            {isMissing ? headMissing(order) : headPayment(order, way)}
          </h2>
          {lead !== '' && <p className="max-w-measure">{lead}</p>}
        </div>
        {isChoosing && ways.length > 1 && (
          <WayTiles order={order} ways={ways} chosen={way} onChoose={setPicked} />
        )}
        {!isKnown && <Skeleton className="h-40" />}
        {channels.failure !== null && order.payment !== 'transfer' && (
          <LoadFailure message={channels.failure} onRetry={channels.reload} />
        )}
        {/* Who goes another way is done with the page that could not be reached. */}
        {payment.failure !== null && (way === undefined || isPaidOnline(way)) && (
          <Note tone="problem" role="alert">
            {payment.failure}
          </Note>
        )}
        {isSwitched && <SwitchWay key={way} order={order} way={way} onNews={switchWay} />}
        {way === 'transfer' && !isSwitched && (
          <>
            {isClaimed ? (
              <ClaimedDetails order={order} amount={amount} />
            ) : (
              <TransferDetails order={order} amount={amount} />
            )}
            <TransferClaim order={order} onNews={onWayChosen} />
          </>
        )}
        {way !== undefined && isPaidOnline(way) && isClaimed && (
          <PayTwice
            order={order}
            by={`by ${sayWay(way)}`}
            isStarting={payment.isStarting}
            onPay={() => payment.start(way)}
            onWait={keepWaiting}
          />
        )}
        {way !== undefined && isPaidOnline(way) && !isClaimed && (
          <PayOnline order={order} channel={way} amount={amount} payment={payment} isAgain={isMissing} />
        )}
        {!isClaimed && (
          <HoldNote order={order} onOver={onNews}>
            {isPaidOnline(order.payment)
              ? 'We’ll confirm your order as soon as you’ve paid.'
              : 'We’ll confirm your order as soon as we receive your transfer.'}
          </HoldNote>
        )}
        <VoucherOffer
          due={order.money.due}
          pay={payByVoucher}
          {...(isClaimed && {
            warn: ({ onPay, onWait }) => (
              <PayTwice
                order={order}
                by="with a voucher"
                takesFocus
                onPay={onPay}
                onWait={() => {
                  onWait();
                  keepWaiting();
                }}
              />
            ),
          })}
        />
        {!isChoosing && ways.length > 1 && (
          <Button size="s" onClick={showWays} className="-ml-4 justify-self-start">
            Pay another way
          </Button>
        )}
      </Panel>
    </section>
  );
}

type PayOnlineProps = {
  readonly order: Order;
  readonly channel: OnlineChannel;
  readonly amount: number;
  readonly payment: PaymentStart;
  /** After a try that brought nothing. */
  readonly isAgain: boolean;
};

/** The amount and the way to the payment page: to the one that is open already, where there is one. */
function PayOnline({ order, channel, amount, payment, isAgain }: PayOnlineProps) {
  const isOpen = isResumed(order, channel);
  const words = isOpen && !isAgain ? 'Continue payment' : 'Pay now';
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <p className="figures font-display text-fs-2 leading-none font-semibold">{writeNaira(amount)}</p>
        <Button
          kind="main"
          size="l"
          onClick={() => payment.start(channel)}
          aria-disabled={payment.isStarting}
          className="max-phone:w-full"
        >
          {payment.isStarting && <Spinner />}
          {payment.isStarting ? 'Opening payment page…' : words}
        </Button>
      </div>
      <p className="flex gap-2 text-small text-cocoa-2">
        <LockIcon className="mt-0.5 size-4" />
        {isOpen && !isAgain
          ? 'Your payment page is still open. If you’ve already paid, please don’t pay again – we’ll update this page.'
          : 'You’ll pay securely on Paystack and come back here.'}
      </p>
    </div>
  );
}
