import type { KitchenTicket } from '../../../../../contract/kitchen.ts';

type Tickets = readonly Pick<KitchenTicket, 'place' | 'workUnits'>[];

/** '8 of 42 units made' */
export function describeProgress(tickets: Tickets): string {
  const { made, all } = measureProgress(tickets);
  return all === 0 ? 'Nothing to make' : `${made} of ${all} units made`;
}

/** Never alone: the words beside it say the same. */
export function ProgressBar({ tickets }: { readonly tickets: Tickets }) {
  const { made, all } = measureProgress(tickets);
  return (
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" className="block h-2 w-full">
      <rect width="100" height="1" className="fill-cocoa-3" />
      <rect width={all === 0 ? 0 : (made / all) * 100} height="1" className="fill-honey" />
    </svg>
  );
}

/** By the work in it: a wedding cake is more of a day than a loaf. */
function measureProgress(tickets: Tickets): { readonly made: number; readonly all: number } {
  const sum = (some: Tickets) => some.reduce((total, { workUnits }) => total + workUnits, 0);
  const isMade = ({ place }: Tickets[number]) => place === 'hand_over' || place === 'done';
  return { made: sum(tickets.filter(isMade)), all: sum(tickets) };
}
