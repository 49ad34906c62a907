import { titlePage } from '../../page-meta.ts';
import { coverWedding } from '../../pictures/cover-wedding.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Picture } from '../../ui/picture.tsx';

export const meta = titlePage('Custom orders');

export default function AdminCustomOrdersPage() {
  return (
    <>
      <PageHeading title="Custom orders" />
      <EmptyState
        picture={<Picture picture={coverWedding} alt="" sizes="208px" />}
        title="Nobody waits for a quote"
      >
        Wishes that need a price from you appear here.
      </EmptyState>
    </>
  );
}
