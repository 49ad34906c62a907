import type * as z from 'zod/mini';
import { newProductSchema, productChangeSchema } from '../../../../contract/product-changes.ts';
import { previewDifferences } from '../../../../domain/catalogue/content-differences.ts';
import type { Product } from '../../../../domain/catalogue/product.ts';
import { type ProductContent, readContent } from '../../../../domain/catalogue/product-content.ts';
import { findPublishingProblems } from '../../../../domain/catalogue/publishing.ts';
import type { LineProblem, ProductOfTable } from '../../../../domain/catalogue/table/gather-rows.ts';
import { PRODUCT_COLUMNS } from '../../../../domain/catalogue/table/product-columns.ts';
import { type CellProblem, nameColumn } from '../../../../domain/catalogue/table/read-product-rows.ts';
import type { FieldProblems } from '../../../../domain/refusal.ts';
import { findUnkeepable } from '../../../http/keepable-text.ts';
import { mergeChange, toContent } from '../admin/product-body.ts';
import { inSlices } from '../in-slices.ts';
import { fillSizes, findIdleCells, keepUnnamedSizes, placePath } from './table-sizes.ts';

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

/** What the whole table would do, were the shop as it is known here. */
export async function planImport(
  rows: readonly ProductOfTable[],
  present: ReadonlyMap<string, Product>,
  knownPictures: ReadonlySet<string>,
): Promise<readonly PlannedRow[]> {
  const planned: PlannedRow[] = [];
  for await (const slice of inSlices(rows)) {
    planned.push(
      ...slice.flatMap((row) => planProduct(row, { product: present.get(row.id), knownPictures })),
    );
  }
  return planned;
}

type Surroundings = {
  readonly product: Product | undefined;
  readonly knownPictures: ReadonlySet<string>;
};

function planProduct(said: ProductOfTable, surroundings: Surroundings): readonly PlannedRow[] {
  const { product } = surroundings;
  const row = keepUnnamedSizes(said, product);
  const name = typeof row.values.name === 'string' ? row.values.name : (product?.name ?? '');
  const named = { line: row.line, id: row.id, name };
  const plan = planContent(row, surroundings);
  if ('problems' in plan) return refuseLines(named, plan.problems);
  const { content, apply } = plan;
  if (!product) return [{ ...named, outcome: 'new', content }];
  const differences = previewDifferences(readContent(product), content);
  if (differences.length === 0) return [{ ...named, outcome: 'unchanged' }];
  const changes = differences.map(({ field, change }) => ({ column: nameColumn(field), change }));
  return [{ ...named, outcome: 'changed', changes, apply }];
}

/** A product is imported with all its rows or not at all; each line says what is wrong in it. */
function refuseLines(named: Named, problems: readonly LineProblem[]): readonly PlannedRow[] {
  return [...Map.groupBy(problems, ({ line }) => line)].map(([line, own]) => ({
    ...named,
    line,
    outcome: 'refused',
    problems: own.map(({ column, problem }) => ({ column, problem })),
  }));
}

function planContent(row: ProductOfTable, { product, knownPictures }: Surroundings): Plan {
  if (row.problems.length > 0) return { problems: row.problems };
  const body = { ...fillSizes(row, product), id: row.id };
  const unkeepable = findUnkeepable(body);
  if (unkeepable) {
    const problem = 'Remove special characters we can’t save.';
    return { problems: placeProblems(row, { [unkeepable.join('.')]: problem }) };
  }
  const plan = product ? planChange(row, product, body) : planAddition(row, body);
  if ('problems' in plan) return plan;
  const isKnown = (pictureId: string) =>
    knownPictures.has(pictureId) || (product?.pictures.some(({ id }) => id === pictureId) ?? false);
  const problems = [
    ...findContentProblems(row, plan.content, isKnown),
    ...findIdleCells(row, plan.content, product),
  ];
  return problems.length > 0 ? { problems } : plan;
}

type Plan =
  | { readonly problems: readonly LineProblem[] }
  | { readonly content: ProductContent; readonly apply: (present: ProductContent) => ProductContent };

function planAddition(row: ProductOfTable, body: object): Plan {
  const reading = newProductSchema.safeParse(body);
  if (!reading.success) {
    const problems = placeIssues(row, reading.error);
    // A blank id is made from the name, so without one only the name is missing.
    const isNameless = row.id === '' && problems.some(({ column }) => column === nameColumn('name'));
    return { problems: isNameless ? problems.filter(({ column }) => column !== nameColumn('id')) : problems };
  }
  const content = toContent(reading.data);
  return { content, apply: () => content };
}

function planChange(
  row: ProductOfTable,
  product: Product,
  { id: _, ...body }: { readonly id: string },
): Plan {
  const reading = productChangeSchema.safeParse(body);
  if (!reading.success) return { problems: placeIssues(row, reading.error) };
  const { description, ...change } = reading.data;
  const apply = (present: ProductContent) => {
    const isSameText = description === undefined || description === endLinesPlainly(present.description);
    return mergeChange(present, isSameText ? change : { ...change, description });
  };
  return { content: apply(readContent(product)), apply };
}

function findContentProblems(
  row: ProductOfTable,
  content: ProductContent,
  isKnownPicture: (id: string) => boolean,
): readonly LineProblem[] {
  const unknown = content.pictures.filter(({ id }) => !isKnownPicture(id));
  if (unknown.length > 0) {
    return placeProblems(row, { pictures: `There’s no picture ${unknown[0]?.id}.` });
  }
  return placeProblems(row, findPublishingProblems(content));
}

function placeIssues(row: ProductOfTable, { issues }: z.core.$ZodError): readonly LineProblem[] {
  const problems = new Map<string, string>();
  for (const { path, message } of issues) {
    const place = path.join('.');
    // The first problem of a field is the one to mend first.
    if (!problems.has(place)) problems.set(place, message);
  }
  return placeProblems(row, Object.fromEntries(problems));
}

/** In the order of the columns, as whoever mends the table goes through them. */
function placeProblems(row: ProductOfTable, fields: FieldProblems): readonly LineProblem[] {
  return Object.entries(fields)
    .map(([path, problem]) => ({ ...placePath(row, path), problem }))
    .toSorted((one, other) => rankColumn(one.column) - rankColumn(other.column));
}

function rankColumn(column: string): number {
  return PRODUCT_COLUMNS.findIndex(({ heading }) => heading === column);
}

/** Programs that write tables end lines in their own ways; that alone is no change. */
function endLinesPlainly(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}
