import {
  LEAD_TIME_MAX_HOURS,
  PRODUCT_PRICE_MAX_IN_KOBO,
  SERVINGS_MAX,
  WORK_UNITS_MAX,
} from '../../catalogue/product.ts';
import { formatNaira, KOBO_PER_NAIRA } from '../../money.ts';
import type { FieldProblems } from '../../refusal.ts';
import { OPTION_GROUPS, type OptionGroup } from '../design/option-groups.ts';
import { TIER_INCHES, TIERS_MAX } from '../design/options.ts';
import { ALWAYS_OFFERED } from '../design/rules/offer-rule.ts';
import type { PricedOption, PriceList } from './price-list.ts';

export const OPTION_NAME_MAX_LENGTH = 40;

const GROUPS = Object.keys(OPTION_GROUPS) as readonly OptionGroup[];
const [NARROWEST_INCHES, NEXT_INCHES] = TIER_INCHES;
const STEP_INCHES = NEXT_INCHES - NARROWEST_INCHES;

type Problem = readonly [field: string, message: string];

/**
 * What is wrong with an edited price list, by field; empty when all is well. A list without problems prices every
 * design, and nothing that is added to a cake makes it cheaper.
 */
export function findPriceListProblems(list: PriceList): FieldProblems {
  const problems = [...checkTiers(list), ...checkOptions(list), ...checkExtras(list), ...checkLeadTime(list)];
  // The first thing that is wrong with a field is the one to mend first.
  return Object.fromEntries(problems.toReversed());
}

function checkTiers({ tiers }: PriceList): readonly Problem[] {
  return TIER_INCHES.flatMap((inches, index) => {
    const { priceInKobo, servings, workUnits } = tiers[inches];
    const narrower = TIER_INCHES[index - 1];
    const field = `tiers.${inches}`;
    return [
      ...checkNumber(`${field}.priceInKobo`, priceInKobo, KOBO_PER_NAIRA, PRODUCT_PRICE_MAX_IN_KOBO, 'kobo'),
      ...checkNumber(`${field}.servings`, servings, 1, SERVINGS_MAX),
      ...checkNumber(`${field}.workUnits`, workUnits, 1, WORK_UNITS_MAX),
      ...when(narrower !== undefined && priceInKobo < tiers[narrower].priceInKobo, [
        `${field}.priceInKobo`,
        `A wider tier can’t cost less than one of ${narrower} inches.`,
      ]),
    ];
  });
}

function checkOptions(list: PriceList): readonly Problem[] {
  return GROUPS.flatMap((group) =>
    Object.entries<PricedOption>(list.options[group]).flatMap(([id, option]) =>
      checkOption(group, id, option, list),
    ),
  );
}

function checkOption(
  group: OptionGroup,
  id: string,
  option: PricedOption,
  list: PriceList,
): readonly Problem[] {
  const { name, pricePerInchInKobo: price, isOffered } = option;
  const field = `options.${group}.${id}`;
  const length = name.trim().length;
  // A further tier has a narrower top: it must cost more than it saves on the topping.
  const { priceInKobo: smallestInKobo } = list.tiers[NARROWEST_INCHES];
  const toppingMax = Math.floor(smallestInKobo / STEP_INCHES);
  return [
    ...when(length === 0 || length > OPTION_NAME_MAX_LENGTH, [
      `${field}.name`,
      `Enter a name of up to ${OPTION_NAME_MAX_LENGTH} characters.`,
    ]),
    ...checkNumber(`${field}.pricePerInchInKobo`, price, 0, PRODUCT_PRICE_MAX_IN_KOBO, 'kobo'),
    ...when((id === 'none' || group === 'stand') && price !== 0, [
      `${field}.pricePerInchInKobo`,
      id === 'none' ? '“None” has no price.' : 'The stand is only in the picture and has no price.',
    ]),
    ...when(group === 'topping' && smallestInKobo >= KOBO_PER_NAIRA && price > toppingMax, [
      `${field}.pricePerInchInKobo`,
      `Enter at most ${formatNaira(toppingMax)} an inch, half the price of the smallest tier.`,
    ]),
    ...when(!isOffered && ALWAYS_OFFERED[group] === id, [
      `${field}.isOffered`,
      'Other choices depend on this one, so it’s always offered.',
    ]),
  ];
}

function checkExtras(list: PriceList): readonly Problem[] {
  const amounts = {
    stackingInKobo: list.stackingInKobo,
    'inscriptionInKobo.front': list.inscriptionInKobo.front,
    'inscriptionInKobo.top': list.inscriptionInKobo.top,
    candleInKobo: list.candleInKobo,
    numberCandleInKobo: list.numberCandleInKobo,
    egglessPerInchInKobo: list.egglessPerInchInKobo,
    nutFreePerInchInKobo: list.nutFreePerInchInKobo,
  };
  return Object.entries(amounts).flatMap(([field, amount]) =>
    checkNumber(field, amount, 0, PRODUCT_PRICE_MAX_IN_KOBO, 'kobo'),
  );
}

function checkLeadTime({ leadTimeHours }: PriceList): readonly Problem[] {
  const { plain, perFurtherTier, handmade } = leadTimeHours;
  const longest = plain + perFurtherTier * (TIERS_MAX - 1) + handmade;
  return [
    ...checkNumber('leadTimeHours.plain', plain, 1, LEAD_TIME_MAX_HOURS),
    ...checkNumber('leadTimeHours.perFurtherTier', perFurtherTier, 0, LEAD_TIME_MAX_HOURS),
    ...checkNumber('leadTimeHours.handmade', handmade, 0, LEAD_TIME_MAX_HOURS),
    ...when(longest > LEAD_TIME_MAX_HOURS, [
      'leadTimeHours.plain',
      `The longest lead time is ${longest} hours; the maximum is ${LEAD_TIME_MAX_HOURS}.`,
    ]),
  ];
}

function checkNumber(
  field: string,
  value: number,
  least: number,
  most: number,
  unit?: 'kobo',
): readonly Problem[] {
  const write = unit === 'kobo' ? formatNaira : String;
  const isRight = Number.isInteger(value) && value >= least && value <= most;
  const what = unit === 'kobo' ? 'an amount' : 'a whole number';
  return when(!isRight, [field, `Enter ${what} from ${write(least)} to ${write(most)}.`]);
}

function when(isWrong: boolean, problem: Problem): readonly Problem[] {
  return isWrong ? [problem] : [];
}
