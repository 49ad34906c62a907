import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import { Link } from 'react-router';
import type { KitchenTicket } from '../../../../../contract/kitchen.ts';
import { writeTimes } from '../../../../ui/slots/day-words.ts';
import { StatusBadge } from '../../admin/desk-badges.tsx';
import { writeOrderPath } from '../../admin/desk-paths.ts';

type DoneTicketsProps = { readonly tickets: readonly KitchenTicket[] };

/** Out of the house: folded away, for whoever asks. */
export function DoneTickets({ tickets }: DoneTicketsProps) {
  if (tickets.length === 0) return null;
  return (
    <details className="group rounded-card bg-paper shadow-1">
      <summary className="flex min-h-14 list-none items-center gap-3 px-4 py-3 [&::-webkit-details-marker]:hidden">
        <h2 className="text-fs-4">Out of the house</h2>
        <span className="figures text-label text-cocoa-2">{tickets.length}</span>
        <ChevronDownIcon className="ml-auto size-6 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="border-t border-crust">
        {tickets.map(({ id, number, status, slot, customerName }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 border-b border-crust px-4 py-1.5 last:border-0"
          >
            <span className="figures">{writeTimes(slot)}</span>
            <Link
              to={writeOrderPath(id)}
              className="figures inline-flex min-h-11 items-center font-semibold whitespace-nowrap"
            >
              {number}
            </Link>
            <span className="min-w-0 wrap-anywhere">{customerName}</span>
            <span className="ml-auto">
              <StatusBadge status={status} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
