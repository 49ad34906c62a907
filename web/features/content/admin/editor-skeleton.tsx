import { Skeleton } from '../../../ui/loading/skeleton.tsx';

export function EditorSkeleton() {
  return (
    <div className="mt-3 grid gap-4">
      <Skeleton className="h-10 w-80 max-w-full" />
      <Skeleton className="h-80 rounded-picture" />
      <Skeleton className="h-120 rounded-picture" />
    </div>
  );
}
