import type { ReactNode } from 'react';
import type { TransferAccount } from '../../../../contract/delivery.ts';
import type { Order } from '../../../../contract/orders.ts';
import { convertNairaToKobo, formatNaira } from '../../../../domain/money.ts';
import { buildWhatsappLink } from '../../../../domain/shop/whatsapp-link.ts';
import { formatMoment } from '../../../ui/format-moment.ts';
import { CoinsInHandIcon } from '../../../ui/icons/order.tsx';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useDeliveryTerms } from '../../delivery/delivery-terms-context.ts';
import { useShopProfile } from '../../shop/shop-context.tsx';
import { writeRemaining } from './countdown.ts';
import { useCountdown } from './use-countdown.ts';

type PaymentBoxProps = { readonly order: Order; readonly onOver: () => void };

/** What is to be paid and how; nothing once it is paid or over. */
export function PaymentBox({ order, onOver }: PaymentBoxProps) {
  const { status, payment, paymentState, total } = order;
  if (paymentState !== 'unpaid') return null;
  if (payment === 'transfer') {
    return status === 'pending_payment' && <TransferBox order={order} onOver={onOver} />;
  }
  if (!['confirmed', 'in_kitchen', 'ready', 'out_for_delivery'].includes(status)) return null;
  const amount = formatNaira(convertNairaToKobo(total));
  return (
    <Note tone="tip" icon={CoinsInHandIcon}>
      <strong className="font-semibold">{amount} to pay</strong>{' '}
      {payment === 'on_delivery'
        ? 'when the rider is there, in cash or by transfer.'
        : 'at the counter, in cash or by transfer.'}
    </Note>
  );
}

function TransferBox({ order, onOver }: PaymentBoxProps) {
  const remaining = writeRemaining(useCountdown({ until: order.holdUntil, now: order.now }, onOver));
  const account = useDeliveryTerms().data?.transferAccount;
  return (
    <section aria-labelledby="payment-heading">
      <Panel className="grid gap-4">
        <h2 id="payment-heading" className="text-fs-3">
          Pay by bank transfer
        </h2>
        <dl className="figures grid gap-3 phone:grid-cols-2">
          <Fact name="Amount">{formatNaira(convertNairaToKobo(order.total))}</Fact>
          <Fact name="Reference to quote">{order.number}</Fact>
          {account && <AccountFacts account={account} />}
        </dl>
        {account === null && <AccountByMessage order={order} />}
        {order.holdUntil !== null && (
          <Note tone="tip">
            We keep your place until {formatMoment(order.holdUntil)}
            {remaining !== '' && (
              <>
                : <strong className="figures font-semibold whitespace-nowrap">{remaining}</strong> left
              </>
            )}
            . As soon as your transfer arrives, your order is confirmed here.
          </Note>
        )}
      </Panel>
    </section>
  );
}

function AccountFacts({ account }: { readonly account: TransferAccount }) {
  return (
    <>
      <Fact name="Account number">{account.accountNumber}</Fact>
      <Fact name="Bank">{account.bank}</Fact>
      <Fact name="Account name">{account.accountName}</Fact>
    </>
  );
}

/** Where the account is not public, the shop's people tell it. */
function AccountByMessage({ order }: { readonly order: Order }) {
  const { whatsapp, phone } = useShopProfile();
  if (whatsapp === '') {
    return <p>We will send you our account details by mail{phone === '' ? '.' : ' or call you.'}</p>;
  }
  const message = `Hello, please send me your account details for order ${order.number}.`;
  return (
    <p>
      We will send you our account details on WhatsApp.{' '}
      <a href={buildWhatsappLink(whatsapp, message)} target="_blank" rel="noreferrer" className="link">
        Ask for them now
      </a>
    </p>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-cocoa-2">{name}</dt>
      <dd className="text-fs-4 font-semibold break-words">{children}</dd>
    </div>
  );
}
