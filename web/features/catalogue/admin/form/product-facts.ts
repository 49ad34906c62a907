import { ALLERGEN_NAMES } from '../../../../../domain/catalogue/allergens.ts';
import { OCCASION_NAMES } from '../../../../../domain/catalogue/occasions.ts';
import type { Fact } from '../../../../ui/form/stale/compare-facts.ts';
import { STATUS_WORDS } from '../status-words.ts';
import type { ProductFormValues } from './form-values.ts';

const SHOWN_TEXT_MAX_LENGTH = 80;

type FactField = {
  /** As the form calls it. */
  readonly name: string;
  readonly show: (values: ProductFormValues) => string;
};

/** Exhaustive by its type; the address of a product never changes. */
const FIELDS: Readonly<Record<Exclude<keyof ProductFormValues, 'id'>, FactField>> = {
  name: { name: 'Name', show: ({ name }) => name },
  description: { name: 'Description', show: ({ description }) => shorten(description) },
  category: { name: 'Category', show: ({ category }) => category },
  price: { name: 'Price', show: ({ price }) => showAmount(price) },
  discountPercentage: {
    name: 'Discount',
    show: ({ discountPercentage }) => (discountPercentage === '' ? 'none' : `${discountPercentage}%`),
  },
  isCustom: { name: 'Type', show: ({ isCustom }) => (isCustom ? 'custom' : 'ready-made') },
  dietaryTags: { name: 'Dietary tags', show: ({ dietaryTags }) => list(dietaryTags) },
  flavorTags: { name: 'Flavours', show: ({ flavorTags }) => list(flavorTags) },
  allergens: {
    name: 'Allergens',
    show: ({ allergens }) => list(allergens.map((each) => ALLERGEN_NAMES[each])),
  },
  hasNoAllergens: {
    name: 'None of the allergens',
    show: ({ hasNoAllergens }) => (hasNoAllergens ? 'checked' : 'not checked'),
  },
  occasions: {
    name: 'Occasions',
    show: ({ occasions }) => list(occasions.map((each) => OCCASION_NAMES[each])),
  },
  sizes: {
    name: 'Sizes',
    show: ({ sizes }) =>
      list(
        sizes.map(
          ({ name, price, servings, workUnits }) =>
            `${name} ${showAmount(price)} (serves ${servings || '–'}, kitchen points ${workUnits || '–'})`,
        ),
      ),
  },
  servings: { name: 'Serves', show: ({ servings }) => servings || 'not stated' },
  leadTimeHours: { name: 'Lead time', show: ({ leadTimeHours }) => `${leadTimeHours} hours` },
  workUnits: { name: 'Kitchen points', show: ({ workUnits }) => workUnits },
  vatClass: { name: 'VAT', show: ({ vatClass }) => (vatClass === 'standard' ? 'standard' : 'basic food') },
  allowsInscription: {
    name: 'Inscription',
    show: ({ allowsInscription }) => (allowsInscription ? 'offered' : 'not offered'),
  },
  isMadeEggless: {
    name: 'Eggless on request',
    show: ({ isMadeEggless }) => (isMadeEggless ? 'offered' : 'not offered'),
  },
  egglessExtra: { name: 'Eggless extra', show: ({ egglessExtra }) => showAmount(egglessExtra) },
  isOfferedAtCart: {
    name: 'Suggest in the cart',
    show: ({ isOfferedAtCart }) => (isOfferedAtCart ? 'offered' : 'not offered'),
  },
  pictures: {
    name: 'Pictures',
    show: ({ pictures }) => list(pictures.map(({ alt }) => alt || 'no description')),
  },
  status: { name: 'Visibility', show: ({ status }) => STATUS_WORDS[status] },
};

export function listProductFacts(values: ProductFormValues): readonly Fact[] {
  return Object.entries(FIELDS).map(([key, { name, show }]) => ({ key, name, words: show(values) }));
}

function showAmount(typed: string): string {
  return typed === '' ? 'none' : `₦${typed.replace('₦', '')}`;
}

function shorten(text: string): string {
  // Cut between characters, never inside one.
  const characters = Array.from(text.replaceAll(/\s+/g, ' '));
  if (characters.length === 0) return 'empty';
  if (characters.length <= SHOWN_TEXT_MAX_LENGTH) return characters.join('');
  return `${characters.slice(0, SHOWN_TEXT_MAX_LENGTH).join('')}…`;
}

function list(texts: readonly string[]): string {
  return texts.length === 0 ? 'none' : texts.join(', ');
}
