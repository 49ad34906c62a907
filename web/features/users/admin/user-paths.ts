import { WORK_AREA } from '../../../ui/browser/work-area.ts';
export const USERS_PATH = `${WORK_AREA}/users`;

/** The state to give a navigation to one user. */
export function rememberSearch(search: string): { readonly search: string } {
  return { search };
}

/** The way back to the list as it was searched; the whole list when somebody opened the user's own address. */
export function takeUsersPath(locationState: unknown): string {
  const isRemembered =
    typeof locationState === 'object' && locationState !== null && 'search' in locationState;
  const search = isRemembered ? locationState.search : '';
  return typeof search === 'string' && search.startsWith('?') ? `${USERS_PATH}${search}` : USERS_PATH;
}
