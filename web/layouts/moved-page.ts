import { redirect } from 'react-router';
import { MOVED_ADDRESSES } from '../moved-addresses.ts';
import type { Route } from './+types/moved-page.ts';

/** Leads on for good; filters and the like travel along. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  throw redirect(`${MOVED_ADDRESSES[pathname.replace(/\.data$/, '')] ?? '/'}${search}`, 301);
}
