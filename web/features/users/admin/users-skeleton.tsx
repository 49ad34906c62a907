import { Panel } from '../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';

const LINES = [1, 2, 3, 4, 5, 6];

export function UsersSkeleton() {
  return (
    <Panel role="status">
      <span className="visually-hidden">Loading the users…</span>
      {LINES.map((line) => (
        <div
          key={line}
          className="grid gap-2 border-b border-crust py-4 last:border-b-0 phone:grid-cols-4 phone:items-center"
        >
          <div className="grid gap-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3.5 w-52 max-w-full" />
          </div>
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-4 w-24 max-phone:hidden" />
          <Skeleton className="h-4 w-24 max-phone:hidden" />
        </div>
      ))}
    </Panel>
  );
}
