import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { NO_FILTER } from '../../../../domain/catalogue/filter.ts';
import { announceChange, followChanges } from '../../../database/changes.ts';
import { connectDatabase, type DatabaseConnection } from '../../../database/connect.ts';
import { products } from '../../../database/schema/catalogue.ts';
import type { DependencyName } from '../../../http/dependency-names.ts';
import { changeProducts, numberIds, publishProducts } from '../../../testing/publish-products.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import type { CatalogueChange, FollowCatalogue } from '../catalogue-change.ts';
import { type CatalogueSnapshot, loadCatalogueSnapshot, SLICE_SIZE } from './catalogue-snapshot.ts';
import { selectProducts } from './select-products.ts';

const log = pino({ level: 'silent' });
const NEVER_MS = 3_600_000;
const PATIENCE_MS = 20_000;

let database: TestDatabase;
let connected: DatabaseConnection;

beforeEach(async () => {
  database = await createTestDatabase();
  connected = await connectDatabase({ connection: database.connection, log });
  return async () => {
    await connected.close();
    await database.release();
  };
});

const load = (...followers: FollowCatalogue[]) => loadCatalogueSnapshot({ db: connected.db, log, followers });
const priceOf = ({ index }: CatalogueSnapshot, id: string) => index.find(id)?.priceInKobo;

async function follow(snapshot: CatalogueSnapshot, pollEveryMs: number): Promise<void> {
  const changes = await followChanges({
    connection: database.connection,
    pool: connected.pool,
    names: ['catalogue'],
    onChange: () => snapshot.takeOver(() => {}),
    log,
    pollEveryMs,
  });
  onTestFinished(() => changes.stop());
}

describe('the first loading', () => {
  test('brings every published product and nothing else', async () => {
    await publishProducts(connected.db, ['honey-cake', 'lemon-cake']);
    await publishProducts(connected.db, ['draft-cake'], { status: 'draft' });
    await publishProducts(connected.db, ['old-cake'], { status: 'archived' });
    const { index } = await load();
    expect(index.size()).toBe(2);
    expect(index.find('honey-cake')).toMatchObject({ name: 'Product honey-cake', priceInKobo: 500_000 });
    expect(index.find('draft-cake')).toBeUndefined();
  });

  test('goes slice by slice, lets others have a turn between them, and tells followers all of it', {
    tags: 'long',
  }, async () => {
    await publishProducts(connected.db, numberIds(SLICE_SIZE * 2 + 1));
    let turns = 0;
    let isDone = false;
    const countTurns = () => {
      turns += 1;
      if (!isDone) setImmediate(countTurns);
    };
    countTurns();
    onTestFinished(() => {
      isDone = true;
    });
    const received: { size: number; turns: number }[] = [];
    const { index } = await load(({ put }) => {
      received.push({ size: put.length, turns });
    });
    expect(received.map(({ size }) => size)).toEqual([SLICE_SIZE, SLICE_SIZE, 1]);
    for (const [place, { turns: before }] of received.slice(0, -1).entries()) {
      expect(received[place + 1]?.turns).toBeGreaterThan(before);
    }
    expect(index.size()).toBe(SLICE_SIZE * 2 + 1);
  });
});

