import { Panel } from '../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';

const CARDS = [1, 2, 3];

export function MessagesSkeleton() {
  return (
    <div role="status" className="grid gap-4">
      <span className="visually-hidden">Loading the messages…</span>
      {CARDS.map((card) => (
        <Panel key={card} className="grid gap-3">
          <Skeleton className="h-5 w-44" />
          <Skeleton className="h-4 w-full max-w-measure" />
          <Skeleton className="h-4 w-2/3 max-w-120" />
          <Skeleton className="mt-2 h-11 w-60 rounded-pill" />
        </Panel>
      ))}
    </div>
  );
}
