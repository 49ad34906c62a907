import ClockIcon from 'lucide-react/icons/clock';
import type { Order } from '../../../../../contract/orders.ts';
import { Note } from '../../../../ui/feedback/note.tsx';
import { nameMomentFrom } from '../../../../ui/slots/day-words.ts';
import { writeRemaining } from '../countdown.ts';
import { useCountdown } from '../use-countdown.ts';
import { sayLagosTime } from './pay-words.ts';

type HoldNoteProps = {
  readonly order: Order;
  /** What happens as soon as the money is there. */
  readonly children: string;
  readonly onOver: () => void;
};

/** How long the place is kept, second by second and by the shop's clock. */
export function HoldNote({ order, children, onOver }: HoldNoteProps) {
  const remaining = writeRemaining(useCountdown({ until: order.holdUntil, now: order.now }, onOver));
  if (order.status !== 'pending_payment' || order.holdUntil === null) return null;
  const until = new Date(order.holdUntil);
  return (
    <Note tone="tip" icon={ClockIcon}>
      We’ll hold your slot until {nameMomentFrom(new Date(order.now), until)}
      {sayLagosTime(until)}
      {remaining !== '' && (
        <>
          : <strong className="figures font-semibold whitespace-nowrap">{remaining}</strong> left
        </>
      )}
      . {children}
    </Note>
  );
}
