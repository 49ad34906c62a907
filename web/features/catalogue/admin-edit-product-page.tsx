import { titlePage } from '../../page-meta.ts';
import { strawberryCreamCake } from '../../pictures/strawberry-cream-cake.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Picture } from '../../ui/picture.tsx';

export const meta = titlePage('Edit product');

export default function AdminEditProductPage() {
  return (
    <EmptyState
      level={1}
      picture={<Picture picture={strawberryCreamCake} alt="" sizes="208px" />}
      title="No such product"
      actions={
        <ButtonLink to="/admin/products" kind="main">
          All products
        </ButtonLink>
      }
    >
      The catalogue holds nothing under this number.
    </EmptyState>
  );
}
