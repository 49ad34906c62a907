import { titlePage } from '../../page-meta.ts';
import { coverWedding } from '../../pictures/cover-wedding.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Picture } from '../../ui/picture.tsx';

export const meta = titlePage('Custom order');

export default function CustomOrderPage() {
  return (
    <div className="wrap">
      <EmptyState
        level={1}
        picture={<Picture picture={coverWedding} alt="" sizes="208px" />}
        title="No such custom order"
        actions={
          <ButtonLink to="/products?custom=1" kind="main">
            Design a cake
          </ButtonLink>
        }
      >
        You have not asked us for a cake under this number.
      </EmptyState>
    </div>
  );
}
