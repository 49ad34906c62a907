import type { BodyField } from './changed-fields.ts';

/** As the form calls its fields. */
const FIELD_WORDS: Readonly<Record<BodyField, string>> = {
  name: 'Name',
  description: 'Description',
  category: 'Category',
  price: 'Price',
  discountPercentage: 'Discount',
  isCustom: 'Kind',
  dietaryTags: 'Dietary tags',
  flavorTags: 'Flavours',
  allergens: 'Allergens',
  sizes: 'Sizes',
  servings: 'Serves',
  leadTimeHours: 'Lead time',
  workUnits: 'Work units',
  vatClass: 'VAT',
  allowsInscription: 'Inscription',
  pictures: 'Pictures',
  status: 'Visibility',
};

export function nameField(field: string): string {
  return Object.hasOwn(FIELD_WORDS, field) ? FIELD_WORDS[field as BodyField] : field;
}
