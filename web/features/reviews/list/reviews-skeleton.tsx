import { Skeleton } from '../../../ui/loading/skeleton.tsx';

export function ReviewsSkeleton() {
  return (
    <div role="status" className="grid gap-3">
      <span className="visually-hidden">Loading the reviews…</span>
      <Skeleton className="h-5 w-44" />
      <Skeleton className="h-4 w-full max-w-measure" />
      <Skeleton className="h-4 w-2/3 max-w-120" />
    </div>
  );
}
