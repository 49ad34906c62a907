import type { NewProduct } from '../../../../../contract/product-changes.ts';
import { giveSizeIds } from '../../../../../domain/catalogue/size-ids.ts';
import { makeSlug } from '../../../../../domain/catalogue/slug.ts';
import { isSame } from '../../../../ui/form/is-same.ts';
import { readCount, readNaira, readWholeNumber } from '../../../../ui/form/read-typed.ts';
import type { ProductFormValues, SizeValues } from './form-values.ts';
import { readPercentage } from './read-percentage.ts';

/** Everything an administrator says of a product, in the words of the API. */
export type ProductBody = Omit<NewProduct, 'id'>;

/** What the form says. Where something cannot be read there is NaN, which every schema of the contract refuses. */
export function buildBody(values: ProductFormValues): ProductBody {
  const { name, description, category, isCustom, dietaryTags, flavorTags, allergens, occasions } = values;
  const { vatClass, allowsInscription, isOfferedAtCart, status } = values;
  const sizes = buildSizes(values.sizes);
  return {
    name: name.trim(),
    description: description.trim(),
    category: category.trim(),
    ...(findCheapest(sizes) ?? {
      price: readNaira(values.price),
      servings: readCount(values.servings),
      workUnits: readWholeNumber(values.workUnits),
    }),
    discountPercentage: readPercentage(values.discountPercentage),
    isCustom,
    dietaryTags: [...dietaryTags],
    flavorTags: [...flavorTags],
    allergens: [...allergens],
    occasions: [...occasions],
    sizes,
    leadTimeHours: readWholeNumber(values.leadTimeHours),
    vatClass,
    allowsInscription,
    egglessExtra: canBeEggless(values) && values.isMadeEggless ? readNaira(values.egglessExtra || '0') : null,
    isOfferedAtCart,
    pictures: values.pictures.flatMap(({ uploaded, alt }) =>
      // The product's name says more than nothing.
      uploaded === null ? [] : [{ id: uploaded.id, alt: alt.trim() || name.trim() }],
    ),
    status,
  };
}

/** The form asks only for what contains egg; a designed cake chooses its own sponge. */
export function canBeEggless({
  isCustom,
  allergens,
}: Pick<ProductFormValues, 'isCustom' | 'allergens'>): boolean {
  return !isCustom && allergens.includes('egg');
}

/** What is different in the later values, ready to be sent. Blanks around words are no difference. */
export function pickChanges(before: ProductFormValues, after: ProductFormValues): Partial<ProductBody> {
  const then = buildBody(before);
  const now = buildBody(after);
  const changed = (Object.keys(now) as (keyof ProductBody)[]).filter(
    (field) => !isSame(then[field], now[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, now[field]]));
}

/** The last part of the address that the product gets, unless another of the same name has it already. */
export function foreseeId({ id, name }: Pick<ProductFormValues, 'id' | 'name'>): string {
  return id ?? makeSlug(name);
}

type SizeBody = ProductBody['sizes'][number];

function buildSizes(sizes: readonly SizeValues[]): SizeBody[] {
  return giveSizeIds(sizes).map(({ id, name, price, servings, workUnits }) => ({
    id,
    name: name.trim(),
    price: readNaira(price),
    servings: readCount(servings),
    workUnits: readWholeNumber(workUnits),
  }));
}

/** Where there are sizes, the product itself stands for its cheapest one. What is wrong with a size is said there, not here. */
function findCheapest(sizes: readonly SizeBody[]): Pick<SizeBody, 'price' | 'servings' | 'workUnits'> | null {
  if (sizes.length === 0) return null;
  const [first, ...others] = sizes.filter((size) => !Object.values(size).some(Number.isNaN));
  if (first === undefined) return { price: 0, servings: null, workUnits: 0 };
  const { price, servings, workUnits } = others.reduce(
    (cheapest, size) => (size.price < cheapest.price ? size : cheapest),
    first,
  );
  return { price, servings, workUnits };
}
