import { Panel } from '../../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';

const LINES = [1, 2, 3, 4, 5, 6];

export function OrdersSkeleton() {
  return (
    <Panel role="status" className="max-phone:py-1 phone:px-4 phone:py-2">
      <span className="visually-hidden">Loading the orders…</span>
      <div className="flex h-11 items-center border-b border-crust phone:px-2.5">
        <Skeleton className="h-3.5 w-48" />
      </div>
      {LINES.map((line) => (
        <div
          key={line}
          className="grid gap-3 border-b border-crust py-4 last:border-b-0 phone:grid-cols-[3fr_1fr_1fr_auto] phone:items-center phone:px-2.5"
        >
          <div className="flex items-center gap-4">
            <Skeleton className="size-14 flex-none max-rail:hidden" />
            <div className="grid min-w-0 flex-1 grid-cols-1 gap-2">
              <Skeleton className="h-4 w-44 max-w-full" />
              <Skeleton className="h-3.5 w-24" />
              <Skeleton className="h-3.5 w-40 max-w-full" />
            </div>
          </div>
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-6.5 w-24 rounded-pill" />
          <Skeleton className="h-11 w-full rounded-pill phone:w-32" />
        </div>
      ))}
    </Panel>
  );
}
