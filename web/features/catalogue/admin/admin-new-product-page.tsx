import { titlePage } from '../../../page-meta.ts';
import { ListLink } from './form/list-link.tsx';
import { ProductForm } from './form/product-form.tsx';

export const meta = titlePage('Add product');

export default function AdminNewProductPage() {
  return (
    <div className="pt-5 phone:pt-7">
      <ListLink />
      <h1 className="mt-2 mb-5">Add product</h1>
      <ProductForm product={null} />
    </div>
  );
}
