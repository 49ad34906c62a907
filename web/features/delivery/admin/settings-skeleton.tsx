import { Skeleton } from '../../../ui/loading/skeleton.tsx';

export function SettingsSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-120 rounded-picture" />
      <Skeleton className="h-72 rounded-picture" />
    </div>
  );
}
