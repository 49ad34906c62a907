import { INSCRIPTION_MAX_LENGTH } from '../../catalogue/product.ts';
import { accept, type Result, refuse } from '../../refusal.ts';
import type { CakeDesign } from '../design/cake-design.ts';
import { TIERS_MAX } from '../design/options.ts';
import { findProblems, type RepairedDesign, repairDesign } from '../design/repair-design.ts';
import type { PriceList } from '../price/price-list.ts';
import {
  CAKE_CODE_LENGTH,
  readCakeCode,
  readTierCode,
  TIER_CODE_LENGTH,
  writeCakeCode,
  writeTierCode,
} from './design-codes.ts';

/*
 * Any text in letters, digits, `-` and `_`, which no address, mail or messenger changes: plain letters and digits stay as they
 * are, a space is `-`, and every other character is `_` with its number in four digits to the base of 36.
 */
const CODE_LENGTH = 4;
const CODED_CHARACTER_MAX_LENGTH = 1 + CODE_LENGTH;
const CODED = /^(?:[A-Za-z0-9-]|_[0-9a-z]{4})*$/;
const PLAIN = /^[A-Za-z0-9]$/;
const CODE_POINT_MAX = 0x10ffff;

function encodeText(text: string): string {
  return Array.from(text, encodeCharacter).join('');
}

function encodeCharacter(character: string): string {
  if (character === ' ') return '-';
  if (PLAIN.test(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  return `_${code.toString(36).padStart(CODE_LENGTH, '0')}`;
}

/** Undefined for what `encodeText` would not have written. */
function decodeText(coded: string): string | undefined {
  if (!CODED.test(coded)) return undefined;
  let isInRange = true;
  const text = coded.replaceAll('-', ' ').replace(/_(.{4})/g, (_, digits: string) => {
    const code = Number.parseInt(digits, 36);
    isInRange &&= code <= CODE_POINT_MAX;
    return isInRange ? String.fromCodePoint(code) : '';
  });
  // One text has one form: a letter in disguise is refused, and so is half a character.
  return isInRange && encodeText(text) === coded ? text : undefined;
}

/*
 * A design as a short text for links: `1.0101000000.02010110.Happy-Birthday-Ada.7k` is version, whole cake, tiers from the
 * bottom up, inscription, check. The check finds links that were cut off or mistyped on the way; it stands last because
 * messengers leave a closing dash out of a link.
 */
const VERSION = 1;
const VERSION_FORM = /^([1-9]\d{0,3})\./;
const CHECK_LENGTH = 2;
const CHECK_SPACE = 36 ** CHECK_LENGTH;
const FORM = new RegExp(
  `^${VERSION}\\.([0-9a-z]{${CAKE_CODE_LENGTH}})((?:\\.[0-9a-z]{${TIER_CODE_LENGTH}}){1,${TIERS_MAX}})` +
    `\\.([\\w-]*)\\.([0-9a-z]{${CHECK_LENGTH}})$`,
);
/** Four tiers and an inscription of nothing but rare letters. */
export const DESIGN_TEXT_MAX_LENGTH =
  String(VERSION).length +
  (1 + CAKE_CODE_LENGTH) +
  (1 + TIER_CODE_LENGTH) * TIERS_MAX +
  (1 + INSCRIPTION_MAX_LENGTH * CODED_CHARACTER_MAX_LENGTH) +
  (1 + CHECK_LENGTH);

export type DesignTextRefusal = 'design_unreadable' | 'design_too_new' | 'design_impossible';

/** The same design always has the same text, so it also tells whether two designs are the same. */
export function writeDesignText(design: CakeDesign): string {
  const tiers = design.tiers.map(writeTierCode);
  const body = [VERSION, writeCakeCode(design), ...tiers, encodeText(design.inscription.text)].join('.');
  return `${body}.${computeCheck(body)}`;
}

/** Reads a design that can be made. Whatever the text is, the answer is a design or a refusal. */
export function readDesignText(text: string, list: PriceList): Result<CakeDesign, DesignTextRefusal> {
  const read = parseDesignText(text);
  if (!read.ok) return read;
  const [problem] = findProblems(read.value, list);
  return problem ? refuse('invalid', 'design_impossible', problem.message) : read;
}

/** Opens a shared link: what can no longer be had since it was shared is replaced, and told. */
export function openDesignText(text: string, list: PriceList): Result<RepairedDesign, DesignTextRefusal> {
  const read = parseDesignText(text);
  return read.ok ? accept(repairDesign(read.value, list)) : read;
}

/** Reads a design whatever the rules say of it by now: for drawing what was ordered once. */
export function parseDesignText(text: string): Result<CakeDesign, DesignTextRefusal> {
  const design = text.length <= DESIGN_TEXT_MAX_LENGTH ? decodeDesign(text) : undefined;
  if (design) return accept(design);
  if (Number(VERSION_FORM.exec(text)?.[1]) > VERSION) {
    const message = 'This design was made with a newer version. Reload the page and try again.';
    return refuse('invalid', 'design_too_new', message);
  }
  const message = 'This link is incomplete. Ask for it again, or start a new design.';
  return refuse('invalid', 'design_unreadable', message);
}

function decodeDesign(text: string): CakeDesign | undefined {
  const [, cakeCode = '', tierCodes = '', coded = '', check] = FORM.exec(text) ?? [];
  if (check === undefined || check !== computeCheck(text.slice(0, -1 - CHECK_LENGTH))) return undefined;
  const inscription = decodeText(coded);
  const cake = inscription === undefined ? undefined : readCakeCode(cakeCode, inscription);
  const tiers = tierCodes.slice(1).split('.').map(readTierCode);
  const known = tiers.filter((tier) => tier !== undefined);
  return cake && known.length === tiers.length ? { ...cake, tiers: known } : undefined;
}

/** Finds every single wrong letter and every swap of neighbours; it keeps nobody from making a text of their own. */
function computeCheck(body: string): string {
  let sum = 0;
  for (const character of body) sum = (sum * 41 + (character.codePointAt(0) ?? 0)) % CHECK_SPACE;
  return sum.toString(36).padStart(CHECK_LENGTH, '0');
}
