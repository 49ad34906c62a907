import { expect, test } from 'vitest';
import { describePriceList, priceListSchema } from '../../../../contract/designer.ts';
import { DEFAULT_PRICE_LIST } from '../../../../domain/custom-orders/price/default-price-list.ts';
import { openCustomOrderAdmin } from '../../../testing/custom-order-admin.ts';
import { changeProducts } from '../../../testing/publish-products.ts';
import { openShopApp } from '../../../testing/shop-app.ts';

const READ = '/api/designer/price-list';
const SAVE = '/api/admin/designer/price-list';
const DEFAULT = describePriceList(DEFAULT_PRICE_LIST);

/** With another price for a candle, which nothing else depends on. */
function withCandle(candle: number, edited?: number): object {
  const { version: _, ...list } = DEFAULT;
  return { ...list, candle, ...(edited !== undefined && { version: edited }) };
}

test('a shop begins with the default list, which anyone may read in naira', async () => {
  const shop = await openShopApp();
  const answers = await Promise.all([shop.visit().ask(READ), shop.visit().ask(READ)]);
  for (const answer of answers) {
    const list = priceListSchema.parse(await answer.json());
    expect(list).toEqual(DEFAULT);
    expect(list).toMatchObject({ version: 1, tiers: { 8: { price: 55_000 } }, candle: 200 });
  }
});

test('the owner’s change is a new version; an edit of an older one is refused with what is there now', {
  tags: 'long',
}, async () => {
  const shop = await openShopApp();
  const owner = await shop.signInUser('owner@bakery.example', { isAdmin: true });
  const saved = await owner.put(SAVE, withCandle(300, 1));
  expect(await saved.json()).toMatchObject({ version: 2, candle: 300 });
  const stale = await owner.put(SAVE, withCandle(400, 1));
  expect([stale.status, await stale.json()]).toMatchObject([
    409,
    { code: 'stale_edit', current: { version: 2, candle: 300 } },
  ]);
  expect(await (await owner.put(SAVE, withCandle(500))).json()).toMatchObject({ version: 3, candle: 500 });
  expect(await (await shop.visit().ask(READ)).json()).toMatchObject({ version: 3, candle: 500 });
});

test('the history says who changed which prices, and nothing of a save that changes nothing', {
  tags: 'long',
}, async () => {
  const shop = await openShopApp();
  const owner = await shop.signInUser('owner@bakery.example', { isAdmin: true, name: 'Oyin Ade' });
  await owner.put(SAVE, withCandle(300, 1));
  const same = await owner.put(SAVE, withCandle(300, 2));
  expect(await same.json()).toMatchObject({ version: 2, candle: 300 });
  const auditLog = await owner.ask('/api/admin/audit?topic=shop');
  expect((await auditLog.json()) as object).toMatchObject({
    data: [
      {
        action: 'shop.price_list_changed',
        actor: { name: 'Oyin Ade' },
        details: { changed: 'candle', version: 2 },
      },
    ],
  });
});

test('of two who save at once exactly one is told to look again', async () => {
  const shop = await openShopApp();
  const owner = await shop.signInUser('owner@bakery.example', { isAdmin: true });
  const answers = await Promise.all([300, 400].map((candle) => owner.put(SAVE, withCandle(candle, 1))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('nobody else saves it', async () => {
  const shop = await openShopApp();
  expect((await shop.visit().put(SAVE, withCandle(300))).status).toBe(401);
  const ada = await shop.signInUser('ada@bakery.example');
  expect((await ada.put(SAVE, withCandle(300))).status).toBe(403);
});

test('a wrong list is refused with the field it is about', async () => {
  const shop = await openShopApp();
  const owner = await shop.signInUser('owner@bakery.example', { isAdmin: true });
  for (const [what, list, field] of [
    ['a price below nothing', { ...DEFAULT, candle: -1 }, 'candle'],
    ['half a kobo', { ...DEFAULT, stacking: 0.005 }, 'stacking'],
    [
      'a wider tier that costs less',
      { ...DEFAULT, tiers: { ...DEFAULT.tiers, 8: { ...DEFAULT.tiers[8], price: 1 } } },
      'tiers.8.price',
    ],
    ['a missing group', { ...DEFAULT, options: { ...DEFAULT.options, drip: undefined } }, 'options.drip'],
    [
      'an option that is always offered',
      {
        ...DEFAULT,
        options: {
          ...DEFAULT.options,
          frosting: {
            ...DEFAULT.options.frosting,
            buttercream: { ...DEFAULT.options.frosting.buttercream, isOffered: false },
          },
        },
      },
      'options.frosting.buttercream.isOffered',
    ],
  ] as const) {
    const answer = await owner.put(SAVE, list);
    expect([answer.status, await answer.json()], what).toMatchObject([
      400,
      { code: 'invalid_input', fields: { [field]: expect.any(String) } },
    ]);
  }
});

test('the discount of the product comes off the design and the suggested quote alike', async () => {
  const admin = await openCustomOrderAdmin();
  await changeProducts(admin.db, ['custom-cake'], { discountPercentage: 12.35 });
  const { id, designPrice } = await admin.ask();
  expect(designPrice).toBe(60_829);
  const { suggestion } = await admin.readForAdmin(id);
  expect(suggestion.total).toBe(60_829);
  expect(suggestion.lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(60_829);
});

test('a design keeps the list it was priced by; a quote is suggested by the one of today', {
  tags: 'long',
}, async () => {
  const admin = await openCustomOrderAdmin();
  const { id } = await admin.ask();
  const tiers = { ...DEFAULT.tiers, 8: { ...DEFAULT.tiers[8], price: 60_000 } };
  expect((await admin.owner.put(SAVE, { ...DEFAULT, tiers })).status).toBe(200);
  expect(await admin.readForAdmin(id)).toMatchObject({ designPrice: 69_400, suggestion: { total: 74_400 } });
  expect((await admin.ask()).designPrice).toBe(74_400);
});
