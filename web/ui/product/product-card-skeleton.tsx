import { Skeleton } from '../loading/skeleton.tsx';

/** As high as a card with a one-line name, so that nothing jumps when the product comes. */
export function ProductCardSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="aspect-square rounded-card phone:rounded-picture" />
      <Skeleton className="mt-3.5 h-4.5 w-4/5" />
      <Skeleton className="mt-2 h-3.5 w-3/5" />
      <div className="mt-2 flex h-11 items-center justify-between">
        <Skeleton className="h-4.5 w-2/5" />
        <Skeleton className="size-11 rounded-full max-phone:hidden" />
      </div>
    </div>
  );
}
