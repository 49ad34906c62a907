import { data } from 'react-router';

/** There are no posts, so no address leads to one. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function PostPage() {
  return null;
}
