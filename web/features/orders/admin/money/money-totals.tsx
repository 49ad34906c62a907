import type { ReactNode } from 'react';
import type { WholeDeskOrder } from '../../../../../contract/order-admin.ts';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { writeNaira } from '../../order-words.ts';
import { findSurplus } from './money-facts.ts';

type MoneyTotalsProps = { readonly order: WholeDeskOrder };

/** From the goods to what is still open. */
export function MoneyTotals({ order }: MoneyTotalsProps) {
  const { money, discount, delivery, zoneName, method } = order;
  const surplus = findSurplus(order);
  return (
    <dl className="figures grid gap-1.5 text-label">
      <Row name="Items">{writeNaira(order.subtotal)}</Row>
      {discount > 0 && <Row name="Discount">−{writeNaira(discount)}</Row>}
      <Row name={method === 'pickup' ? 'Pickup' : `Delivery, ${zoneName ?? ''}`}>
        {delivery === 0 ? 'free' : writeNaira(delivery)}
      </Row>
      <Row name="Total" isStrong>
        {writeNaira(order.total)}
      </Row>
      <Row name="VAT included">{writeNaira(order.includedVat)}</Row>
      {money.deposit !== null && <Row name="Deposit agreed">{writeNaira(money.deposit)}</Row>}
      <Row name="Paid">{writeNaira(money.paid)}</Row>
      {money.refunded > 0 && <Row name="Given back">{writeNaira(money.refunded)}</Row>}
      {money.due > 0 && (
        <Row name="Due" isStrong>
          {writeNaira(money.due)}
        </Row>
      )}
      {surplus > 0 && (
        <Row name="Too much" isStrong>
          {writeNaira(surplus)}
        </Row>
      )}
    </dl>
  );
}

type RowProps = { readonly name: string; readonly isStrong?: boolean; readonly children: ReactNode };

function Row({ name, isStrong = false, children }: RowProps) {
  return (
    <div className={joinClasses('flex justify-between gap-4', isStrong && 'text-action font-bold')}>
      <dt className={isStrong ? undefined : 'text-cocoa-2'}>{name}</dt>
      <dd className="whitespace-nowrap">{children}</dd>
    </div>
  );
}
