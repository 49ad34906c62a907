import CheckIcon from 'lucide-react/icons/check';
import ConfirmedIcon from 'lucide-react/icons/circle';
import SentIcon from 'lucide-react/icons/circle-arrow-right';
import ReadyIcon from 'lucide-react/icons/circle-check';
import AwaitingIcon from 'lucide-react/icons/circle-dashed';
import FailedIcon from 'lucide-react/icons/circle-exclamation-point';
import EndedIcon from 'lucide-react/icons/circle-slash';
import InKitchenIcon from 'lucide-react/icons/contrast';
import type { LucideIcon } from 'lucide-react/types';
import type { OrderStatus } from '../../../../domain/orders/statuses.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { findStatusBadge } from '../order-words.ts';

/** Never by colour alone: each status has a shape of its own. */
const SHAPES: Readonly<Record<OrderStatus, LucideIcon>> = {
  pending_payment: AwaitingIcon,
  confirmed: ConfirmedIcon,
  in_kitchen: InKitchenIcon,
  ready: ReadyIcon,
  out_for_delivery: SentIcon,
  delivery_failed: FailedIcon,
  delivered: CheckIcon,
  collected: CheckIcon,
  cancelled: EndedIcon,
  expired: EndedIcon,
};

const COLOURS = {
  plain: 'text-cocoa',
  over: 'text-cocoa-2',
  good: 'text-leaf-deep',
  busy: 'text-honey-deep',
  warning: 'text-ember-deep',
  news: 'text-hibiscus-press',
} as const;

type StatusMarkProps = {
  readonly status: OrderStatus;
  readonly isUnconfirmed?: boolean;
  readonly className?: string;
};

/** How far an order has come, in lists, boards and on its page. */
export function StatusMark({ status, isUnconfirmed = false, className }: StatusMarkProps) {
  const { words, tone } = findStatusBadge({ status, isUnconfirmed });
  const Shape = SHAPES[status];
  return (
    <span
      className={joinClasses(
        'inline-flex min-w-0 items-center gap-1.5 text-label font-semibold',
        COLOURS[tone],
        className,
      )}
    >
      <Shape className="size-4.5 flex-none" />
      <span className="truncate">{words}</span>
    </span>
  );
}
