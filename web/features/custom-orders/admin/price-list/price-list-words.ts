import {
  OPTION_GROUP_NAMES,
  OPTION_GROUPS,
  type OptionGroup,
} from '../../../../../domain/custom-orders/design/option-groups.ts';
import type { Fact } from '../../../../ui/form/stale/compare-facts.ts';
import { isAmount, type PriceListValues } from './price-list-values.ts';

export const GROUPS = Object.keys(OPTION_GROUPS) as readonly OptionGroup[];

/** What stands outside tiers and options, each under its path. */
export const EXTRA_FIELDS = [
  {
    path: 'stacking',
    label: 'Stacking',
    hint: 'Boards and rods, for each extra tier.',
  },
  { path: 'inscription.front', label: 'Inscription on a plaque in front' },
  { path: 'inscription.top', label: 'Inscription on a sign on top' },
  { path: 'candle', label: 'One candle' },
  { path: 'numberCandle', label: 'One digit of number candles' },
  { path: 'egglessPerInch', label: 'Eggless, per inch', hint: 'For every inch of every tier.' },
  {
    path: 'nutFreePerInch',
    label: 'Made without nuts, per inch',
    hint: 'For every inch of every tier. The designer tells customers that you clean all tools and surfaces first; enter 0 if you don’t.',
  },
] as const;

export const LEAD_TIME_FIELDS = [
  { path: 'leadTimeHours.plain', label: 'A plain single tier' },
  { path: 'leadTimeHours.perFurtherTier', label: 'Each extra tier' },
  { path: 'leadTimeHours.handmade', label: 'Handmade decorations' },
] as const;

export const TIER_FIELDS = [
  { field: 'price', label: 'Price in ₦' },
  { field: 'servings', label: 'Servings' },
  { field: 'workUnits', label: 'Kitchen points' },
] as const;

/** The list leaf by leaf, in words, for whoever finds that somebody else was quicker. */
export function listPriceFacts({ typed, offered }: PriceListValues): readonly Fact[] {
  return [
    ...Object.entries(typed).map(([path, text]) => ({
      key: path,
      name: nameField(path, typed),
      words: isAmount(path) ? `₦${text}` : text,
    })),
    ...Object.entries(offered).map(([path, isOffered]) => ({
      key: path,
      name: nameField(path, typed),
      words: isOffered ? 'offered' : 'not offered',
    })),
  ];
}

function nameField(path: string, typed: PriceListValues['typed']): string {
  const [part, first = '', second = ''] = path.split('.');
  if (part === 'tiers')
    return `${first}-inch tier, ${TIER_FIELDS.find(({ field }) => field === second)?.label}`;
  if (part === 'options') {
    const group = GROUPS.find((each) => each === first);
    return `${group ? OPTION_GROUP_NAMES[group] : first}: ${typed[`options.${first}.${second}.name`] ?? second}`;
  }
  const known = [...EXTRA_FIELDS, ...LEAD_TIME_FIELDS].find((each) => each.path === path);
  return known?.label ?? path;
}
