import { Fragment } from 'react';
import type { AdminOrderDetails } from '../../../../contract/order-admin.ts';
import { sumReductions } from '../../../../contract/order-sums.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { WALK_IN } from '../../../../domain/orders/origins.ts';
import { isGoods, REDUCTION_NAME } from '../../../../domain/orders/taken-orders.ts';
import {
  listMovementRows,
  listPriceRows,
  MONEY_NAMES,
  MOVEMENTS_HEADING,
} from '../../../../domain/payments/money-sums.ts';
import { WAY_WORDS } from '../../../../domain/payments/way-words.ts';
import { formatPhoneForNigeria } from '../../../../domain/phone.ts';
import { listAddressLines } from '../../../../domain/shop/address-lines.ts';
import { formatMoment } from '../../../ui/formats/format-moment.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { useShopProfile } from '../../shop/shop-context.tsx';
import { writeNaira } from '../order-words.ts';

/** Of a roll of paper, in millimetres. */
export const PAPER_WIDTHS = [58, 80] as const;

/** A printer leaves some of the paper blank at its sides. */
const PRINTED: Readonly<Record<(typeof PAPER_WIDTHS)[number], string>> = { 58: 'w-[48mm]', 80: 'w-[72mm]' };

type ReceiptProps = {
  readonly order: AdminOrderDetails;
  readonly width: (typeof PAPER_WIDTHS)[number];
};

/** What a till prints. */
export function Receipt({ order, width }: ReceiptProps) {
  const { name, address, phone } = useShopProfile();
  const { number, createdAt, lines, customRequest, code, total, origin } = order;
  const { delivery, includedVat, money, paymentNotes, status } = order;
  const price = listPriceRows(order);
  const reduction = convertKoboToNaira(sumReductions(order));
  const servedBy = paymentNotes.find(({ by }) => by !== null)?.by;
  return (
    <article
      aria-label={`Receipt ${number}`}
      className={joinClasses(
        'receipt figures mx-auto grid gap-2 text-small leading-snug print:mx-0',
        PRINTED[width],
      )}
    >
      <header className="text-center">
        <h1 className="text-fs-4">{name}</h1>
        {listAddressLines(address).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        {phone && <span className="block">{formatPhoneForNigeria(phone)}</span>}
      </header>
      <p className="border-y border-dashed border-cocoa py-1">
        Receipt {number}
        <span className="block">{formatMoment(createdAt)}</span>
        {servedBy && <span className="block">Served by {servedBy}</span>}
        {status === 'cancelled' && <b className="block">Cancelled</b>}
      </p>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-0.5">
        {lines.filter(isGoods).map((line) => (
          <Row
            key={`${line.productId} ${line.sizeName} ${line.inscription} ${line.design}`}
            name={`${line.quantity} × ${[line.name, line.sizeName].filter(Boolean).join(', ')}`}
            amount={line.lineTotal}
          />
        ))}
        {customRequest && (
          <dd className="col-span-2 wrap-anywhere">
            Agreed: {customRequest.lines.map(({ words }) => words).join(', ')}
          </dd>
        )}
        {reduction > 0 && <Row name={REDUCTION_NAME} amount={-reduction} />}
        {code && <Row name={`Code ${code.text}, ${code.gift}`} amount={-code.saved} />}
        {delivery > 0 && <Row name="Delivery" amount={delivery} />}
      </dl>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-0.5 border-t border-dashed border-cocoa pt-1">
        <dt className="text-body font-bold">Total</dt>
        <dd className="text-right text-body font-bold">{writeNaira(total)}</dd>
        {price.length === 0 && <Row name="VAT included" amount={includedVat} />}
        {price.map((row) => (
          <Row key={row.name} {...row} />
        ))}
      </dl>
      {price.length > 0 && <p className="font-bold">{MOVEMENTS_HEADING}</p>}
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-0.5">
        {listMovementRows(money).map((row) =>
          row.name === MONEY_NAMES.paid ? (
            <Fragment key={row.name}>
              {money.payments.map(({ way, amount, reference }) => (
                <Row key={reference} name={WAY_WORDS[way]} amount={amount} />
              ))}
            </Fragment>
          ) : (
            <Row key={row.name} {...row} />
          ),
        )}
      </dl>
      {/* Elsewhere the notes are what staff write for each other. */}
      {origin === WALK_IN &&
        paymentNotes.filter(({ note }) => note !== '').map(({ id, note }) => <p key={id}>{note}</p>)}
      <p className="border-t border-dashed border-cocoa pt-2 text-center">Thank you!</p>
    </article>
  );
}

function Row({ name, amount }: { readonly name: string; readonly amount: number }) {
  return (
    <>
      <dt className="wrap-anywhere">{name}</dt>
      <dd className="text-right">{writeNaira(amount).replace('-', '−')}</dd>
    </>
  );
}
