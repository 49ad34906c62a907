const CONNECTIVITY_WORDS = ['network error', 'timeout', 'failed to fetch'];

/** Whether an error means "you are offline or the line is bad", whoever raised it; what failed is then worth another try. */
export function isConnectivityProblem(error: unknown): boolean {
  const message = readMessage(error).toLowerCase();
  return CONNECTIVITY_WORDS.some((words) => message.includes(words));
}

/** Whether a step within the shop failed for want of a line; such a call rejects with the browser's own TypeError, in its own words. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError || isConnectivityProblem(error);
}

function readMessage(error: unknown): string {
  if (typeof error === 'string') return error;
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  return hasMessage && typeof error.message === 'string' ? error.message : '';
}
