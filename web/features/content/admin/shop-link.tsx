import StoreIcon from 'lucide-react/icons/store';
import { Link } from 'react-router';

/** To where everybody reads it: a document of its own, with rules of its own for styles. */
export function ShopLink({ to }: { readonly to: string }) {
  return (
    <Link to={to} reloadDocument className="link ml-auto inline-flex min-h-11 items-center gap-2 text-label">
      <StoreIcon />
      View in the shop
    </Link>
  );
}
