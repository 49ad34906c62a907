import { Skeleton } from '../../ui/loading/skeleton.tsx';

export function DashboardSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-18 rounded-picture" />
      <div className="grid gap-4 rail:grid-cols-2">
        <Skeleton className="h-60 rounded-picture" />
        <Skeleton className="h-60 rounded-picture" />
        <Skeleton className="h-100 rounded-picture" />
        <Skeleton className="h-100 rounded-picture" />
      </div>
    </div>
  );
}
