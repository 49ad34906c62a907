import { Skeleton } from '../../ui/loading/skeleton.tsx';

export function DashboardSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-18" />
      <div className="grid gap-4 rail:grid-cols-2">
        <Skeleton className="h-60" />
        <Skeleton className="h-60" />
        <Skeleton className="h-100" />
        <Skeleton className="h-100" />
      </div>
    </div>
  );
}
