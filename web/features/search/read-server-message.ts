import { UNKNOWN_ERROR_MESSAGE } from '../../api/answer.ts';
import { ApiError } from '../../api/api-error.ts';

/** The server's own words for why it said no; undefined when it gave none, or did not answer at all. */
export function readServerMessage(error: unknown): string | undefined {
  const isAnswered = error instanceof ApiError && error.status !== undefined;
  return isAnswered && error.message !== UNKNOWN_ERROR_MESSAGE ? error.message : undefined;
}
