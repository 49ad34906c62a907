import { EGGLESS_OPTION } from './eggless.ts';

/** A diet as customers read it: beside "Eggless", the stored words do not say what sets them apart. */
export function nameDiet(tag: string): string {
  return tag === EGGLESS_OPTION ? 'Can be made eggless' : tag;
}
