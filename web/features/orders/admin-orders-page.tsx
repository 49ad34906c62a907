import { titlePage } from '../../page-meta.ts';
import { cinnamonRolls } from '../../pictures/cinnamon-rolls.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Picture } from '../../ui/picture.tsx';

export const meta = titlePage('Orders');

export default function AdminOrdersPage() {
  return (
    <>
      <PageHeading title="Orders" />
      <EmptyState picture={<Picture picture={cinnamonRolls} alt="" sizes="208px" />} title="No orders yet">
        An order appears here the moment a shopper places it.
      </EmptyState>
    </>
  );
}
