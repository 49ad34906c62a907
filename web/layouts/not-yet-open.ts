import { redirect } from 'react-router';
import { OPENING_SOON_PATH } from '../../domain/shop/opening.ts';

/** In place of every page of a shop that has not opened yet. */
export function loader() {
  throw redirect(OPENING_SOON_PATH);
}
