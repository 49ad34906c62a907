import { Skeleton } from '../../ui/skeleton.tsx';

/** The cart is in the browser, so the server's HTML can only hold its place. */
export function CartPending() {
  return (
    <div role="status" className="grid max-w-150 gap-6">
      <span className="visually-hidden">Loading your cart…</span>
      <Skeleton className="h-22" />
      <Skeleton className="h-22" />
    </div>
  );
}
