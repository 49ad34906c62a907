import { PAGE_PARAMETER_MAX_LENGTH } from '../../../contract/page-parameters.ts';

const SEARCH_PATH = '/search';

/** What the results page is asked for, as the server reads it; blank on every other page. */
export function readSearchQuery(pathname: string, parameters: URLSearchParams): string {
  if (pathname !== SEARCH_PATH) return '';
  const queries = parameters.getAll('q').map((query) => query.trim());
  return queries.find((query) => query !== '' && query.length <= PAGE_PARAMETER_MAX_LENGTH) ?? '';
}
