import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkShelfDay,
  findBack,
  findQuickestNotice,
  findShelfNotice,
  findShortage,
  listPartsForToday,
  type ShelfLine,
  stockShelf,
} from './shelf.ts';

const MONDAY = '2026-11-16';
const PUFF = { productId: 'puff-puff', sizeId: 'box', noticeHours: 1, week: [10, 0, 0, 0, 0, 60, 0] };
const CAKE = { productId: 'cake', sizeId: null, noticeHours: 24, week: [2, 2, 2, 2, 2, 2, 0] };

const line = (differences: Partial<ShelfLine> = {}): ShelfLine => ({
  productId: 'puff-puff',
  sizeId: 'box',
  quantity: 1,
  inscription: '',
  design: '',
  isEggless: false,
  ...differences,
});
const cake = (differences: Partial<ShelfLine> = {}) =>
  line({ productId: 'cake', sizeId: null, ...differences });

describe('the shelf of a day', () => {
  test('has what the week plans, unless the day says otherwise, less what is taken (P39.2)', () => {
    const taken = [{ productId: 'puff-puff', sizeId: 'box', quantity: 3 }];
    expect(stockShelf([PUFF], [], taken, MONDAY)).toMatchObject([{ pieces: 10, taken: 3, left: 7 }]);
    const more = [{ productId: 'puff-puff', sizeId: 'box', pieces: 12, isSoldOut: false }];
    expect(stockShelf([PUFF], more, taken, MONDAY)).toMatchObject([{ pieces: 12, left: 9 }]);
    const soldOut = [{ productId: 'puff-puff', sizeId: 'box', pieces: null, isSoldOut: true }];
    expect(stockShelf([PUFF], soldOut, taken, MONDAY)).toMatchObject([{ pieces: 10, left: 0 }]);
  });

  test('never has less than nothing left, whatever is said of it', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.array(fc.nat(20)), (pieces, quantities) => {
        const exceptions = [{ productId: 'puff-puff', sizeId: 'box', pieces, isSoldOut: false }];
        const taken = quantities.map((quantity) => ({ productId: 'puff-puff', sizeId: 'box', quantity }));
        const [item] = stockShelf([PUFF], exceptions, taken, MONDAY);
        const sum = quantities.reduce((all, quantity) => all + quantity, 0);
        expect(item?.left).toBe(Math.max(0, pieces - sum));
      }),
    );
  });
});

describe('a cart for today', () => {
  const stock = stockShelf([PUFF, CAKE], [], [], MONDAY);

  test('is on the shelf when every line is there with enough pieces, and takes the longest notice (P39.5)', () => {
    expect(findShelfNotice(stock, [line({ quantity: 10 })])).toBe(1);
    expect(findShelfNotice(stock, [line(), cake()])).toBe(24);
    expect(findShelfNotice(stock, [line({ quantity: 6 }), line({ quantity: 5 })])).toBeUndefined();
    expect(findShelfNotice(stock, [line({ sizeId: 'tray' })])).toBeUndefined();
  });

  test('is not on the shelf when something has still to be made for the customer (P39.5)', () => {
    for (const choice of [{ inscription: 'Ada' }, { isEggless: true }, { design: 'v1' }]) {
      expect(findShelfNotice(stock, [line(choice)])).toBeUndefined();
    }
  });

  test('names what is in the way, and then what needs the longest notice (P39.6)', () => {
    expect(listPartsForToday(stock, [line(), cake({ inscription: 'Ada' })])).toEqual([
      { without: [1], noticeHours: 1 },
    ]);
    expect(listPartsForToday(stock, [line(), cake()])).toEqual([
      { without: [], noticeHours: 24 },
      { without: [1], noticeHours: 1 },
    ]);
    expect(listPartsForToday(stock, [line({ productId: 'bread' })])).toEqual([]);
  });
});

test('the counter is told what is short, and sells what is not counted as before (P39.8)', () => {
  const stock = stockShelf([CAKE], [], [], MONDAY);
  expect(findShortage(stock, [cake({ quantity: 2 })])).toBeUndefined();
  expect(findShortage(stock, [cake({ quantity: 2 }), cake()])).toEqual({
    productId: 'cake',
    sizeId: null,
    left: 2,
  });
  expect(findShortage(stock, [line({ productId: 'candle', quantity: 90 })])).toBeUndefined();
});

test('what is sold out says the next open day on which there is some (P39.7)', () => {
  const ahead = ['2026-11-17', '2026-11-21', '2026-11-23'];
  expect(findBack(PUFF, [], ahead)).toBe('2026-11-21');
  expect(findBack({ ...PUFF, week: [0, 0, 0, 0, 0, 0, 0] }, [], ahead)).toBeUndefined();
});

test('a day that has its own number goes by it, and only days that come can get one (P39.15)', () => {
  const ahead = ['2026-11-17', '2026-11-21', '2026-11-23'];
  const exception = { productId: 'puff-puff', sizeId: 'box', isSoldOut: false };
  expect(findBack(PUFF, [{ ...exception, day: '2026-11-17', pieces: 5 }], ahead)).toBe('2026-11-17');
  expect(findBack(PUFF, [{ ...exception, day: '2026-11-21', pieces: 0 }], ahead)).toBe('2026-11-23');
  expect(checkShelfDay(MONDAY, MONDAY).ok).toBe(true);
  expect(checkShelfDay('2027-01-15', MONDAY).ok).toBe(true);
  for (const day of ['2026-11-15', '2027-01-16']) expect(checkShelfDay(day, MONDAY).ok).toBe(false);
});

test('the quickest order is the one whose pieces are worth what is delivered at least (P39.21)', () => {
  const loaf = { noticeHours: 1, left: 1, priceInKobo: 150_000 };
  const tray = { noticeHours: 3, left: 2, priceInKobo: 400_000 };
  expect(findQuickestNotice([loaf, tray], 500_000)).toBe(3);
  expect(findQuickestNotice([{ ...loaf, left: 4 }, tray], 500_000)).toBe(1);
  expect(findQuickestNotice([loaf], 500_000)).toBeUndefined();
  expect(findQuickestNotice([loaf], 0)).toBe(1);
  expect(findQuickestNotice([{ ...tray, left: 0 }], 0)).toBeUndefined();
});
