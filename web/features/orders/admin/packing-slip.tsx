import type { AdminOrderDetails } from '../../../../contract/order-admin.ts';
import { sumReductions } from '../../../../contract/order-sums.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { isGift } from '../../../../domain/orders/gift.ts';
import { isGoods, REDUCTION_NAME } from '../../../../domain/orders/taken-orders.ts';
import {
  listMovementRows,
  listPriceRows,
  MONEY_NAMES,
  type MoneyRow,
} from '../../../../domain/payments/money-sums.ts';
import { formatPhoneForNigeria } from '../../../../domain/phone.ts';
import { listAddressLines } from '../../../../domain/shop/address-lines.ts';
import { nameDay, writeTimes } from '../../../ui/slots/day-words.ts';
import { useShopProfile } from '../../shop/shop-context.tsx';
import { AgreedQuote } from '../agreed-quote.tsx';
import { writeNaira } from '../order-words.ts';

type PackingSlipProps = { readonly order: AdminOrderDetails };

/** Goes with the box. Whoever is given a cake does not learn what it cost. */
export function PackingSlip({ order }: PackingSlipProps) {
  const { number, slot, method, lines, contact, address, note, giftMessage, money, customRequest } = order;
  const isPriceHidden = isGift(order);
  return (
    <article aria-labelledby="slip-heading" className="grid grid-cols-1 gap-6">
      <Letterhead />
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b-2 border-cocoa pb-4">
        <h1 id="slip-heading" className="figures">
          <span className="block font-text text-body font-semibold tracking-normal">Packing slip</span>
          {number}
        </h1>
        <p className="text-right max-phone:text-left">
          <span className="block text-fs-3 font-semibold">{nameDay(slot.day)}</span>
          <span className="figures">
            {writeTimes(slot)} · {method === 'pickup' ? 'Pickup' : 'Delivery'}
          </span>
        </p>
      </header>
      <address className="text-fs-4 wrap-anywhere">
        <strong className="block text-fs-3 font-bold">{address?.recipient || contact.name}</strong>
        <span className="figures block">
          {address?.recipient && !address.phone && `Call ${contact.name}: `}
          {formatPhoneForNigeria(address?.phone || contact.phone)}
        </span>
        <WhereTo order={order} />
        {address?.recipient && <span className="block">From {contact.name}</span>}
      </address>
      {note !== '' && (
        <p className="rounded-small border-2 border-dashed border-cocoa p-3 wrap-anywhere whitespace-pre-line">
          <strong className="font-bold">Note:</strong> {note}
        </p>
      )}
      <table className="w-full border-collapse text-left">
        <caption className="visually-hidden">Items</caption>
        <thead>
          <tr className="border-b border-cocoa text-small">
            <th scope="col" className="w-px py-2 pr-6 font-semibold">
              Quantity
            </th>
            <th scope="col" className="py-2 font-semibold">
              Item
            </th>
            {!isPriceHidden && (
              <th scope="col" className="py-2 pl-3 text-right font-semibold">
                Price
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.filter(isGoods).map((line) => (
            <tr
              key={`${line.productId} ${line.sizeName} ${line.inscription} ${line.design}`}
              className="break-inside-avoid border-b border-crust-2 align-top"
            >
              <td className="figures py-2.5 pr-3 font-bold">{line.quantity}</td>
              <td className="py-2.5 wrap-anywhere">
                <span className="font-semibold">{line.name}</span>
                <span className="block text-label">
                  {[line.sizeName, line.inscription && `“${line.inscription}”`].filter(Boolean).join(' · ')}
                </span>
              </td>
              {!isPriceHidden && (
                <td className="figures py-2.5 pl-3 text-right whitespace-nowrap">
                  {writeNaira(line.lineTotal)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {customRequest && <AgreedQuote request={customRequest} isPriceHidden={isPriceHidden} />}
      {!isPriceHidden && <Totals order={order} />}
      {giftMessage !== '' && (
        <blockquote className="rounded-card border-2 border-cocoa p-6 text-center font-display text-fs-2 wrap-anywhere whitespace-pre-line">
          “{giftMessage}”
        </blockquote>
      )}
      {isPriceHidden && money.due > 0 && (
        <p className="no-print text-label text-cocoa-2">
          {writeNaira(money.due)} is still due. It’s not shown on a gift’s packing slip.
        </p>
      )}
    </article>
  );
}

function Letterhead() {
  const { name, address, phone } = useShopProfile();
  return (
    <div>
      <p className="font-display text-fs-2 font-semibold">{name}</p>
      <p className="text-label">
        {[...listAddressLines(address), phone && formatPhoneForNigeria(phone)].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}

function WhereTo({ order: { address, zoneName } }: PackingSlipProps) {
  if (!address) return <span className="block">Pickup from the shop</span>;
  return (
    <>
      <span className="block">{address.street}</span>
      <span className="block">
        {address.area}, {address.lga}, {address.state}
      </span>
      {address.landmark !== '' && <span className="block">Landmark: {address.landmark}</span>}
      {zoneName && <span className="block text-label">Zone: {zoneName}</span>}
    </>
  );
}

function Totals({ order }: PackingSlipProps) {
  const { method, total, delivery, money, code } = order;
  const reduction = convertKoboToNaira(sumReductions(order));
  return (
    <dl className="figures ml-auto grid w-full max-w-80 grid-cols-[1fr_auto] gap-x-6 gap-y-1">
      {reduction > 0 && (
        <>
          <dt>{REDUCTION_NAME}</dt>
          <dd className="text-right">−{writeNaira(reduction)}</dd>
        </>
      )}
      {code && code.saved > 0 && (
        <>
          <dt>Code {code.text}</dt>
          <dd className="text-right">−{writeNaira(code.saved)}</dd>
        </>
      )}
      <dt>{method === 'pickup' ? 'Pickup' : 'Delivery'}</dt>
      <dd className="text-right">{delivery === 0 ? 'Free' : writeNaira(delivery)}</dd>
      <dt className="font-bold">Total</dt>
      <dd className="text-right font-bold">{writeNaira(total)}</dd>
      {listPriceRows(order).map((row) => (
        <Sum key={row.name} {...row} />
      ))}
      {listMovementRows(money)
        .filter(({ name, amount }) => name !== MONEY_NAMES.paid || amount > 0 || money.due === 0)
        .map(({ name, amount }) => (
          <Sum key={name} name={name} amount={amount} />
        ))}
    </dl>
  );
}

/** Whoever hands the box over collects what is due. */
function Sum({ name, amount }: MoneyRow) {
  const isDue = name === MONEY_NAMES.due;
  return (
    <>
      <dt className={isDue ? 'font-bold' : undefined}>{isDue ? 'To collect' : name}</dt>
      <dd className={isDue ? 'text-right font-bold' : 'text-right'}>{writeNaira(amount)}</dd>
    </>
  );
}
