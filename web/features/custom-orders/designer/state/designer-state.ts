import { type CakeDesign, DEFAULT_DESIGN } from '../../../../../domain/custom-orders/design/cake-design.ts';
import {
  type DesignChoice,
  findObstacle,
  makeChoice,
} from '../../../../../domain/custom-orders/design/choices.ts';
import { repairDesign } from '../../../../../domain/custom-orders/design/repair-design.ts';
import { DEFAULT_PRICE_LIST } from '../../../../../domain/custom-orders/price/default-price-list.ts';
import type { PriceList } from '../../../../../domain/custom-orders/price/price-list.ts';
import type { TierScope } from '../options/option-choice.ts';
import { describeRepair } from './describe-repair.ts';
import { type DesignHistory, recordStep, startHistory, stepBack, stepForward } from './design-history.ts';
import type { DesignerNote } from './designer-note.ts';
import { type OpenedDesign, openDesign } from './open-design.ts';

export type DesignerState = {
  readonly history: DesignHistory;
  /** The shop's own, once it is known; names and rules of the first one serve until then. */
  readonly list: PriceList;
  readonly scope: TierScope;
  readonly note: DesignerNote | null;
  /** False until the shopper has done something: what was merely opened is neither kept nor written into the address. */
  readonly isTouched: boolean;
};

export type DesignerAction =
  | { readonly type: 'open'; readonly linked: string | null; readonly kept: string | null }
  | { readonly type: 'learnPrices'; readonly list: PriceList }
  | { readonly type: 'choose'; readonly choice: DesignChoice; readonly isTyping?: boolean }
  | { readonly type: 'replace'; readonly design: CakeDesign; readonly note: string }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'turnTo'; readonly scope: TierScope }
  | { readonly type: 'dismissNote' };

/** The same for everybody, so that the server can draw it. */
export const INITIAL_DESIGNER: DesignerState = {
  history: startHistory(DEFAULT_DESIGN),
  list: DEFAULT_PRICE_LIST,
  scope: 'all',
  note: null,
  isTouched: false,
};

export function changeDesigner(state: DesignerState, action: DesignerAction): DesignerState {
  switch (action.type) {
    case 'open':
      return { ...state, ...openDesign(action, state.list), scope: 'all', isTouched: false };
    case 'learnPrices':
      return learnPrices(state, action.list);
    case 'choose':
      return choose(state, action.choice, action.isTyping);
    case 'replace':
      return settle(state, recordStep(state.history, action.design), {
        tone: 'good',
        text: action.note,
        isUnseen: true,
      });
    case 'undo':
      return settle(state, stepBack(state.history, repairBy(state.list)), null);
    case 'redo':
      return settle(state, stepForward(state.history, repairBy(state.list)), null);
    case 'turnTo':
      return { ...state, scope: action.scope };
    case 'dismissNote':
      return { ...state, note: null };
  }
}

function choose(state: DesignerState, choice: DesignChoice, isTyping?: boolean): DesignerState {
  const { history, list } = state;
  const before = history.present;
  const obstacle = findObstacle(before, choice, list);
  if (obstacle !== undefined) return { ...state, note: { tone: 'warning', text: obstacle } };
  const made = makeChoice(before, choice, list);
  const text = describeRepair(before, made, choice.part, list);
  const note: DesignerNote | null = text === null ? null : { tone: 'tip', text, canUndo: true };
  return settle(state, recordStep(history, made.design, isTyping), note);
}

/** What is no longer offered is replaced at once, and told. */
function learnPrices(state: DesignerState, list: PriceList): DesignerState {
  const { history } = state;
  const repaired = repairDesign(history.present, list);
  const text = describeRepair(history.present, repaired, null, list);
  const note: OpenedDesign['note'] = text === null ? state.note : { tone: 'tip', text };
  return { ...state, list, history: { ...history, present: repaired.design }, note };
}

function settle(state: DesignerState, history: DesignHistory, note: DesignerNote | null): DesignerState {
  const isScopeThere = state.scope === 'all' || state.scope < history.present.tiers.length;
  return { ...state, history, note, scope: isScopeThere ? state.scope : 'all', isTouched: true };
}

function repairBy(list: PriceList): (design: CakeDesign) => CakeDesign {
  return (design) => repairDesign(design, list).design;
}