describe('taking over', () => {
  test('reads what changed alone, and tells followers just that', async () => {
    await publishProducts(connected.db, ['honey-cake', 'lemon-cake', 'zobo-cake']);
    const follower = vi.fn<FollowCatalogue>();
    const snapshot = await load(follower);
    follower.mockClear();
    await changeProducts(connected.db, ['honey-cake'], { priceInKobo: 600_000 });
    await changeProducts(connected.db, ['lemon-cake'], { status: 'archived' });
    await publishProducts(connected.db, ['mango-cake']);
    await snapshot.takeOver(() => {});

    const changes = follower.mock.calls.map(([change]): CatalogueChange => change);
    expect(changes.flatMap(({ put }) => put.map(({ id }) => id))).toEqual(['honey-cake', 'mango-cake']);
    expect(changes.flatMap(({ removed }) => removed)).toEqual(['lemon-cake']);
    expect(priceOf(snapshot, 'honey-cake')).toBe(600_000);
    expect(snapshot.index.find('lemon-cake')).toBeUndefined();
    expect(snapshot.index.size()).toBe(3);

    follower.mockClear();
    await snapshot.takeOver(() => {});
    expect(follower).not.toHaveBeenCalled();
  });

  test('has dropped what shows the changed product, and by a new relation what its relatives show', async () => {
    await publishProducts(connected.db, ['honey-cake'], { flavorTags: ['honey'] });
    const snapshot = await load();
    const dropped = vi.fn<(names: ReadonlySet<DependencyName>) => void>();
    const takeOver = async () => {
      dropped.mockClear();
      await snapshot.takeOver(dropped);
      return [...(dropped.mock.calls[0]?.[0] ?? [])].sort();
    };

    await changeProducts(connected.db, ['honey-cake'], { priceInKobo: 600_000 });
    expect(await takeOver()).toEqual(['catalogue', 'product:honey-cake']);
    await changeProducts(connected.db, ['honey-cake'], { flavorTags: ['zobo'] });
    expect(await takeOver()).toEqual([
      'catalogue',
      'category:Cakes',
      'flavor:honey',
      'flavor:zobo',
      'product:honey-cake',
    ]);
    await changeProducts(connected.db, ['honey-cake'], { status: 'draft' });
    expect(await takeOver()).toEqual(['catalogue', 'product:honey-cake']);
  });

  test('of a rating drops the pages that show its product, and no others (P40.7)', async () => {
    await publishProducts(connected.db, ['honey-cake', 'lemon-cake'], { flavorTags: ['honey'] });
    const snapshot = await load();
    await connected.db.transaction(async (tx) => {
      const catalogueVersion = await announceChange(tx, 'catalogue');
      const rated = { ratingSum: 9, ratingCount: 2, catalogueVersion };
      await tx.update(products).set(rated).where(eq(products.id, 'honey-cake'));
    });
    const dropped = vi.fn<(names: ReadonlySet<DependencyName>) => void>();
    await snapshot.takeOver(dropped);
    expect(dropped.mock.calls.flatMap(([names]) => [...names]).sort()).toEqual([
      'catalogue',
      'product:honey-cake',
    ]);
  });

  test('has every menu dropped with the first cake that can be designed and the last, not with others (P36.16)', async () => {
    await publishProducts(connected.db, ['honey-cake', 'own-cake', 'lemon-cake']);
    const snapshot = await load();
    const dropsMenus = async (ids: readonly string[], isCustom: boolean) => {
      await changeProducts(connected.db, [...ids], { isCustom });
      const names = new Set<DependencyName>();
      await snapshot.takeOver((dropped) => {
        for (const name of dropped) names.add(name);
      });
      return [snapshot.index.hasDesigns(), names.has('designer')];
    };
    expect(await dropsMenus(['own-cake'], true)).toEqual([true, true]);
    expect(await dropsMenus(['honey-cake'], true)).toEqual([true, false]);
    expect(await dropsMenus(['honey-cake'], false)).toEqual([true, false]);
    expect(await dropsMenus(['own-cake'], false)).toEqual([false, true]);
  });

  test('dozens of changes in a row end in the right state', { tags: 'long' }, async () => {
    const ids = numberIds(30);
    await publishProducts(connected.db, ids);
    const snapshot = await load();
    await follow(snapshot, NEVER_MS);
    for (let round = 1; round <= 60; round += 1) {
      const id = `cake-${round % 30}`;
      await changeProducts(connected.db, [id], {
        priceInKobo: round * 100_000,
        status: round % 7 === 0 ? 'draft' : 'published',
      });
    }
    const expected = ids.flatMap((id, number) => {
      const lastRound = number === 0 ? 60 : 30 + number;
      return lastRound % 7 === 0 ? [] : [{ id, priceInKobo: lastRound * 100_000 }];
    });
    await vi.waitFor(() => expect(priceOf(snapshot, 'cake-0')).toBe(60 * 100_000), PATIENCE_MS);
    const { products } = selectProducts(snapshot.index, {
      filter: NO_FILTER,
      sort: 'price-up',
      after: undefined,
      limit: 500,
    });
    const shown = products.map(({ id, priceInKobo }) => ({ id, priceInKobo }));
    expect(shown).toEqual(expected.sort((one, other) => one.priceInKobo - other.priceInKobo));
  });

  test('a bulk change larger than a slice arrives whole', { tags: 'long' }, async () => {
    const ids = numberIds(SLICE_SIZE + 50);
    await publishProducts(connected.db, ids);
    const snapshot = await load();
    await changeProducts(connected.db, ids, { priceInKobo: 700_000 });
    await snapshot.takeOver(() => {});
    expect(ids.filter((id) => priceOf(snapshot, id) !== 700_000)).toEqual([]);
  });
});

describe('when something goes wrong', () => {
  test('a message that was lost is made up for by polling', async () => {
    await publishProducts(connected.db, ['honey-cake']);
    const snapshot = await load();
    await follow(snapshot, 20);
    // What a node sees whose message got lost: the rows are there, and nobody called.
    await connected.pool.query(`
      with bumped as (
        update data_versions set version = version + 1 where name = 'catalogue' returning version
      )
      update products set price_in_kobo = 900000, catalogue_version = bumped.version from bumped`);
    await vi.waitFor(() => expect(priceOf(snapshot, 'honey-cake')).toBe(900_000), PATIENCE_MS);
  });

  test('a failing takeover keeps what was there, says so, and succeeds when it can', async () => {
    await publishProducts(connected.db, ['honey-cake']);
    const snapshot = await load();
    await connected.pool.query('alter table products rename to hidden');
    await expect(snapshot.takeOver(() => {})).rejects.toThrow();
    expect(snapshot.isStale()).toBe(true);
    expect(priceOf(snapshot, 'honey-cake')).toBe(500_000);

    await connected.pool.query('alter table hidden rename to products');
    await changeProducts(connected.db, ['honey-cake'], { priceInKobo: 600_000 });
    await snapshot.takeOver(() => {});
    expect(snapshot.isStale()).toBe(false);
    expect(priceOf(snapshot, 'honey-cake')).toBe(600_000);
  });

  test('a change that a follower could not take is told to it again, and cached answers are dropped all the same', async () => {
    await publishProducts(connected.db, ['honey-cake']);
    const follower = vi.fn<FollowCatalogue>();
    const snapshot = await load(follower);
    await changeProducts(connected.db, ['honey-cake'], { priceInKobo: 600_000 });
    follower.mockReset().mockRejectedValueOnce(new Error('the index is full'));
    const dropped = vi.fn();
    await expect(snapshot.takeOver(dropped)).rejects.toThrow('the index is full');
    expect(snapshot.isStale()).toBe(true);
    expect(dropped).toHaveBeenCalledTimes(1);

    await snapshot.takeOver(dropped);
    expect(snapshot.isStale()).toBe(false);
    expect(follower.mock.calls.map(([{ put }]) => put.map(({ id }) => id))).toEqual([
      ['honey-cake'],
      ['honey-cake'],
    ]);
  });
});
