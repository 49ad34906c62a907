import { accept, type Result, refuse } from '../refusal.ts';
import { sayCustomAllergens } from './name-allergens.ts';
import { isMovable, type OrderStatus } from './statuses.ts';

/** Until it is ready, staff change what is in it. */
export const CHANGEABLE_STATUSES = [
  'pending_payment',
  'confirmed',
  'in_kitchen',
] as const satisfies readonly OrderStatus[];

/** Their customers too, as far as it costs nothing, until the kitchen begins. */
export const isChangeableByCustomer = isMovable;

export function isChangeable(status: OrderStatus): boolean {
  return CHANGEABLE_STATUSES.some((changeable) => changeable === status);
}

type Line = {
  readonly name: string;
  readonly sizeName: string | null;
  readonly inscription: string;
  /** Blank for what is not designed. */
  readonly design: string;
  readonly quantity: number;
  readonly unitPriceInKobo: number;
  readonly workUnits: number;
  readonly allergens: readonly string[];
};

export type ExistingLine = {
  /** Of the line in the order as it was. */
  readonly position: number;
  readonly quantity: number;
  readonly inscription: string;
};

/** Lines that stay keep their price, whatever the shop asks for today; their work follows their number. */
export function keepLines<Stored extends Line>(
  lines: readonly Stored[],
  existingLines: readonly ExistingLine[],
): Result<readonly Stored[]> {
  const seen = new Set(existingLines.map(({ position }) => position));
  if (seen.size !== existingLines.length || existingLines.some(({ position }) => !lines[position])) {
    return refuse('invalid', 'no_such_line', 'The order has changed. Reload it and try again.');
  }
  return accept(
    existingLines.flatMap(({ position, quantity, inscription }) => {
      const line = lines[position];
      if (!line) return [];
      const workUnits = Math.round((line.workUnits / line.quantity) * quantity);
      return { ...line, quantity, inscription, workUnits };
    }),
  );
}

export type LineGlimpse = {
  readonly name: string;
  readonly choice: string;
  readonly inscription: string;
  readonly design: string;
  readonly quantity: number;
  readonly amountInKobo: number;
  readonly allergens: readonly string[];
};

export type LineChange = {
  readonly kind: 'same' | 'changed' | 'added' | 'removed';
  readonly before: LineGlimpse | null;
  readonly after: LineGlimpse | null;
};

export function glimpseLine(line: Line): LineGlimpse {
  return {
    name: line.name,
    choice: line.sizeName ?? '',
    inscription: line.inscription,
    design: line.design,
    quantity: line.quantity,
    amountInKobo: line.unitPriceInKobo * line.quantity,
    allergens: line.allergens,
  };
}

const COMPARED = ['choice', 'design', 'inscription', 'quantity'] as const;

/** Line by line, those that were there in their order and then what was added. */
export function compareLines(
  before: readonly Line[],
  existingLines: readonly ExistingLine[],
  after: readonly Line[],
): readonly LineChange[] {
  const old = before.map((line, position): LineChange => {
    const place = existingLines.findIndex((each) => each.position === position);
    const now = place < 0 ? undefined : after[place];
    const was = glimpseLine(line);
    if (!now) return { kind: 'removed', before: was, after: null };
    const is = glimpseLine(now);
    const isSame = COMPARED.every((part) => was[part] === is[part]) && !hasOtherAllergens(was, is);
    return { kind: isSame ? 'same' : 'changed', before: was, after: is };
  });
  const added = after.slice(existingLines.length).map(
    (line): LineChange => ({
      kind: 'added',
      before: null,
      after: glimpseLine(line),
    }),
  );
  return [...old, ...added];
}

/** Of a custom item: another size or design of a product has its own. */
function hasOtherAllergens(before: LineGlimpse, after: LineGlimpse): boolean {
  const isSameChoice = before.choice === after.choice && before.design === after.design;
  return isSameChoice && before.allergens.join() !== after.allergens.join();
}

/** For the kitchen: what is made differently, without prices. */
export function sayLineChange({ kind, before, after }: LineChange): string {
  switch (kind) {
    case 'added':
      return after ? `Added: ${sayLine(after)}` : '';
    case 'removed':
      return before ? `Removed: ${sayLine(before)}` : '';
    case 'changed':
      return before && after ? sayDifference(before, after) : '';
    case 'same':
      return '';
  }
}

function sayDifference(before: LineGlimpse, after: LineGlimpse): string {
  const parts = [
    before.design !== after.design && `new design: ${after.choice}`,
    before.design === after.design &&
      before.choice !== after.choice &&
      `${before.choice || 'one size'} → ${after.choice || 'one size'}`,
    before.quantity !== after.quantity && `${before.quantity} → ${after.quantity}`,
    before.inscription !== after.inscription && `${quoteInscription(before)} → ${quoteInscription(after)}`,
    hasOtherAllergens(before, after) && sayCustomAllergens(after.allergens).toLowerCase(),
  ].filter((part) => part !== false);
  return `${after.name}: ${parts.join(', ')}`;
}

function quoteInscription({ inscription }: LineGlimpse): string {
  return inscription === '' ? 'no inscription' : `“${inscription}”`;
}

function sayLine({ quantity, name, choice, inscription }: LineGlimpse): string {
  const words = [name, choice, inscription && `“${inscription}”`].filter((part) => part !== '').join(', ');
  return `${quantity} × ${words}`;
}
