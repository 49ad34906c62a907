export const SUBMIT_DEBOUNCE_MS = 500;

/**
 * Opens the results at the first submit and takes what follows within half a second for the same one: a double tap opens them once.
 * Another query in that time is opened when the submits rest.
 */
export function createSubmitGuard(openResults: (query: string) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedQuery: string | undefined;
  let waitingQuery: string | undefined;

  function open(query: string) {
    openedQuery = query;
    openResults(query);
  }

  function rest() {
    const query = waitingQuery;
    timer = undefined;
    openedQuery = undefined;
    waitingQuery = undefined;
    if (query !== undefined) open(query);
  }

  return {
    submit(typed: string) {
      const query = typed.trim();
      if (query === '') return;
      if (timer === undefined) open(query);
      else waitingQuery = query === openedQuery ? undefined : query;
      clearTimeout(timer);
      timer = setTimeout(rest, SUBMIT_DEBOUNCE_MS);
    },
    drop: () => clearTimeout(timer),
  };
}
