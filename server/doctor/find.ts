import type { Finding, ReadinessGroup } from '../../domain/shop/readiness.ts';

/** Done by the owner on a screen of the shop, or by whoever runs the server: then the owner reads why. */
type Fix = { readonly fix: string } & (
  | { readonly to: string; readonly why?: never }
  | { readonly why: string; readonly to?: never }
);

/** Findings of one group: `found.ready('Memory', '2 GB')`. */
export function findIn(group: ReadinessGroup) {
  const find =
    (state: Finding['state']) =>
    (name: string, says: string, { fix, to, why }: Fix): Finding => ({
      group,
      name,
      state,
      says,
      fix,
      to: to ?? null,
      why: why ?? null,
    });
  return {
    ready: (name: string, says: string): Finding => ({
      group,
      name,
      state: 'ready',
      says,
      fix: null,
      to: null,
      why: null,
    }),
    advise: find('advice'),
    block: find('blocked'),
  };
}

/** In words that can be shown: faults of our own have such, others only a code. */
export function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return 'no reason given';
  if (/Fault$/.test(error.name)) return error.message;
  if (error.name === 'TimeoutError') return 'no answer in time';
  const cause = error.cause instanceof Error ? error.cause : error;
  return 'code' in cause ? String(cause.code) : cause.name;
}
