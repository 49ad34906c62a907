import { data } from 'react-router';

/** The catalogue holds no product, so no address leads to one. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function ProductPage() {
  return null;
}
