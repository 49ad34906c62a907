import { convertKoboToNaira } from '../../money.ts';
import { accept } from '../../refusal.ts';
import { ALLERGEN_NAMES, ALLERGENS, type Allergen } from '../allergens.ts';
import { KITCHEN_POINTS_EXAMPLES } from '../kitchen-points.ts';
import { OCCASION_NAMES, OCCASIONS, type Occasion } from '../occasions.ts';
import type { ProductSize, ProductStatus } from '../product.ts';
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
import { readSizes } from './size-cell.ts';

/** A product as one row of the table, or as one row for each of its sizes. */
export type ProductInTable = ProductContent & { readonly id: string };

export type ProductColumn = {
  readonly heading: string;
  /** What earlier tables call it, in whatever capitals. */
  readonly formerHeading?: string;
  /** What the API calls it. */
  readonly field: string;
  /** What it is about: the size of its row (or the product, where it has none), or the product, said on its first row or on every one. */
  readonly about: 'size' | 'product' | 'every row';
  /** Undefined for what is read from earlier tables and written no more. */
  readonly write: ((product: ProductInTable, size: ProductSize | undefined) => string | number) | undefined;
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
    about: 'every row',
    write: ({ id }) => id,
    read: asText,
    whenEmpty: 'not said',
    explanation: 'The last part of the product’s link. A new id adds a product.',
  },
  {
    heading: 'Name',
    field: 'name',
    about: 'every row',
    write: ({ name }) => name,
    read: asText,
    whenEmpty: 'not said',
    explanation: 'Without an id, the product gets one from its name.',
  },
  {
    heading: 'Status',
    field: 'status',
    about: 'product',
    write: ({ status }) => STATUS_WORDS[status],
    read: (cell) => readWord(cell, STATUS_WORDS),
    whenEmpty: 'not said',
    explanation: 'draft, published or archived.',
  },
  {
    heading: 'Category',
    field: 'category',
    about: 'product',
    write: ({ category }) => category,
    read: asText,
    whenEmpty: 'not said',
    explanation: 'No commas.',
  },
  {
    heading: 'Size',
    field: 'size',
    about: 'size',
    write: (_, size) => size?.name ?? '',
    read: asText,
    whenEmpty: 'nothing',
    explanation:
      'A product that is sold in sizes has one row for each, with its own price. Empty for a product without sizes.',
  },
  {
    heading: 'Price',
    field: 'price',
    about: 'size',
    write: (product, size) => convertKoboToNaira((size ?? product).priceInKobo),
    read: readAmount,
    whenEmpty: 'not said',
    explanation: 'In naira, for the size on this row, or for the product if it has no sizes.',
  },
  {
    heading: 'Discount %',
    field: 'discountPercentage',
    about: 'product',
    write: ({ discountPercentage }) => (discountPercentage === 0 ? '' : discountPercentage),
    read: (cell) => (cell.trim() === '' ? accept(0) : readPercentage(cell)),
    whenEmpty: 'nothing',
    explanation: 'Leave empty for none.',
  },
  {
    heading: 'Sizes',
    field: 'sizes',
    about: 'product',
    write: undefined,
    read: readSizes,
    whenEmpty: 'not said',
    explanation: 'Only in older files, from before each size had its own row.',
  },
  {
    heading: 'Description',
    field: 'description',
    about: 'product',
    write: ({ description }) => description,
    read: (cell) => accept(cell.replaceAll(/\r\n?/g, '\n').trim()),
    whenEmpty: 'nothing',
    explanation: 'Line breaks are kept.',
  },
  {
    heading: 'Ready-made or custom',
    field: 'isCustom',
    about: 'product',
    write: ({ isCustom }) => (isCustom ? KIND_WORDS.custom : KIND_WORDS['ready-made']),
    read: (cell) => {
      const kind = readWord(cell, KIND_WORDS);
      return kind.ok ? accept(kind.value === 'custom') : kind;
    },
    whenEmpty: 'not said',
    formerHeading: 'Kind',
    explanation: 'custom if customers design it.',
  },
  {
    heading: 'Serves',
    field: 'servings',
    about: 'size',
    write: (product, size) => writeCount((size ?? product).servings),
    read: readCount,
    whenEmpty: 'nothing',
    explanation: 'How many people it serves. Leave empty if that doesn’t apply.',
  },
  {
    heading: 'Kitchen points',
    field: 'workUnits',
    about: 'size',
    write: (product, size) => (size ?? product).workUnits,
    read: readWholeNumber,
    whenEmpty: 'not said',
    formerHeading: 'WORK UNITS',
    explanation: `How much of a day’s capacity one takes. ${KITCHEN_POINTS_EXAMPLES}`,
  },
  {
    heading: 'Size id',
    field: 'sizeId',
    about: 'size',
    write: (_, size) => size?.id ?? '',
    read: asText,
    whenEmpty: 'not said',
    explanation: 'Don’t change it: carts and orders use it. Leave it empty for a new size.',
  },
  {
    heading: 'Lead time in hours',
    field: 'leadTimeHours',
    about: 'product',
    write: ({ leadTimeHours }) => leadTimeHours,
    read: readWholeNumber,
    whenEmpty: 'not said',
    explanation: '24 means one day.',
  },
  {
    heading: 'VAT',
    field: 'vatClass',
    about: 'product',
    write: ({ vatClass }) => VAT_WORDS[vatClass],
    read: (cell) => readWord(cell, VAT_WORDS),
    whenEmpty: 'not said',
    explanation: 'standard or basic food.',
  },
  {
    heading: 'Inscription',
    field: 'allowsInscription',
    about: 'product',
    write: ({ allowsInscription }) => (allowsInscription ? 'yes' : 'no'),
    read: readYesOrNo,
    whenEmpty: 'not said',
    explanation: 'yes or no.',
  },
  {
    heading: 'Eggless extra',
    field: 'egglessExtra',
    about: 'product',
    write: ({ egglessExtraInKobo }) =>
      egglessExtraInKobo === null ? '' : convertKoboToNaira(egglessExtraInKobo),
    read: (cell) => (cell.trim() === '' ? accept(null) : readAmount(cell)),
    whenEmpty: 'nothing',
    explanation: 'In naira, 0 for no extra. Leave empty if it can’t be made without egg.',
  },
  {
    heading: 'Suggest in the cart',
    field: 'isOfferedAtCart',
    about: 'product',
    write: ({ isOfferedAtCart }) => (isOfferedAtCart ? 'yes' : 'no'),
    read: readYesOrNo,
    whenEmpty: 'not said',
    formerHeading: 'Offer at the cart',
    explanation: 'yes or no.',
  },
  {
    heading: 'Dietary tags',
    field: 'dietaryTags',
    about: 'product',
    write: ({ dietaryTags }) => dietaryTags.join(', '),
    read: (cell) => accept(readWords(cell)),
    whenEmpty: 'nothing',
    explanation: 'Separated by commas.',
  },
  {
    heading: 'Flavours',
    field: 'flavorTags',
    about: 'product',
    write: ({ flavorTags }) => flavorTags.join(', '),
    read: (cell) => accept(readWords(cell)),
    whenEmpty: 'nothing',
    explanation: 'Separated by commas.',
  },
  {
    heading: 'Allergens',
    field: 'allergens',
    about: 'product',
    write: ({ allergens }) => allergens.map((allergen) => ALLERGEN_NAMES[allergen]).join(', '),
    read: readAllergens,
    whenEmpty: 'nothing',
    explanation: `Separated by commas: ${Object.values(ALLERGEN_NAMES).join(', ')}.`,
  },
  {
    heading: 'Occasions',
    field: 'occasions',
    about: 'product',
    write: ({ occasions }) => occasions.map((occasion) => OCCASION_NAMES[occasion]).join(', '),
    read: readOccasions,
    whenEmpty: 'nothing',
    explanation: `Separated by commas: ${Object.values(OCCASION_NAMES).join(', ')}.`,
  },
  {
    heading: 'Pictures',
    field: 'pictures',
    about: 'product',
    write: ({ pictures }) => writeListCell(pictures.map(({ id, alt }) => [id, alt])),
    read: (cell) => accept(readListCell(cell).map(([id = '', alt = '']) => ({ id, alt }))),
    whenEmpty: 'not said',
    explanation: 'Each as “id | description”, separated by “;”. Upload new ones on the product’s page.',
  },
];

function readAllergens(cell: string): CellReading<readonly Allergen[]> {
  return readNamed(cell, ALLERGENS, ALLERGEN_NAMES, 'allergen');
}

function readOccasions(cell: string): CellReading<readonly Occasion[]> {
  return readNamed(cell, OCCASIONS, OCCASION_NAMES, 'occasion');
}

/** By its id or its name, whatever the capitals and whichever apostrophe. */
function readNamed<Id extends string>(
  cell: string,
  ids: readonly Id[],
  names: Readonly<Record<Id, string>>,
  noun: string,
): CellReading<readonly Id[]> {
  const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");
  const found: Id[] = [];
  for (const word of readWords(cell)) {
    const id = ids.find((each) => [each, names[each]].some((known) => plain(known) === plain(word)));
    if (!id) return refuseCell(`We don’t know the ${noun} “${word}”.`);
    found.push(id);
  }
  return accept(found);
}
