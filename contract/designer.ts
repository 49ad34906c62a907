import * as z from 'zod/mini';
import {
  LEAD_TIME_MAX_HOURS,
  PRODUCT_PRICE_MAX_IN_KOBO,
  SERVINGS_MAX,
  WORK_UNITS_MAX,
} from '../domain/catalogue/product.ts';
import {
  OPTION_GROUPS,
  type OptionGroup,
  type OptionId,
} from '../domain/custom-orders/design/option-groups.ts';
import { DESIGN_TEXT_MAX_LENGTH } from '../domain/custom-orders/link/design-text.ts';
import {
  findPriceListProblems,
  OPTION_NAME_MAX_LENGTH,
} from '../domain/custom-orders/price/check-price-list.ts';
import type { PriceList } from '../domain/custom-orders/price/price-list.ts';
import { convertKoboToNaira, convertNairaToKobo, formatNaira, isNairaAmount } from '../domain/money.ts';
import { endpoint } from './endpoint.ts';

/** A design as it travels everywhere. Whether it can be made is said by the domain, which knows the price list. */
export const designTextSchema = z
  .string('Design the cake first.')
  .check(
    z.minLength(1, 'Design the cake first.'),
    z.maxLength(DESIGN_TEXT_MAX_LENGTH, 'This link is incomplete.'),
  );

const amount = z
  .number('Enter an amount in naira.')
  .check(
    z.minimum(0, 'An amount cannot be below ₦0.'),
    z.maximum(
      convertKoboToNaira(PRODUCT_PRICE_MAX_IN_KOBO),
      `Enter at most ${formatNaira(PRODUCT_PRICE_MAX_IN_KOBO)}.`,
    ),
    z.refine(isNairaAmount, 'Use at most two decimals.'),
  );
const wholeNumber = (max: number) =>
  z
    .number('Enter a whole number.')
    .check(z.int('Enter a whole number.'), z.minimum(0), z.maximum(max, `Enter at most ${max}.`));

const tier = z.object({
  price: amount,
  servings: wholeNumber(SERVINGS_MAX),
  workUnits: wholeNumber(WORK_UNITS_MAX),
});
const option = z.object({
  name: z
    .string('Enter a name.')
    .check(
      z.trim(),
      z.maxLength(OPTION_NAME_MAX_LENGTH, `Use at most ${OPTION_NAME_MAX_LENGTH} characters.`),
    ),
  pricePerInch: amount,
  isOffered: z.boolean(),
});
/** Every option of the group, and none besides. */
const optionsOf = <Group extends OptionGroup>(group: Group) =>
  z.record(z.enum<readonly OptionId<Group>[]>(OPTION_GROUPS[group]), option);

/** What the owner asks for a design, in naira. `convertPriceList` makes the domain's list of it. */
const priceListShape = {
  tiers: z.object({ 4: tier, 6: tier, 8: tier, 10: tier, 12: tier }),
  options: z.object({
    frosting: optionsOf('frosting'),
    finish: optionsOf('finish'),
    colour: optionsOf('colour'),
    sponge: optionsOf('sponge'),
    filling: optionsOf('filling'),
    drip: optionsOf('drip'),
    lowerBorder: optionsOf('lowerBorder'),
    upperBorder: optionsOf('upperBorder'),
    side: optionsOf('side'),
    topping: optionsOf('topping'),
    stand: optionsOf('stand'),
  }),
  stacking: amount,
  inscription: z.object({ front: amount, top: amount }),
  candle: amount,
  numberCandle: amount,
  egglessPerInch: amount,
  nutFreePerInch: amount,
  leadTimeHours: z.object({
    plain: wholeNumber(LEAD_TIME_MAX_HOURS),
    perFurtherTier: wholeNumber(LEAD_TIME_MAX_HOURS),
    handmade: wholeNumber(LEAD_TIME_MAX_HOURS),
  }),
};
export const priceListSchema = z.object({ version: z.number(), ...priceListShape });
export type PriceListAnswer = z.infer<typeof priceListSchema>;

