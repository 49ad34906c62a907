import { Panel } from '../../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';

const LINES = [1, 2, 3, 4, 5, 6];

export function OrdersSkeleton() {
  return (
    <Panel role="status" className="phone:px-4 phone:py-2">
      <span className="visually-hidden">Loading the orders…</span>
      {LINES.map((line) => (
        <div
          key={line}
          className="grid gap-3 border-b border-crust py-4 last:border-b-0 phone:grid-cols-[2fr_1fr_1fr_1fr] phone:items-center"
        >
          <div className="grid gap-2">
            <Skeleton className="h-4 w-44 max-w-full" />
            <Skeleton className="h-3.5 w-32" />
          </div>
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-11 w-32 rounded-pill max-phone:w-full" />
        </div>
      ))}
    </Panel>
  );
}
