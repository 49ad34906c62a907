import type { Order } from '../../../../contract/orders.ts';
import { MONEY_NAMES, MOVEMENTS_HEADING } from '../../../../domain/payments/money-sums.ts';
import { UnbrokenText } from '../../../ui/formats/unbroken-text.tsx';
import { nameDayShortly } from '../../../ui/slots/day-words.ts';
import { writeNaira } from '../order-words.ts';
import { listLoweredRows, listReceiptRows } from './receipt-rows.ts';

/** What lowered the price, what came and went back, row by row, and what that leaves. Nothing until something has come or was agreed. */
export function ReceiptMoney({ order }: { readonly order: Order }) {
  const { money, balanceDay } = order;
  const { deposit, due } = money;
  const lowered = listLoweredRows(order);
  const rows = listReceiptRows(money);
  const isLowered = lowered.length > 0;
  const hasMovements = rows.length > 0 || deposit !== null || (isLowered && due > 0);
  return (
    <>
      {isLowered && (
        <dl className="figures mt-4 grid gap-2.5 border-t border-crust pt-4">
          {lowered.map(({ key, ...row }) => (
            <Row key={key} {...row} />
          ))}
        </dl>
      )}
      {isLowered && hasMovements && <h3 className="mt-5 -mb-1 text-body">{MOVEMENTS_HEADING}</h3>}
      {hasMovements && (
        <dl className="figures mt-4 grid gap-2.5 border-t border-crust pt-4">
          {deposit !== null && <Row name="Agreed deposit" amount={writeNaira(deposit)} />}
          {rows.map(({ key, ...row }) => (
            <Row key={key} {...row} />
          ))}
          {due > 0 && (
            <Row
              name={balanceDay ? `${MONEY_NAMES.due} by ${nameDayShortly(balanceDay)}` : MONEY_NAMES.due}
              amount={writeNaira(due)}
              isSum
            />
          )}
        </dl>
      )}
    </>
  );
}

type RowProps = {
  readonly name: string;
  readonly detail?: string;
  readonly amount: string;
  readonly isSum?: boolean;
};

function Row({ name, detail = '', amount, isSum = false }: RowProps) {
  return (
    <div className="flex justify-between gap-4">
      <dt className={isSum ? 'font-bold' : 'min-w-0 text-balance text-cocoa-2'}>
        <UnbrokenText>{name}</UnbrokenText>
        {detail !== '' && <span className="block text-small wrap-anywhere">{detail}</span>}
      </dt>
      <dd className={isSum ? 'font-bold whitespace-nowrap' : 'font-medium whitespace-nowrap'}>{amount}</dd>
    </div>
  );
}
