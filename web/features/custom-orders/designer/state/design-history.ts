import type { CakeDesign } from '../../../../../domain/custom-orders/design/cake-design.ts';
import { writeDesignText } from '../../../../../domain/custom-orders/link/design-text.ts';

/** As far back as anybody remembers, and little enough to keep. */
const STEPS_MAX = 100;

export type DesignHistory = {
  /** The oldest first. */
  readonly past: readonly CakeDesign[];
  readonly present: CakeDesign;
  /** The next one first. */
  readonly future: readonly CakeDesign[];
  /** The last step was typed; typing on belongs to it. */
  readonly isTyping: boolean;
};

export function startHistory(present: CakeDesign, past: readonly CakeDesign[] = []): DesignHistory {
  return { past, present, future: [], isTyping: false };
}

/** A step that changes nothing is none: undo always shows a difference. */
export function recordStep(history: DesignHistory, design: CakeDesign, isTyping = false): DesignHistory {
  if (isSameDesign(history.present, design)) return history;
  const isContinued = isTyping && history.isTyping;
  const past = isContinued ? history.past : [...history.past, history.present].slice(-STEPS_MAX);
  return { past, present: design, future: [], isTyping };
}

/** The price list may have changed since: what is undone is made possible again. */
export function stepBack(history: DesignHistory, repair: (design: CakeDesign) => CakeDesign): DesignHistory {
  const last = history.past.at(-1);
  if (!last) return history;
  return {
    past: history.past.slice(0, -1),
    present: repair(last),
    future: [history.present, ...history.future],
    isTyping: false,
  };
}

export function stepForward(
  history: DesignHistory,
  repair: (design: CakeDesign) => CakeDesign,
): DesignHistory {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { past: [...history.past, history.present], present: repair(next), future, isTyping: false };
}

export function isSameDesign(one: CakeDesign, other: CakeDesign): boolean {
  return writeDesignText(one) === writeDesignText(other);
}
