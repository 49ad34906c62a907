import { ApiError } from './api-error.ts';

type Limits = { readonly signal?: AbortSignal | undefined; readonly timeoutMs?: number };

/**
 * Runs work until it is done, the caller aborts or its time is up, whichever is first. An abort rejects with the caller's own
 * reason. The timer is our own and not `AbortSignal.timeout`, so that it ends with the work.
 */
export async function runInterruptibly<Value>(
  { signal, timeoutMs }: Limits,
  work: (interruption: AbortSignal) => Promise<Value>,
): Promise<Value> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const interruption = controller.signal;
  const passOnAbort = () => controller.abort(signal?.reason);
  signal?.addEventListener('abort', passOnAbort);
  const timer = timeoutMs && setTimeout(() => controller.abort(createTimeoutError(timeoutMs)), timeoutMs);
  const interrupted = new Promise<never>((_, reject) => {
    interruption.addEventListener('abort', () => reject(interruption.reason));
  });
  try {
    return await Promise.race([interrupted, work(interruption)]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', passOnAbort);
  }
}

function createTimeoutError(timeoutMs: number): ApiError {
  return new ApiError(`Request timeout: no answer within ${timeoutMs / 1000} seconds. Please try again.`);
}
