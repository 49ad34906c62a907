import { useLocation } from 'react-router';
import { titlePage } from '../../../page-meta.ts';
import { DetailsFrame, DetailsHeader } from '../../../ui/layout/details-frame.tsx';
import { ProductForm } from './form/product-form.tsx';
import { takeListPath } from './product-paths.ts';

export const meta = titlePage('Add product');

export default function AdminNewProductPage() {
  const { state } = useLocation();
  return (
    <DetailsFrame listPath={takeListPath(state)} listName="All products">
      <DetailsHeader title="Add product" />
      <ProductForm product={null} />
    </DetailsFrame>
  );
}
