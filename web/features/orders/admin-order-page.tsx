import { titlePage } from '../../page-meta.ts';
import { cinnamonRolls } from '../../pictures/cinnamon-rolls.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Picture } from '../../ui/picture.tsx';

export const meta = titlePage('Order');

export default function AdminOrderPage() {
  return (
    <EmptyState
      level={1}
      picture={<Picture picture={cinnamonRolls} alt="" sizes="208px" />}
      title="No such order"
      actions={
        <ButtonLink to="/admin/orders" kind="main">
          All orders
        </ButtonLink>
      }
    >
      No order has this number.
    </EmptyState>
  );
}
