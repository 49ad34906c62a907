import { useLocation } from 'react-router';
import type { AdminOrder } from '../../../../contract/order-admin.ts';
import { Button, ButtonLink, type ButtonLook } from '../../../ui/buttons/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { rememberOrderList, writeOrderPath } from './admin-paths.ts';
import { chooseListAct } from './list-act.ts';
import type { AdminActs } from './use-admin-acts.ts';

type ListActButtonProps = {
  readonly order: AdminOrder;
  readonly acts: AdminActs;
  readonly kind?: ButtonLook['kind'];
  readonly className?: string;
};

/** The one thing to do about an order, above the link that covers its row or card. */
export function ListActButton({ order, acts, kind = 'quiet', className }: ListActButtonProps) {
  const { search } = useLocation();
  const act = chooseListAct(order);
  if (act === null) return null;
  const look = { kind, size: 's', className: joinClasses('relative z-10', className) } as const;
  const label = `${act.words}, order ${order.number}`;
  if (act.kind === 'open') {
    return (
      <ButtonLink
        {...look}
        to={writeOrderPath(order.id)}
        state={rememberOrderList(search, act.act)}
        aria-label={label}
      >
        {act.words}
      </ButtonLink>
    );
  }
  const isBusy = acts.busyIds.has(order.id);
  const run = () => (act.kind === 'step' ? acts.step(order, act.to) : acts.askForPayment(order));
  return (
    <Button {...look} onClick={run} aria-disabled={isBusy} aria-label={label}>
      {isBusy && <Spinner />}
      {act.words}
    </Button>
  );
}
