import PackageIcon from 'lucide-react/icons/package';
import type { CustomOrder } from '../../../../contract/custom-orders.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { formatMoment } from '../../../ui/formats/format-moment.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { writeDifference, writeNaira } from './custom-order-words.ts';

type MadeOrderProps = { readonly order: NonNullable<CustomOrder['order']> };

/** What an accepted quote has become: the order's own page takes the money and tells the rest. */
export function MadeOrder({ order }: MadeOrderProps) {
  const isDepositDue = order.status === 'pending_payment';
  const isBalanceDue = !isDepositDue && order.paid < order.total;
  return (
    <section aria-labelledby="made-order-heading">
      <Panel className="grid gap-4">
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4">
          <span className="scallop grid size-11 place-items-center bg-honey">
            <PackageIcon />
          </span>
          <h2 id="made-order-heading" className="text-fs-3">
            {isDepositDue ? 'Pay the deposit' : `Order ${order.number}`}
          </h2>
        </div>
        <p>{describeMoney(order, isDepositDue, isBalanceDue)}</p>
        <ButtonLink
          to={`/orders/${order.id}`}
          kind={isDepositDue || isBalanceDue ? 'main' : 'line'}
          className="justify-self-start max-phone:w-full"
        >
          {isDepositDue
            ? `Pay ${writeNaira(order.deposit)}`
            : isBalanceDue
              ? 'Pay the balance'
              : 'Follow the order'}
        </ButtonLink>
      </Panel>
    </section>
  );
}

function describeMoney(order: MadeOrderProps['order'], isDepositDue: boolean, isBalanceDue: boolean): string {
  const { number, total, deposit, paid, holdUntil } = order;
  if (isDepositDue) {
    const kept = holdUntil === null ? '' : ` We keep your place until ${formatMoment(holdUntil)}.`;
    return `Order ${number} comes to ${writeNaira(total)}, delivery included. ${writeNaira(deposit)} now, the rest before you get it.${kept}`;
  }
  if (isBalanceDue) {
    return `${writeNaira(paid)} of ${writeNaira(total)} has arrived. The balance of ${writeDifference(total, paid)} is due before you get it.`;
  }
  return `${writeNaira(total)} is paid in full, thank you.`;
}
