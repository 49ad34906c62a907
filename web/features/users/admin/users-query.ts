import { readSearch } from '../../../ui/lists/typed-search.ts';

/** Which users an administrator wants to see. */
export type UsersQuery = { readonly search: string };

export function readUsersQuery(parameters: URLSearchParams): UsersQuery {
  return { search: readSearch(parameters, 'search') };
}

export function writeUsersQuery({ search }: UsersQuery): URLSearchParams {
  return new URLSearchParams(search === '' ? {} : { search });
}
