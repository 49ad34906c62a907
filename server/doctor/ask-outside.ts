import { describeFault } from './find.ts';

const TIME_LIMIT_MS = 5_000;

/** Undefined: the shop answers at its address. */
export async function findReachFault(publicUrl: string | undefined): Promise<string | undefined> {
  if (!publicUrl) return 'no address';
  try {
    const response = await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    const answer: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
    const isOurs = typeof answer === 'object' && answer !== null && 'status' in answer;
    return isOurs ? undefined : `something else answers there, with ${response.status}`;
  } catch (error) {
    return describeFault(error);
  }
}

/** By how much our clock is ahead of the first that answers; whole seconds are all that is told. */
export async function compareClocks(addresses: readonly string[]): Promise<number | undefined> {
  for (const address of addresses) {
    const answer = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(TIME_LIMIT_MS) }).catch(
      () => undefined,
    );
    const theirs = Date.parse(answer?.headers.get('date') ?? '');
    if (Number.isFinite(theirs)) return Date.now() - theirs;
  }
  return undefined;
}