export const readPriceListEndpoint = endpoint({
  method: 'GET',
  path: '/api/designer/price-list',
  access: 'anyone',
  answerSchema: priceListSchema,
});

/** With the version that was edited it is refused with `stale_edit` and the list as it is now, once somebody else has changed it. */
export const savePriceListEndpoint = endpoint({
  method: 'PUT',
  path: '/api/admin/designer/price-list',
  access: 'administrator',
  bodySchema: z
    .object({ version: z.optional(z.number().check(z.int())), ...priceListShape })
    .check((reading) => {
      // An amount that is none cannot be looked at any further.
      if (reading.issues.length > 0) return;
      const problems = findPriceListProblems(convertPriceList({ ...reading.value, version: 0 }));
      for (const [field, message] of Object.entries(problems)) {
        const path = field.replace('InKobo', '').split('.');
        reading.issues.push({ code: 'custom', path, message, input: reading.value });
      }
    }),
  answerSchema: priceListSchema,
});
export type PriceListEdit = z.infer<typeof savePriceListEndpoint.bodySchema>;

/** What a list that is out of date is refused with, beyond the message. */
export const stalePriceListSchema = z.object({ current: priceListSchema });

/** The list that designs are priced by. */
export function convertPriceList(answer: PriceListAnswer): PriceList {
  return {
    version: answer.version,
    tiers: mapValues(answer.tiers, ({ price, ...rest }) => ({
      priceInKobo: convertNairaToKobo(price),
      ...rest,
    })),
    options: mapOptions(answer.options, ({ pricePerInch, ...rest }) => ({
      pricePerInchInKobo: convertNairaToKobo(pricePerInch),
      ...rest,
    })),
    stackingInKobo: convertNairaToKobo(answer.stacking),
    inscriptionInKobo: mapValues(answer.inscription, convertNairaToKobo),
    candleInKobo: convertNairaToKobo(answer.candle),
    numberCandleInKobo: convertNairaToKobo(answer.numberCandle),
    egglessPerInchInKobo: convertNairaToKobo(answer.egglessPerInch),
    nutFreePerInchInKobo: convertNairaToKobo(answer.nutFreePerInch),
    leadTimeHours: answer.leadTimeHours,
  };
}

export function describePriceList(list: PriceList): PriceListAnswer {
  return {
    version: list.version,
    tiers: mapValues(list.tiers, ({ priceInKobo, ...rest }) => ({
      price: convertKoboToNaira(priceInKobo),
      ...rest,
    })),
    options: mapOptions(list.options, ({ pricePerInchInKobo, ...rest }) => ({
      pricePerInch: convertKoboToNaira(pricePerInchInKobo),
      ...rest,
    })),
    stacking: convertKoboToNaira(list.stackingInKobo),
    inscription: mapValues(list.inscriptionInKobo, convertKoboToNaira),
    candle: convertKoboToNaira(list.candleInKobo),
    numberCandle: convertKoboToNaira(list.numberCandleInKobo),
    egglessPerInch: convertKoboToNaira(list.egglessPerInchInKobo),
    nutFreePerInch: convertKoboToNaira(list.nutFreePerInchInKobo),
    leadTimeHours: { ...list.leadTimeHours },
  };
}

type OptionsOf<Option> = { readonly [Group in OptionGroup]: Readonly<Record<OptionId<Group>, Option>> };

function mapOptions<From, To>(options: OptionsOf<From>, change: (option: From) => To) {
  const groups: Readonly<Record<string, Readonly<Record<string, From>>>> = options;
  // The same groups with the same ids, which TypeScript cannot follow through two levels.
  return mapValues(groups, (group) => mapValues(group, change)) as {
    [Group in OptionGroup]: Record<OptionId<Group>, To>;
  };
}

function mapValues<Key extends PropertyKey, From, To>(
  record: Readonly<Record<Key, From>>,
  change: (value: From) => To,
): Record<Key, To> {
  const changed = Object.entries<From>(record).map(([key, value]) => [key, change(value)] as const);
  // It has the keys it was made from.
  return Object.fromEntries(changed) as Record<Key, To>;
}
