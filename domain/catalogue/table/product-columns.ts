import { convertKoboToNaira } from '../../money.ts';
import { accept } from '../../refusal.ts';
import { ALLERGEN_NAMES, ALLERGENS, type Allergen } from '../allergens.ts';
import type { ProductStatus } from '../product.ts';
import type { ProductContent } from '../product-content.ts';
import type { VatClass } from '../vat.ts';
import {
  type CellReading,
  readAmount,
  readCount,
  readPercentage,
  readWholeNumber,
  readWord,
  readWords,
  readYesOrNo,
  refuseCell,
} from './cell-values.ts';
import { readListCell, writeListCell } from './list-cell.ts';
import { readSizes, writeSizes } from './size-cell.ts';

/** A product as a row of the table. */
export type ProductInTable = ProductContent & { readonly id: string };

export type ProductColumn = {
  readonly heading: string;
  /** What the API calls it. */
  readonly field: string;
  readonly write: (product: ProductInTable) => string | number;
  /** In the words of the API; what it says is still to be checked. */
  readonly read: (cell: string) => CellReading<unknown>;
  /** What an empty cell means: that there is nothing, or that nothing is said about it. */
  readonly whenEmpty: 'nothing' | 'not said';
  /** For whoever fills in the table. */
  readonly explanation: string;
};

const STATUS_WORDS: Readonly<Record<ProductStatus, string>> = {
  draft: 'draft',
  published: 'published',
  archived: 'archived',
};
const KIND_WORDS = { 'ready-made': 'ready-made', custom: 'custom' } as const;
const VAT_WORDS: Readonly<Record<VatClass, string>> = { standard: 'standard', 'basic-food': 'basic food' };

const asText = (cell: string) => accept(cell.trim());
const writeCount = (count: number | null) => count ?? '';

/** Everything that a person can edit, in the order of the table. */
export const PRODUCT_COLUMNS: readonly ProductColumn[] = [
  {
    heading: 'Id',
    field: 'id',
    write: ({ id }) => id,
    read: asText,
    whenEmpty: 'not said',
    explanation: 'The last part of its address. It says which product is meant; a new one adds a product.',
  },
  {
    heading: 'Name',
    field: 'name',
    write: ({ name }) => name,
    read: asText,
    whenEmpty: 'not said',
    explanation: 'Without an id, the name gives the id.',
  },
  {
    heading: 'Status',
    field: 'status',
    write: ({ status }) => STATUS_WORDS[status],
    read: (cell) => readWord(cell, STATUS_WORDS),
    whenEmpty: 'not said',
    explanation: 'draft, published or archived.',
  },
  {
    heading: 'Category',
    field: 'category',
    write: ({ category }) => category,
    read: asText,
    whenEmpty: 'not said',
    explanation: 'Without a comma.',
  },
  {
    heading: 'Price',
    field: 'price',
    write: ({ priceInKobo }) => convertKoboToNaira(priceInKobo),
    read: readAmount,
    whenEmpty: 'not said',
    explanation: 'In naira. With sizes the cheapest one counts instead.',
  },
  {
    heading: 'Discount %',
    field: 'discountPercentage',
    write: ({ discountPercentage }) => (discountPercentage === 0 ? '' : discountPercentage),
    read: (cell) => (cell.trim() === '' ? accept(0) : readPercentage(cell)),
    whenEmpty: 'nothing',
    explanation: 'Empty for none.',
  },
  {
    heading: 'Sizes',
    field: 'sizes',
    write: ({ sizes }) => writeSizes(sizes),
    read: readSizes,
    whenEmpty: 'nothing',
    explanation:
      'Each as “name | price | serves | work units | id”, with “;” between sizes: “6 inch | 18000 | 8 | 4 | six-inch; 8 inch | 26500 | 14 | 6 | eight-inch”. The id may be left out.',
  },
  {
    heading: 'Description',
    field: 'description',
    write: ({ description }) => description,
    read: (cell) => accept(cell.replaceAll(/\r\n?/g, '\n').trim()),
    whenEmpty: 'nothing',
    explanation: 'Line breaks stay.',
  },
  {
    heading: 'Kind',
    field: 'isCustom',
    write: ({ isCustom }) => (isCustom ? KIND_WORDS.custom : KIND_WORDS['ready-made']),
    read: (cell) => {
      const kind = readWord(cell, KIND_WORDS);
      return kind.ok ? accept(kind.value === 'custom') : kind;
    },
    whenEmpty: 'not said',
    explanation: 'ready-made, or custom for what opens the cake designer.',
  },
  {
    heading: 'Serves',
    field: 'servings',
    write: ({ servings }) => writeCount(servings),
    read: readCount,
    whenEmpty: 'nothing',
    explanation: 'People it feeds; empty where that says nothing.',
  },
  {
    heading: 'Work units',
    field: 'workUnits',
    write: ({ workUnits }) => workUnits,
    read: readWholeNumber,
    whenEmpty: 'not said',
    explanation: 'What it takes of a day’s capacity.',
  },
  {
    heading: 'Lead time in hours',
    field: 'leadTimeHours',
    write: ({ leadTimeHours }) => leadTimeHours,
    read: readWholeNumber,
    whenEmpty: 'not said',
    explanation: '24 for a day.',
  },
  {
    heading: 'VAT',
    field: 'vatClass',
    write: ({ vatClass }) => VAT_WORDS[vatClass],
    read: (cell) => readWord(cell, VAT_WORDS),
    whenEmpty: 'not said',
    explanation: 'standard or basic food.',
  },
  {
    heading: 'Inscription',
    field: 'allowsInscription',
    write: ({ allowsInscription }) => (allowsInscription ? 'yes' : 'no'),
    read: readYesOrNo,
    whenEmpty: 'not said',
    explanation: 'yes or no.',
  },
  {
    heading: 'Dietary tags',
    field: 'dietaryTags',
    write: ({ dietaryTags }) => dietaryTags.join(', '),
    read: (cell) => accept(readWords(cell)),
    whenEmpty: 'nothing',
    explanation: 'With commas between.',
  },
  {
    heading: 'Flavours',
    field: 'flavorTags',
    write: ({ flavorTags }) => flavorTags.join(', '),
    read: (cell) => accept(readWords(cell)),
    whenEmpty: 'nothing',
    explanation: 'With commas between.',
  },
  {
    heading: 'Allergens',
    field: 'allergens',
    write: ({ allergens }) => allergens.map((allergen) => ALLERGEN_NAMES[allergen]).join(', '),
    read: readAllergens,
    whenEmpty: 'nothing',
    explanation: `With commas between: ${Object.values(ALLERGEN_NAMES).join(', ')}.`,
  },
  {
    heading: 'Pictures',
    field: 'pictures',
    write: ({ pictures }) => writeListCell(pictures.map(({ id, alt }) => [id, alt])),
    read: (cell) => accept(readListCell(cell).map(([id = '', alt = '']) => ({ id, alt }))),
    whenEmpty: 'nothing',
    explanation:
      'Each as “id | alternative text”, with “;” between. New ones are uploaded on the product’s form.',
  },
];

function readAllergens(cell: string): CellReading<readonly Allergen[]> {
  const found: Allergen[] = [];
  for (const word of readWords(cell)) {
    const allergen = ALLERGENS.find((each) =>
      [each, ALLERGEN_NAMES[each]].some((known) => known.toLowerCase() === word.toLowerCase()),
    );
    if (!allergen) return refuseCell(`“${word}” is no allergen we know.`);
    found.push(allergen);
  }
  return accept(found);
}
