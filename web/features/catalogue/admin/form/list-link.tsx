import ArrowLeftIcon from 'lucide-react/icons/arrow-left';
import { Link, useLocation } from 'react-router';
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
