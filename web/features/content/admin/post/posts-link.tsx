import ArrowLeftIcon from 'lucide-react/icons/arrow-left';
import { Link, useLocation } from 'react-router';
import { takePostsPath } from '../content-paths.ts';

/** Back to the list as it was left. */
export function PostsLink() {
  const { state } = useLocation();
  return (
    <Link to={takePostsPath(state)} className="link inline-flex min-h-11 items-center gap-2 text-label">
      <ArrowLeftIcon />
      All posts
    </Link>
  );
}
