import { titlePage } from '../../page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

export const meta = titlePage('Add product');

export default function AdminNewProductPage() {
  return (
    <div className="grid max-w-150 justify-items-start gap-6">
      <PageHeading title="Add product" />
      <Note tone="warning">This shop has no catalogue to add a product to.</Note>
      <ButtonLink to="/admin/products" kind="line">
        All products
      </ButtonLink>
    </div>
  );
}
