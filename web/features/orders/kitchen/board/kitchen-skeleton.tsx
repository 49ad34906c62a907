import { KITCHEN_STAGES } from '../../../../../domain/orders/kitchen-stages.ts';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';

export function KitchenSkeleton() {
  return (
    <div role="status" className="grid gap-4">
      <span className="visually-hidden">Loading the kitchen’s day…</span>
      <Skeleton className="h-14 rounded-card" />
      <Skeleton className="h-11 rounded-card rail:hidden" />
      <div className="grid gap-3 bg-crust max-rail:-mx-4 max-rail:p-4 phone:grid-cols-2 phone:max-rail:-mx-5 phone:max-rail:px-5 rail:grid-cols-4 rail:rounded-picture rail:p-3">
        {KITCHEN_STAGES.map((stage) => (
          <Skeleton key={stage} className="h-80 rounded-card bg-cream max-phone:nth-[n+3]:hidden" />
        ))}
      </div>
    </div>
  );
}
