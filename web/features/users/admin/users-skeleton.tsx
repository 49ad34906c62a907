import { RowsSkeleton } from '../../../ui/loading/rows-skeleton.tsx';

export function UsersSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">Loading the users…</span>
      <RowsSkeleton />
    </div>
  );
}
