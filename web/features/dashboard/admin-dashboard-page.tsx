import { titlePage } from '../../page-meta.ts';
import { coverBread } from '../../pictures/cover-bread.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Picture } from '../../ui/picture.tsx';

export const meta = titlePage('Admin Dashboard');

export default function AdminDashboardPage() {
  return (
    <>
      <PageHeading title="Dashboard" />
      <EmptyState picture={<Picture picture={coverBread} alt="" sizes="208px" />} title="A quiet day">
        No orders have come in, nothing waits for an answer, and the kitchen has nothing to bake.
      </EmptyState>
    </>
  );
}
