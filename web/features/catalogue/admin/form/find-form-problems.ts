import { newProductSchema, productChangeSchema } from '../../../../../contract/product-changes.ts';
import { findPublishingProblems } from '../../../../../domain/catalogue/publishing.ts';
import { parseNaira } from '../../../../../domain/parse-naira.ts';
import type { FieldProblems } from '../../../../../domain/refusal.ts';
import { findMisfits } from '../../../../ui/form/find-misfits.ts';
import { buildBody } from './build-body.ts';
import type { ProductFormValues } from './form-values.ts';

/** Everything the server would refuse, by its own schema, before it is asked. */
export function findFormProblems(values: ProductFormValues, isNew: boolean): FieldProblems {
  const body = buildBody(values);
  const misfits = isNew
    ? findMisfits(newProductSchema, { ...body, id: values.id ?? undefined })
    : findMisfits(productChangeSchema, body);
  return {
    ...placeProblems(misfits),
    ...findUnreadableAmounts(values),
    ...(body.name !== '' && findPublishingProblems(body)),
    ...findUndeclaredAllergens(values),
    ...findUnfinishedPictures(values),
  };
}

const PARTS_WITHOUT_FIELD = /^(dietaryTags|flavorTags|allergens|occasions)\.\d+$/;
const SIZE_ID = /^(sizes\.\d+)\.id$/;
const PICTURE_ID = /^pictures\.\d+\.id$/;

/** Moves what has no field of its own to the nearest one that has. */
export function placeProblems(problems: FieldProblems): FieldProblems {
  const placed = Object.entries(problems).map(([path, problem]) => [placePath(path), problem] as const);
  // Of several at one field the first is the one to mend first.
  return Object.fromEntries(placed.toReversed());
}

function placePath(path: string): string {
  return path.replace(PARTS_WITHOUT_FIELD, '$1').replace(SIZE_ID, '$1.name').replace(PICTURE_ID, 'pictures');
}

/** A schema sees only that there is no number; what was typed tells more. */
function findUnreadableAmounts({ price, sizes, egglessExtra }: ProductFormValues): FieldProblems {
  const prices =
    sizes.length === 0
      ? [['price', price] as const]
      : sizes.map((size, index) => [`sizes.${index}.price`, size.price] as const);
  const problems = [...prices, ['egglessExtra', egglessExtra] as const].flatMap(([path, typed]) => {
    const reading = parseNaira(typed);
    return typed.trim() === '' || reading.ok ? [] : [[path, reading.refusal.message] as const];
  });
  return Object.fromEntries(problems);
}

/** The shop tells shoppers what was not ticked as not added: nobody publishes that by forgetting to tick. */
function findUndeclaredAllergens({ status, allergens, hasNoAllergens }: ProductFormValues): FieldProblems {
  if (status !== 'published' || allergens.length > 0 || hasNoAllergens) return {};
  return {
    allergens: 'Tick what it contains, or tick “None of these”. Customers with allergies rely on it.',
  };
}

function findUnfinishedPictures({ pictures }: ProductFormValues): FieldProblems {
  const count = pictures.filter(({ uploaded }) => uploaded === null).length;
  if (count === 0) return {};
  const [which, one] = count === 1 ? ['One picture isn’t', 'it'] : [`${count} pictures aren’t`, 'them'];
  return { pictures: `${which} uploaded yet. Wait a moment, try again or remove ${one}.` };
}
