import { Skeleton } from '../../ui/loading/skeleton.tsx';

/** Cart and draft are in the browser, so the server's HTML can only hold their place. */
export function CheckoutPending({ words }: { readonly words: string }) {
  return (
    <div
      role="status"
      className="grid items-start gap-6 pb-6 tablet:grid-cols-[minmax(0,1fr)_--spacing(100)] tablet:gap-16"
    >
      <span className="visually-hidden">{words}</span>
      <div className="grid gap-6">
        <Skeleton className="h-40 rounded-card" />
        <Skeleton className="h-80 rounded-card" />
        <Skeleton className="h-62 rounded-card" />
      </div>
      <Skeleton className="h-100 rounded-picture" />
    </div>
  );
}
