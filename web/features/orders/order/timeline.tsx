import BanIcon from 'lucide-react/icons/ban';
import BikeIcon from 'lucide-react/icons/bike';
import CheckIcon from 'lucide-react/icons/check';
import ChefHatIcon from 'lucide-react/icons/chef-hat';
import ClockIcon from 'lucide-react/icons/clock';
import HouseIcon from 'lucide-react/icons/house';
import PackageIcon from 'lucide-react/icons/package';
import StoreIcon from 'lucide-react/icons/store';
import WarningIcon from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import type { Order } from '../../../../contract/orders.ts';
import type { OrderStatus } from '../../../../domain/orders/statuses.ts';
import { formatMoment } from '../../../ui/formats/format-moment.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { isGivenUp } from '../order-words.ts';
import { listTimeline, type TimelineEntry } from './order-timeline.ts';

const ICONS: Readonly<Record<OrderStatus, ReactNode>> = {
  pending_payment: <ClockIcon />,
  confirmed: <CheckIcon />,
  in_kitchen: <ChefHatIcon />,
  ready: <PackageIcon />,
  out_for_delivery: <BikeIcon />,
  delivered: <HouseIcon />,
  collected: <StoreIcon />,
  delivery_failed: <WarningIcon />,
  cancelled: <BanIcon />,
  expired: <BanIcon />,
};

const MARKS: Readonly<Record<TimelineEntry['state'], string>> = {
  done: 'bg-leaf text-on-action',
  now: 'bg-honey text-cocoa',
  next: 'bg-crust text-cocoa-2',
};

/** New entries fade in, and are read out. */
export function Timeline({ order }: { readonly order: Order }) {
  const entries = listTimeline(order);
  return (
    <ol aria-live="polite" className="grid">
      {entries.map((entry, index) => (
        <li
          key={entry.key}
          className="grid grid-cols-[--spacing(11)_minmax(0,1fr)] gap-x-4 opacity-100 transition-opacity duration-(--duration-slow) starting:opacity-0"
        >
          <span className="grid grid-rows-[auto_1fr] justify-items-center">
            <span
              className={joinClasses(
                'scallop grid size-11 place-items-center transition-colors duration-(--duration-slow)',
                isGivenUp(entry.status) ? 'bg-crust-2 text-cocoa' : MARKS[entry.state],
              )}
            >
              {entry.state === 'done' && !isMishap(entry.status) ? <CheckIcon /> : ICONS[entry.status]}
            </span>
            {index < entries.length - 1 && (
              <span
                className={joinClasses('min-h-6 w-0.5', entry.state === 'done' ? 'bg-leaf' : 'bg-crust-2')}
              />
            )}
          </span>
          <div className="pt-2 pb-6">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <p className={entry.state === 'next' ? 'text-cocoa-2' : 'font-semibold'}>{entry.title}</p>
              <p className="text-small text-cocoa-2">
                {entry.at ? <time dateTime={entry.at}>{formatMoment(entry.at)}</time> : entry.expected}
              </p>
            </div>
            {entry.words !== '' && <p className="mt-1 text-label text-cocoa-2">{entry.words}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function isMishap(status: OrderStatus): boolean {
  return isGivenUp(status) || status === 'delivery_failed';
}
