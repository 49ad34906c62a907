import type { CakeDesign } from '../../../../../domain/custom-orders/design/cake-design.ts';
import {
  type DesignChoice,
  findObstacle,
  makeChoice,
} from '../../../../../domain/custom-orders/design/choices.ts';
import {
  OPTION_GROUP_NAMES,
  OPTION_GROUPS,
} from '../../../../../domain/custom-orders/design/option-groups.ts';
import {
  type RepairedDesign,
  repairDesign,
} from '../../../../../domain/custom-orders/design/repair-design.ts';
import { openDesignText } from '../../../../../domain/custom-orders/link/design-text.ts';
import { DEFAULT_PRICE_LIST } from '../../../../../domain/custom-orders/price/default-price-list.ts';
import { findPricedOption, type PriceList } from '../../../../../domain/custom-orders/price/price-list.ts';
import { joinWords } from '../../../../ui/formats/join-words.ts';
import { isTierGroup, listGroups, type TierScope } from '../options/option-choice.ts';
import {
  type DesignHistory,
  isSameDesign,
  recordStep,
  startHistory,
  stepBack,
  stepForward,
} from './design-history.ts';

const TIER_WORDS = ['', 'one tier', 'two tiers', 'three tiers', 'four tiers'] as const;

/** What gave way to a choice and why, in a sentence or two; null when nothing did. */
function describeRepair(
  before: CakeDesign,
  { design: after, mended }: RepairedDesign,
  chosenPart: string | null,
  list: PriceList,
): string | null {
  if (mended.length === 0) return null;
  const reasons = [...new Set(mended.map(({ message }) => message))];
  const changes = listChanges(before, after, chosenPart, list);
  const outcome = changes.length === 0 ? [] : [`Changed to: ${joinWords(changes, 'and')}.`];
  return [...reasons, ...outcome].join(' ');
}

function listChanges(
  before: CakeDesign,
  after: CakeDesign,
  chosenPart: string | null,
  list: PriceList,
): readonly string[] {
  const changes: string[] = [];
  if (chosenPart !== 'baseInches' && before.baseInches !== after.baseInches) {
    changes.push(`${after.baseInches === 8 ? 'an' : 'a'} ${after.baseInches}-inch base`);
  }
  if (chosenPart !== 'tierCount' && before.tiers.length !== after.tiers.length) {
    changes.push(TIER_WORDS[after.tiers.length] ?? '');
  }
  for (const group of listGroups()) {
    if (group === chosenPart) continue;
    changes.push(...describeGroupChange(before, after, group, list));
  }
  if (chosenPart !== 'candles' && JSON.stringify(before.candles) !== JSON.stringify(after.candles)) {
    changes.push('no number candles');
  }
  if (chosenPart !== 'inscription' && before.inscription.place !== after.inscription.place) {
    changes.push('the inscription on a plaque in front');
  }
  return changes;
}

function describeGroupChange(
  before: CakeDesign,
  after: CakeDesign,
  group: keyof typeof OPTION_GROUPS,
  list: PriceList,
): readonly string[] {
  const read = ({ tiers, ...cake }: CakeDesign): readonly string[] =>
    isTierGroup(group) ? tiers.map((tier) => tier[group]) : [cake[group]];
  const [old, now] = [read(before), read(after)];
  const changed = new Set(now.filter((id, index) => old[index] !== undefined && old[index] !== id));
  return OPTION_GROUPS[group]
    .filter((id) => changed.has(id))
    .map((id) => {
      const name = findPricedOption(list, group, id).name.toLowerCase();
      const what = OPTION_GROUP_NAMES[group].toLowerCase();
      return id === 'none' ? `no ${what}` : `${name} ${what}`;
    });
}

export type DesignerState = {
  /** What the product opens with. */
  readonly start: CakeDesign;
  readonly history: DesignHistory;
  /** The shop's own, once it is known; names and rules of the first one serve until then. */
  readonly list: PriceList;
  readonly scope: TierScope;
  readonly note: DesignerNote | null;
  /** False until the shopper has done something: what was merely opened is neither kept nor written into the address. */
  readonly isTouched: boolean;
};

export type DesignerAction =
  | { readonly type: 'open'; readonly linked: string | null; readonly stored: string | null }
  | { readonly type: 'learnPrices'; readonly list: PriceList }
  | { readonly type: 'choose'; readonly choice: DesignChoice; readonly isTyping?: boolean }
  | { readonly type: 'replace'; readonly design: CakeDesign; readonly note: string }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'turnTo'; readonly scope: TierScope }
  | { readonly type: 'dismissNote' };

/** The same for everybody, so that the server can draw it. */
export function openDesigner(start: CakeDesign): DesignerState {
  return {
    start,
    history: startHistory(start),
    list: DEFAULT_PRICE_LIST,
    scope: 'all',
    note: null,
    isTouched: false,
  };
}

export function changeDesigner(state: DesignerState, action: DesignerAction): DesignerState {
  switch (action.type) {
    case 'open':
      return { ...state, ...openDesign(action, state), scope: 'all', isTouched: false };
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

type Sources = {
  /** From the address; null when it has none. */
  readonly linked: string | null;
  /** From this browser's last visit. */
  readonly stored: string | null;
};

type OpenedDesign = { readonly history: DesignHistory; readonly note: DesignerNote | null };

/** A link comes before what was kept, which is then one step back. A link that holds no design is told, and nothing else happens. */
function openDesign({ linked, stored }: Sources, { start, list }: DesignerState): OpenedDesign {
  const own = openStored(stored, list);
  if (linked === null) {
    if (!own || isSameDesign(own, start)) return { history: startHistory(start), note: null };
    const note = { tone: 'good', text: 'Welcome back. Here’s the cake you were designing.' } as const;
    return { history: startHistory(own), note };
  }
  const opened = openDesignText(linked, list);
  const design = opened.ok ? opened.value.design : start;
  const past = own && !isSameDesign(own, design) ? [own] : [];
  return { history: startHistory(design, past), note: describeLink(opened, list) };
}

function describeLink(opened: ReturnType<typeof openDesignText>, list: PriceList): DesignerNote | null {
  if (!opened.ok) return { tone: 'warning', text: opened.refusal.message };
  const { design } = opened.value;
  const text = describeRepair(design, opened.value, null, list);
  return text === null ? null : { tone: 'tip', text: `Changed since it was shared: ${text}` };
}

function openStored(stored: string | null, list: PriceList): CakeDesign | null {
  const opened = stored === null ? null : openDesignText(stored, list);
  return opened?.ok ? opened.value.design : null;
}

/** One calm sentence over the cake about what just happened. */
type DesignerNote = {
  readonly tone: 'good' | 'tip' | 'warning';
  readonly text: string;
  /** The step it tells of can be taken back. */
  readonly canUndo?: true;
  /** Whoever sees the cake sees what happened: said to a screen reader alone, and the cake stays uncovered. */
  readonly isUnseen?: true;
};
