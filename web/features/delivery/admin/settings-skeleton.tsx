import { Skeleton } from '../../../ui/loading/skeleton.tsx';

export function SettingsSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-120" />
      <Skeleton className="h-72" />
    </div>
  );
}
