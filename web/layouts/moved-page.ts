import { redirect } from 'react-router';
import { findNewAddress } from '../moved-addresses.ts';
import type { Route } from './+types/moved-page.ts';

export function loader({ request }: Route.LoaderArgs) {
  throw redirect(findNewAddress(new URL(request.url)), 301);
}
