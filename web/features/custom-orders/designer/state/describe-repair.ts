import type { CakeDesign } from '../../../../../domain/custom-orders/design/cake-design.ts';
import {
  OPTION_GROUP_NAMES,
  OPTION_GROUPS,
} from '../../../../../domain/custom-orders/design/option-groups.ts';
import type { RepairedDesign } from '../../../../../domain/custom-orders/design/repair-design.ts';
import { findPricedOption, type PriceList } from '../../../../../domain/custom-orders/price/price-list.ts';
import { joinWords } from '../../../../ui/formats/join-words.ts';
import { isTierGroup, listGroups } from '../options/option-choice.ts';

const TIER_WORDS = ['', 'one tier', 'two tiers', 'three tiers', 'four tiers'] as const;

/** What gave way to a choice and why, in a sentence or two; null when nothing did. */
export function describeRepair(
  before: CakeDesign,
  { design: after, mended }: RepairedDesign,
  chosenPart: string | null,
  list: PriceList,
): string | null {
  if (mended.length === 0) return null;
  const reasons = [...new Set(mended.map(({ message }) => message))];
  const changes = listChanges(before, after, chosenPart, list);
  const outcome = changes.length === 0 ? [] : [`So now: ${joinWords(changes, 'and')}.`];
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
    changes.push('the words on a plaque in front');
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
