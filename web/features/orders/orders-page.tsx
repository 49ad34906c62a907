import { titlePage } from '../../page-meta.ts';
import { cinnamonRolls } from '../../pictures/cinnamon-rolls.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Picture } from '../../ui/picture.tsx';

export const meta = titlePage('My Orders');

export default function OrdersPage() {
  return (
    <div className="wrap">
      <PageHeading title="My orders" />
      <EmptyState
        picture={<Picture picture={cinnamonRolls} alt="" sizes="208px" />}
        title="No orders yet"
        actions={
          <ButtonLink to="/products" kind="main">
            See what we bake
          </ButtonLink>
        }
      >
        Once you have ordered, you can follow it here from the oven to your gate.
      </EmptyState>
    </div>
  );
}
