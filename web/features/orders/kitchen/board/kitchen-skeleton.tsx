import { KITCHEN_STAGES } from '../../../../../domain/orders/kitchen-stages.ts';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';

export function KitchenSkeleton() {
  return (
    <div role="status" className="grid gap-4">
      <span className="visually-hidden">Loading the kitchen’s day…</span>
      <Skeleton className="h-14 rounded-card" />
      <div className="grid gap-4 phone:grid-cols-2 rail:grid-cols-4">
        {KITCHEN_STAGES.map((stage) => (
          <Skeleton key={stage} className="h-80 rounded-card" />
        ))}
      </div>
    </div>
  );
}
