import {
  convertPriceList,
  type PriceListAnswer,
  savePriceListEndpoint,
} from '../../../../../contract/designer.ts';
import type { PriceList } from '../../../../../domain/custom-orders/price/price-list.ts';
import { parseNaira } from '../../../../../domain/parse-naira.ts';
import type { FieldProblems } from '../../../../../domain/refusal.ts';
import { findMisfits } from '../../../../ui/form/find-misfits.ts';
import { readNaira, readWholeNumber, writeAmount } from '../../../../ui/form/read-typed.ts';

/**
 * The list as it is being typed, leaf by leaf under the path it has in the API: `tiers.8.price`, `options.drip.pink.name`. There
 * are some two hundred of them, and all that differs is what kind of thing stands there.
 */
export type PriceListValues = {
  readonly typed: Readonly<Record<string, string>>;
  /** What can be had at the moment, under `options.drip.pink.isOffered`. */
  readonly offered: Readonly<Record<string, boolean>>;
};

/** By the last word of the path; every other number is an amount in naira. */
const WHOLE_NUMBERS: readonly string[] = ['servings', 'workUnits', 'plain', 'perFurtherTier', 'handmade'];
const NAME = 'name';

export function fillPriceList({ version: _, ...list }: PriceListAnswer): PriceListValues {
  const leaves = listLeaves(list);
  return {
    typed: Object.fromEntries(
      leaves.flatMap(([path, leaf]) => (typeof leaf === 'boolean' ? [] : [[path, write(path, leaf)]])),
    ),
    offered: Object.fromEntries(
      leaves.flatMap(([path, leaf]) => (typeof leaf === 'boolean' ? [[path, leaf]] : [])),
    ),
  };
}

/** Where something cannot be read there is NaN, which the contract's schema refuses. */
export function buildPriceList({ typed, offered }: PriceListValues): unknown {
  const list: Branch = {};
  for (const [path, text] of Object.entries(typed)) place(list, path, read(path, text));
  for (const [path, isOffered] of Object.entries(offered)) place(list, path, isOffered);
  return list;
}

export function findPriceProblems(values: PriceListValues): FieldProblems {
  return {
    ...findMisfits(savePriceListEndpoint.bodySchema, buildPriceList(values)),
    ...findUnreadable(values),
  };
}

/** The list that designs would be priced by; undefined while something in it is wrong. */
export function readTypedList(values: PriceListValues): PriceList | undefined {
  const { data } = savePriceListEndpoint.bodySchema.safeParse(buildPriceList(values));
  return data && convertPriceList({ ...data, version: 0 });
}

export function isAmount(path: string): boolean {
  return !WHOLE_NUMBERS.includes(lastWord(path)) && lastWord(path) !== NAME;
}

/** A schema sees only that there is no number; what was typed tells more. */
function findUnreadable({ typed }: PriceListValues): FieldProblems {
  const problems = Object.entries(typed).flatMap(([path, text]) => {
    const reading = isAmount(path) && text.trim() !== '' ? parseNaira(text) : undefined;
    return reading && !reading.ok ? [[path, reading.refusal.message] as const] : [];
  });
  return Object.fromEntries(problems);
}

function write(path: string, leaf: string | number): string {
  if (typeof leaf === 'string') return leaf;
  return isAmount(path) ? writeAmount(leaf) : String(leaf);
}

function read(path: string, text: string): string | number {
  if (lastWord(path) === NAME) return text.trim();
  return isAmount(path) ? readNaira(text) : readWholeNumber(text);
}

function lastWord(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

type Leaf = string | number | boolean;
type Branch = { [key: string]: Leaf | Branch };

function listLeaves(branch: object, before = ''): readonly (readonly [path: string, leaf: Leaf])[] {
  return Object.entries(branch).flatMap(([key, part]: [string, Leaf | object]) =>
    typeof part === 'object' ? listLeaves(part, `${before}${key}.`) : [[`${before}${key}`, part] as const],
  );
}

function place(list: Branch, path: string, leaf: Leaf): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let branch = list;
  for (const key of keys) {
    const next = branch[key];
    const deeper = typeof next === 'object' ? next : {};
    branch[key] = deeper;
    branch = deeper;
  }
  branch[last] = leaf;
}
