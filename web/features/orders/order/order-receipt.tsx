import { sumUpOrder } from '../../../../contract/order-sums.ts';
import type { Order } from '../../../../contract/orders.ts';
import { formatPhoneForNigeria } from '../../../../domain/phone.ts';
import { listAddressLines } from '../../../../domain/shop/address-lines.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { UnbrokenText } from '../../../ui/formats/unbroken-text.tsx';
import { OrderSums } from '../../../ui/ordering/order-sums.tsx';
import { nameDay, writeTimes } from '../../../ui/slots/day-words.ts';
import { useShopProfile } from '../../shop/shop-context.tsx';
import { ShopLogo } from '../../shop/shop-logo-context.tsx';
import { AgreedQuote } from '../agreed-quote.tsx';
import { OrderLines } from '../order-lines.tsx';
import { findReceiptBadge } from '../order-words.ts';
import { ReceiptMoney } from './receipt-money.tsx';
import { sayOrdered } from './receipt-rows.ts';

/** On the screen a slip with a scalloped edge; on paper the only thing on the page, with who sold it to whom. */
export function OrderReceipt({ order }: { readonly order: Order }) {
  const badge = findReceiptBadge(order);
  return (
    <section
      aria-label={`Order ${order.number}`}
      className="rounded-t-picture bg-paper px-5 pt-6 pb-10 [mask:radial-gradient(circle_at_12px_100%,transparent_10px,var(--color-cocoa)_10.5px)_0_100%/24px_100%_repeat-x] phone:px-6 phone:pt-7 print:p-0 print:[mask:none]"
    >
      <Letterhead />
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 className="figures">
          <span className="hidden print:inline">Order </span>
          {order.number}
        </h2>
        <Badge tone={badge.tone}>{badge.words}</Badge>
      </div>
      <OrderLines lines={order.lines} />
      {order.customRequest && <AgreedQuote request={order.customRequest} />}
      <OrderSums sums={sumUpOrder(order)}>
        {' '}
        <UnbrokenText>{sayOrdered(order)}</UnbrokenText>
      </OrderSums>
      <ReceiptMoney order={order} />
      <div className="mt-6 hidden gap-4 print:grid">
        <p>
          {nameReceiving(order)}: {nameDay(order.slot.day)}, {writeTimes(order.slot)}
        </p>
        <address>
          {order.contact.name}, {formatPhoneForNigeria(order.contact.phone)}
          {order.address && (
            <>
              <br />
              {order.address.recipient !== '' && `To ${order.address.recipient}, `}
              {order.address.street}, {order.address.area}, {order.address.lga}, {order.address.state}
            </>
          )}
        </address>
      </div>
    </section>
  );
}

/** Who sold it: only paper needs to be told. */
function Letterhead() {
  const { name, address, phone, email, brand } = useShopProfile();
  const lines = [
    ...listAddressLines(address),
    [phone && formatPhoneForNigeria(phone), email].filter(Boolean).join(' · '),
  ];
  return (
    <div className="mb-8 hidden print:block">
      {brand?.logo && <ShopLogo brand={brand} logo={brand.logo} alt="" className="mb-2" />}
      <p className="font-display text-fs-2 font-semibold">{name}</p>
      {lines.filter(Boolean).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

function nameReceiving({ method }: Order): string {
  return method === 'pickup' ? 'Pickup' : 'Delivery';
}
