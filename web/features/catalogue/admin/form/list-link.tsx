import { Link, useLocation } from 'react-router';
import { ArrowLeftIcon } from '../../../../ui/icons/direction.tsx';
import { takeListPath } from '../product-paths.ts';

/** Back to the list as it was left. */
export function ListLink() {
  const { state } = useLocation();
  return (
    <Link to={takeListPath(state)} className="link inline-flex min-h-11 items-center gap-2 text-label">
      <ArrowLeftIcon />
      All products
    </Link>
  );
}
