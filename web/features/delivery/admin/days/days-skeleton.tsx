import { Skeleton } from '../../../../ui/loading/skeleton.tsx';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

export function DaysSkeleton() {
  return (
    <div className="grid gap-2.5">
      <Skeleton className="mb-1 h-7 w-48" />
      {ROWS.map((row) => (
        <Skeleton key={row} className="h-17 phone:h-29" />
      ))}
    </div>
  );
}
