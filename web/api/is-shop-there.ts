/** Answers whoever asks, and is never kept. */
const PROBE_PATH = '/healthz';
const PROBE_LIMIT_MS = 8_000;

/** Whether anything gets through to the shop and back; what it says does not matter. */
export async function isShopThere(fetch: typeof window.fetch): Promise<boolean> {
  const signal = AbortSignal.timeout(PROBE_LIMIT_MS);
  return fetch(PROBE_PATH, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}
