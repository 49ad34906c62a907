/**
 * The query parameters each page knows. Pages are kept by their canonical address: every other parameter
 * (advertisers' marks, somebody's play) is ignored, so that it can neither fill the cache nor split it.
 */
export const PAGE_PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  '/products': ['custom'],
  '/search': ['q'],
};

export const PAGE_PARAMETER_MAX_LENGTH = 100;
