import { Panel } from '../../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';

const LINES = [1, 2, 3, 4, 5, 6];

export function ProductsSkeleton() {
  return (
    <Panel role="status" className="max-phone:py-1 phone:px-4 phone:py-2">
      <span className="visually-hidden">Loading the products…</span>
      <div className="flex h-11 items-center border-b border-crust phone:px-2.5">
        <Skeleton className="h-3.5 w-48" />
      </div>
      {LINES.map((line) => (
        <div
          key={line}
          className="grid gap-3 border-b border-crust py-3.5 last:border-b-0 phone:grid-cols-[2fr_1fr_1fr] phone:items-center phone:px-2.5"
        >
          <div className="flex items-center gap-3.5">
            <Skeleton className="size-14 flex-none rounded-card phone:size-16" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-4 w-44 max-w-full" />
              <Skeleton className="h-3.5 w-28" />
            </div>
          </div>
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-4 w-28 max-phone:hidden" />
        </div>
      ))}
    </Panel>
  );
}
