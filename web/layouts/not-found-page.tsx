import { data } from 'react-router';
import { titlePage } from '../page-meta.ts';
import NotFoundScreen from './not-found-screen.tsx';

export const meta = titlePage('Page not found');

/** The status tells search engines and link checkers what the page tells people. */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return <NotFoundScreen />;
}
