import { Skeleton } from '../../../../ui/loading/skeleton.tsx';

export function FormSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeleton className="mt-3 h-9 w-72 max-w-full" />
      <div className="grid items-start gap-4 rail:grid-cols-[minmax(0,1fr)_--spacing(64)] rail:gap-6">
        <div className="grid gap-4">
          <Skeleton className="h-120 rounded-picture" />
          <Skeleton className="h-72 rounded-picture" />
        </div>
        <Skeleton className="h-72 rounded-picture max-rail:hidden" />
      </div>
    </div>
  );
}
