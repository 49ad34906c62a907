import type { FirstStep } from '../../../domain/shop/first-week.ts';
import { STEP_WORDS } from './step-words.ts';

export const DASHBOARD = '/admin';

/** `here`: the step is done on this very screen. */
type WayOn =
  | { readonly kind: 'here'; readonly words: string }
  | { readonly kind: 'link'; readonly words: string; readonly to: string }
  | { readonly kind: 'tick'; readonly words: string };

/** What a screen of a shop that is being set up says about its next step. */
export function findWayOn(step: FirstStep, pathname: string): WayOn {
  const { name, to, onTheWay, tick } = STEP_WORDS[step];
  if (!onTheWay?.screens.test(pathname)) {
    return to === pathname
      ? { kind: 'here', words: name }
      : { kind: 'link', words: name, to: to ?? DASHBOARD };
  }
  if (tick !== null) return { kind: 'tick', words: tick };
  const { words = name } = onTheWay;
  if (onTheWay.to === undefined) return { kind: 'here', words };
  return onTheWay.to === pathname ? { kind: 'here', words: name } : { kind: 'link', words, to: onTheWay.to };
}
