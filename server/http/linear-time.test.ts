import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { DEFAULT_PRICE_LIST } from '../../domain/custom-orders/price/default-price-list.ts';
import { BLANK_SHOP_PROFILE } from '../../domain/shop/profile.ts';
import { findSlowReading } from '../testing/measure-growth.ts';

/** These draw texts that have been read, whose length has an end. */
const DRAWING: readonly string[] = ['custom-orders/drawing/', 'qr-code/'];
const ROOT = join(import.meta.dirname, '..', '..');

/** What a function of the domain is given besides the text. */
const FURTHER: Readonly<Record<string, readonly unknown[]>> = {
  readCakeCode: ['Happy birthday'],
  readDesignText: [DEFAULT_PRICE_LIST],
  openDesignText: [DEFAULT_PRICE_LIST],
  fillFacts: [BLANK_SHOP_PROFILE],
  leaveOutUnknown: [BLANK_SHOP_PROFILE],
  numberSlug: [7],
  spellCode: [[7, 7, 7]],
  isOneSlipApart: ['eggless'],
  comesWith: ['Birthday candles'],
  isPickupNear: ['Lagos'],
  isRefusedShortfall: ['Add ₦500 more, or choose pickup.'],
  mayTakeBack: [new Date(0), { userId: '', isOwner: false }, new Date(0)],
  writeMeant: [{ mended: new Map([['choclate', new Map([['chocolate', 1]])]]), best: [] }],
  writeLeftOut: [{ typed: ['cake'], shown: new Set(['cake']), mended: new Map(), best: [] }],
  measureContrast: ['#ffffff'],
  sayDispute: [{ dispute: 'lost', amount: 6500 }],
  promiseRefund: [new Date(0)],
  promiseTransfer: [new Date(0), []],
  sayRefundUnderWay: [new Date(0)],
  makeReadable: [['#ffffff'], { towards: 'dark' }],
};

async function listModules(tree: 'contract' | 'domain'): Promise<readonly string[]> {
  const names = await readdir(join(ROOT, tree), { recursive: true });
  return names
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.') && !name.includes('testing/'))
    .filter((name) => !DRAWING.some((folder) => name.startsWith(folder)))
    .map((name) => join(ROOT, tree, name))
    .sort();
}

type Reader = readonly [name: string, read: (text: string) => unknown];

/** Every exported function of the domain whose first parameter is a text, found in the sources: a new one is among them at once. */
async function listDomainReaders(): Promise<readonly Reader[]> {
  const readers = await Promise.all(
    (await listModules('domain')).map(async (file) => {
      const source = await readFile(file, 'utf8');
      const names = [...source.matchAll(/^export function (\w+)\(\s*\w+: string\b/gm)];
      if (names.length === 0) return [];
      const exported = (await import(file)) as Record<string, (...given: unknown[]) => unknown>;
      return names.map(([, name = '']): Reader => {
        const further = FURTHER[name] ?? [];
        return [name, (text) => exported[name]?.(text, ...further)];
      });
    }),
  );
  return readers.flat();
}

/** Refused by their type alone. */
const TAKES_NO_TEXT: ReadonlySet<string> = new Set([
  'object',
  'array',
  'number',
  'boolean',
  'null',
  'record',
]);

/** Every schema of the contract, and every schema inside one. */
async function listSchemas(): Promise<readonly Reader[]> {
  const seen = new Map<object, string>();
  for (const file of await listModules('contract')) {
    for (const [name, value] of Object.entries((await import(file)) as object)) collect(value, name, seen);
  }
  return [...seen].map(([schema, name]): Reader => {
    const { safeParse } = schema as z.ZodMiniType;
    return [name, (text) => safeParse(text)];
  });
}

function collect(value: unknown, name: string, seen: Map<object, string>, depth = 0): void {
  if (typeof value !== 'object' || value === null || seen.has(value) || depth > 12) return;
  if ('safeParse' in value && '_zod' in value) {
    const { def } = value._zod as { readonly def: { readonly type: string } };
    if (!TAKES_NO_TEXT.has(def.type)) seen.set(value, name);
    for (const [key, part] of Object.entries(def)) {
      if (key !== 'checks') collect(part, `${name}.${key}`, seen, depth + 1);
    }
    return;
  }
  for (const [key, part] of Object.entries(value)) collect(part, `${name}.${key}`, seen, depth + 1);
}

describe('no text can hold a node', () => {
  test('whatever the domain reads takes time in proportion to its length (P21.8)', async () => {
    const readers = await listDomainReaders();
    expect(readers.length).toBeGreaterThan(50);
    expect(readers.flatMap(([name, read]) => findSlowReading(name, read) ?? [])).toEqual([]);
  }, 240_000);

  test('whatever a schema of the contract reads does, too (P21.8)', async () => {
    const schemas = await listSchemas();
    expect(schemas.length).toBeGreaterThan(100);
    expect(schemas.flatMap(([name, read]) => findSlowReading(name, read) ?? [])).toEqual([]);
  }, 240_000);
});
