import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Refusal, refuse } from '../../domain/refusal.ts';

const VERSION_LENGTH = 22;
const STALE_EDIT = refuse(
  'conflict',
  'stale_edit',
  'Someone else has changed this since you opened it. Check their changes, then save again.',
);

export type Versioned<Plan> = Plan & { readonly version: string };

export type Stale<Plan> = {
  readonly ok: false;
  readonly refusal: Refusal;
  readonly details: { readonly current: Versioned<Plan> };
};

/** The version is made from the plan itself: it changes when the plan does, and comes back when a change is taken back. */
export function addVersion<Plan extends object>(plan: Plan): Versioned<Plan> {
  const hash = createHash('sha256').update(JSON.stringify(plan)).digest('base64url');
  return { ...plan, version: hash.slice(0, VERSION_LENGTH) };
}

/** Undefined when the change may be made: by its version, by insisting without one, or because it has been made already. */
export function findStale<Plan extends object>(
  present: Plan,
  wanted: Plan,
  version: string | undefined,
): Stale<Plan> | undefined {
  const current = addVersion(present);
  const isCurrent = [version ?? current.version, addVersion(wanted).version].includes(current.version);
  return isCurrent ? undefined : { ...STALE_EDIT, details: { current } };
}

/** The parts that differ, for the history: "zones, holds". Blank when nothing does. */
export function nameChangedParts<Plan extends object>(present: Plan, wanted: Plan): string {
  const parts = Object.keys(wanted) as (keyof Plan & string)[];
  return parts.filter((part) => !isDeepStrictEqual(present[part], wanted[part])).join(', ');
}
