import { titlePage } from '../../page-meta.ts';
import { strawberryCreamCake } from '../../pictures/strawberry-cream-cake.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Picture } from '../../ui/picture.tsx';

export const meta = titlePage('Products');

export default function AdminProductsPage() {
  return (
    <>
      <PageHeading title="Products" />
      <EmptyState
        picture={<Picture picture={strawberryCreamCake} alt="" sizes="208px" />}
        title="No products yet"
        actions={
          <ButtonLink to="/admin/products/new" kind="main">
            Add product
          </ButtonLink>
        }
      >
        The catalogue is empty, and so are the shelves that shoppers see.
      </EmptyState>
    </>
  );
}
