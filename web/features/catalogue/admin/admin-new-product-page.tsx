import { useLocation, useNavigate } from 'react-router';
import type { AdminProduct } from '../../../../contract/product-changes.ts';
import { titlePage } from '../../../page-meta.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { ListLink } from './form/list-link.tsx';
import { ProductForm } from './form/product-form.tsx';
import { writeEditPath } from './product-paths.ts';
import { nameSaved } from './status-words.ts';

export const meta = titlePage('Add product');

export default function AdminNewProductPage() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const showCreated = (product: AdminProduct) => {
    showToast({ kind: 'success', text: nameSaved(product) });
    navigate(writeEditPath(product.id), { replace: true, state });
  };
  return (
    <div className="pt-5 phone:pt-7">
      <ListLink />
      <h1 className="mt-2 mb-5">Add product</h1>
      <ProductForm product={null} onSaved={showCreated} />
    </div>
  );
}
