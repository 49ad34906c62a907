import { Skeleton } from '../../../ui/loading/skeleton.tsx';

/** The cart is in the browser, so the server's HTML can only hold its place. */
export function CartPending() {
  return (
    <div
      role="status"
      className="grid items-start gap-7 tablet:grid-cols-[minmax(0,1fr)_--spacing(95)] tablet:gap-16"
    >
      <span className="visually-hidden">Loading your cart…</span>
      <div className="grid gap-5 py-5">
        <Skeleton className="h-26 phone:h-33" />
        <Skeleton className="h-26 phone:h-33" />
      </div>
      <Skeleton className="h-70 rounded-picture" />
    </div>
  );
}
