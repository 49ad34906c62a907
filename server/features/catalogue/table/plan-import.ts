import type * as z from 'zod/mini';
import { newProductSchema, productChangeSchema } from '../../../../contract/product-changes.ts';
import { describeDifferences } from '../../../../domain/catalogue/content-differences.ts';
import type { Product } from '../../../../domain/catalogue/product.ts';
import { type ProductContent, readContent } from '../../../../domain/catalogue/product-content.ts';
import { findPublishingProblems } from '../../../../domain/catalogue/publishing.ts';
import { giveSizeIds } from '../../../../domain/catalogue/size-ids.ts';
import { makeSlug } from '../../../../domain/catalogue/slug.ts';
import { PRODUCT_COLUMNS } from '../../../../domain/catalogue/table/product-columns.ts';
import {
  type CellProblem,
  nameColumn,
  type ProductRowInTable,
} from '../../../../domain/catalogue/table/read-product-rows.ts';
import type { SizeInTable } from '../../../../domain/catalogue/table/size-cell.ts';
import type { FieldProblems } from '../../../../domain/refusal.ts';
import { findUnkeepable } from '../../../http/keepable-text.ts';
import { mergeChange, toContent } from '../admin/product-body.ts';
import { inSlices } from '../in-slices.ts';

type Named = { readonly line: number; readonly id: string; readonly name: string };

/** What a cell makes of the product: "Now ₦12,000." */
type CellChange = { readonly column: string; readonly change: string };

/** What becomes of one row. */
export type PlannedRow = Named &
  (
    | { readonly outcome: 'new'; readonly content: ProductContent }
    | {
        readonly outcome: 'changed';
        readonly changes: readonly CellChange[];
        readonly apply: (present: ProductContent) => ProductContent;
      }
    | { readonly outcome: 'unchanged' }
    | { readonly outcome: 'refused'; readonly problems: readonly CellProblem[] }
  );

/** Which product a row is about. Without an id the name says it, so that the same table a second time adds nothing. */
export function readRowId({ values }: ProductRowInTable): string {
  const { id, name } = values;
  return typeof id === 'string' ? id : makeSlug(typeof name === 'string' ? name : '');
}

/** What the whole table would do, were the shop as it is known here. */
export async function planImport(
  rows: readonly ProductRowInTable[],
  present: ReadonlyMap<string, Product>,
  knownPictures: ReadonlySet<string>,
): Promise<readonly PlannedRow[]> {
  const lines = new Map<string, number>();
  const plan = (row: ProductRowInTable): PlannedRow => {
    const id = readRowId(row);
    const product = present.get(id);
    const name = typeof row.values.name === 'string' ? row.values.name : (product?.name ?? '');
    const named = { line: row.line, id, name };
    const earlierLine = lines.get(id);
    if (id !== '' && earlierLine !== undefined) {
      const problem = `Line ${earlierLine} is about the same product.`;
      return { ...named, outcome: 'refused', problems: [{ column: 'Id', problem }] };
    }
    lines.set(id, row.line);
    return planRow(named, row, { product, knownPictures });
  };
  const planned: PlannedRow[] = [];
  for await (const slice of inSlices(rows)) planned.push(...slice.map(plan));
  return planned;
}

type Surroundings = {
  readonly product: Product | undefined;
  readonly knownPictures: ReadonlySet<string>;
};

function planRow(named: Named, row: ProductRowInTable, { product, knownPictures }: Surroundings): PlannedRow {
  const refuseWith = (problems: readonly CellProblem[]) =>
    ({ ...named, outcome: 'refused', problems }) as const;
  if (row.problems.length > 0) return refuseWith(row.problems);
  const unkeepable = findUnkeepable(row.values);
  if (unkeepable) {
    const problem = 'Leave out the characters we cannot keep.';
    return refuseWith([{ column: nameColumn(unkeepable.join('.')), problem }]);
  }
  const body = { ...fillSizeIds(row.values, product), id: named.id };
  const plan = product ? planChange(product, body) : planAddition(body);
  if ('problems' in plan) return refuseWith(plan.problems);
  const { content, apply } = plan;
  const isKnown = (pictureId: string) =>
    knownPictures.has(pictureId) || (product?.pictures.some(({ id }) => id === pictureId) ?? false);
  const problems = findContentProblems(content, isKnown);
  if (problems.length > 0) return refuseWith(problems);
  if (!product) return { ...named, outcome: 'new', content };
  const differences = describeDifferences(readContent(product), content);
  if (!differences) return { ...named, outcome: 'unchanged' };
  const changes = Object.entries(differences.fields).map(([field, change]) => ({
    column: nameColumn(field),
    change,
  }));
  return { ...named, outcome: 'changed', changes, apply };
}

type Plan =
  | { readonly problems: readonly CellProblem[] }
  | { readonly content: ProductContent; readonly apply: (present: ProductContent) => ProductContent };

function planAddition(body: object): Plan {
  const reading = newProductSchema.safeParse(body);
  if (!reading.success) return { problems: placeIssues(reading.error) };
  const content = toContent(reading.data);
  return { content, apply: () => content };
}

function planChange(product: Product, { id: _, ...body }: { readonly id: string }): Plan {
  const reading = productChangeSchema.safeParse(body);
  if (!reading.success) return { problems: placeIssues(reading.error) };
  const { description, ...change } = reading.data;
  const apply = (present: ProductContent) => {
    const isSameText = description === undefined || description === endLinesPlainly(present.description);
    return mergeChange(present, isSameText ? change : { ...change, description });
  };
  return { content: apply(readContent(product)), apply };
}

/** Sizes are known by their id; without one, by their name. */
function fillSizeIds(values: ProductRowInTable['values'], product: Product | undefined): object {
  if (!Array.isArray(values.sizes)) return values;
  // Read by the column itself.
  const sizes = values.sizes as readonly SizeInTable[];
  const known = new Map(product?.sizes.map(({ id, name }) => [name, id]));
  const taken = new Set(sizes.map(({ id }) => id));
  const named = sizes.map((size) => {
    const id = size.id ?? known.get(size.name) ?? null;
    return { ...size, id: size.id === null && taken.has(id) ? null : id };
  });
  return { ...values, sizes: giveSizeIds(named) };
}

function findContentProblems(
  content: ProductContent,
  isKnownPicture: (id: string) => boolean,
): readonly CellProblem[] {
  const unknown = content.pictures.filter(({ id }) => !isKnownPicture(id));
  if (unknown.length > 0) {
    return [{ column: nameColumn('pictures'), problem: `There is no picture ${unknown[0]?.id}.` }];
  }
  return placeProblems(findPublishingProblems(content));
}

function placeIssues({ issues }: z.core.$ZodError): readonly CellProblem[] {
  const problems = new Map<string, string>();
  for (const { path, message } of issues) {
    const place = path.join('.');
    // The first problem of a field is the one to mend first.
    if (!problems.has(place)) problems.set(place, message);
  }
  return placeProblems(Object.fromEntries(problems));
}

/** In the order of the columns, as whoever mends the table goes through them. */
function placeProblems(fields: FieldProblems): readonly CellProblem[] {
  return Object.entries(fields)
    .map(([path, problem]) => ({ column: nameColumn(path), problem }))
    .toSorted((one, other) => rankColumn(one.column) - rankColumn(other.column));
}

function rankColumn(column: string): number {
  return PRODUCT_COLUMNS.findIndex(({ heading }) => heading === column);
}

/** Programs that write tables end lines in their own ways; that alone is no change. */
function endLinesPlainly(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}
