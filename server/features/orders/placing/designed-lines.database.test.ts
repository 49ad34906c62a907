import { describe, expect, test } from 'vitest';
import { kitchenPaperSchema } from '../../../../contract/kitchen.ts';
import { type OrderPlacement, placementRefusalSchema } from '../../../../contract/orders.ts';
import {
  type CakeDesign,
  DEFAULT_DESIGN,
  PLAIN_TIER,
} from '../../../../domain/custom-orders/design/cake-design.ts';
import { writeDesignText } from '../../../../domain/custom-orders/link/design-text.ts';
import { DEFAULT_PRICE_LIST } from '../../../../domain/custom-orders/price/default-price-list.ts';
import type { PricedOption } from '../../../../domain/custom-orders/price/price-list.ts';
import type { Database } from '../../../database/database.ts';
import { designPriceLists } from '../../../database/schema/custom-orders.ts';
import { orderLines, orders } from '../../../database/schema/orders.ts';
import { openAdmin } from '../../../testing/admin-calls.ts';
import { makeOrderInput } from '../../../testing/order-inputs.ts';
import { changeProducts, publishProducts } from '../../../testing/publish-products.ts';

type Line = OrderPlacement['lines'][number];

const DESIGN: CakeDesign = {
  ...DEFAULT_DESIGN,
  topping: 'macarons',
  inscription: { text: 'Ada is 30', lettering: 'script', place: 'front' },
};
/** 55,000 for the tier, 8 inches of filling, borders and macarons, and the plaque. */
const PRICE = 55_000 + 8 * (300 + 250 + 250 + 1_200) + 2_500;

function makeLine(differences: Partial<Line> = {}): Line {
  const design = writeDesignText(DESIGN);
  const line = { productId: 'own-cake', sizeId: null, inscription: '', quantity: 1, expectedPrice: PRICE };
  return { ...line, design, isEggless: false, ...differences };
}
const requestCake = (lines: Line[], expectedTotal: number) => makeOrderInput({ lines, expectedTotal });

async function openDesignersAdmin() {
  const admin = await openAdmin();
  await publishProducts(admin.db, ['own-cake'], {
    name: 'Your own cake',
    isCustom: true,
    priceInKobo: 3_800_000,
    discountPercentage: 0,
    workUnits: 1,
    leadTimeHours: 1,
    allowsInscription: true,
    allergens: ['sesame'],
  });
  return admin;
}

/** Macarons at another price, or not at all, from now on. */
async function changeMacarons(db: Database, change: Partial<PricedOption>): Promise<void> {
  const { version, ...list } = DEFAULT_PRICE_LIST;
  const { options } = list;
  const macarons = { ...options.topping.macarons, ...change };
  const topping = { ...options.topping, macarons };
  await db
    .insert(designPriceLists)
    .values({ version: version + 1, list: { ...list, options: { ...options, topping } } });
}

describe('a designed cake', () => {
  test('is ordered at the price of its design, with its words, allergens, work and lead time (P3.6, P7.5)', async () => {
    const admin = await openDesignersAdmin();
    const input = requestCake([makeLine({ quantity: 2 })], 2 * PRICE + 3_000);
    const { order, visitor } = await admin.placeAsGuest(input);
    expect(order).toMatchObject({
      design: writeDesignText(DESIGN),
      firstName: 'Your own cake',
      total: 2 * PRICE + 3_000,
      lines: [
        {
          name: 'Your own cake',
          sizeId: null,
          sizeName:
            'Single-tier 8-inch cake: vanilla sponge, blush buttercream, strawberry filling, borders of shells, macarons, “Ada is 30”',
          inscription: '',
          design: writeDesignText(DESIGN),
          quantity: 2,
          listPrice: PRICE,
          price: PRICE,
          lineTotal: 2 * PRICE,
        },
      ],
    });
    const [line] = await admin.db.select().from(orderLines);
    expect(line).toMatchObject({ workUnits: 2 * 11, allergens: ['gluten', 'milk', 'egg', 'nuts'] });
    expect(await admin.db.select().from(orders)).toMatchObject([{ workUnits: 22, leadTimeHours: 72 }]);

    await changeMacarons(admin.db, { name: 'Little biscuits', pricePerInchInKobo: 1 });
    await changeProducts(admin.db, ['own-cake'], { name: 'Another cake' });
    expect(await (await visitor.ask(`/api/orders/${order.id}`)).json()).toEqual(order);
  });

  test('is ordered less the discount of its product', async () => {
    const admin = await openDesignersAdmin();
    await changeProducts(admin.db, ['own-cake'], { discountPercentage: 10 });
    const price = PRICE * 0.9;
    const { order } = await admin.placeAsGuest(
      requestCake([makeLine({ expectedPrice: price })], price + 3_000),
    );
    expect(order).toMatchObject({ total: price + 3_000, lines: [{ listPrice: PRICE, price }] });
  });

  test('whose price has changed since is shown with the difference, beside its like (P3.7)', async () => {
    const admin = await openDesignersAdmin();
    await changeMacarons(admin.db, { pricePerInchInKobo: 150_000 });
    const plain = { ...DESIGN, topping: 'none' } as const;
    const plainLine = makeLine({ design: writeDesignText(plain), expectedPrice: PRICE - 8 * 1_200 });
    const refused = await admin.send(
      admin.shop.visit(),
      requestCake([plainLine, makeLine()], 2 * PRICE - 8 * 1_200 + 3_000),
    );
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      {
        code: 'prices_changed',
        priceChanges: [
          {
            productId: 'own-cake',
            design: writeDesignText(DESIGN),
            name: 'Your own cake',
            expectedPrice: PRICE,
            price: PRICE + 8 * 300,
          },
        ],
        total: 2 * PRICE - 8 * 1_200 + 8 * 300 + 3_000,
      },
    ]);
  });

  test('that can no longer be made is told as no longer sold', async () => {
    const admin = await openDesignersAdmin();
    await changeMacarons(admin.db, { isOffered: false });
    const refused = await admin.send(admin.shop.visit(), requestCake([makeLine()], PRICE + 3_000));
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { code: 'prices_changed', priceChanges: [{ design: writeDesignText(DESIGN), price: null }] },
    ]);
    expect(await admin.db.$count(orders)).toBe(0);
  });

  test('above the cart’s limit is refused with its words (S5.2, P7.5)', async () => {
    const admin = await openDesignersAdmin();
    const [tier = PLAIN_TIER] = DESIGN.tiers;
    const design = writeDesignText({ ...DESIGN, tiers: [tier, tier] });
    const refused = await admin.send(admin.shop.visit(), requestCake([makeLine({ design })], 1));
    expect([refused.status, await refused.json()]).toEqual([
      400,
      {
        code: 'price_out_of_range',
        message:
          'Sorry, the price for "Your own cake" (₦119,900) appears to be incorrect. Please contact support.',
      },
    ]);
  });

  test('counts with the other designs of its product towards the limit of 100 (P3.2)', async () => {
    const admin = await openDesignersAdmin();
    const other = makeLine({ design: writeDesignText(DEFAULT_DESIGN), quantity: 50 });
    const refused = await admin.send(admin.shop.visit(), requestCake([makeLine({ quantity: 51 }), other], 1));
    expect(await refused.json()).toMatchObject({ code: 'too_many_pieces' });
  });
});

test('a line that is no designed cake is refused', async () => {
  const admin = await openDesignersAdmin();
  for (const [what, differences, code, message] of [
    [
      'a custom product without a design',
      { design: '' },
      'design_first',
      '“Your own cake” is made to order. Please design it first.',
    ],
    [
      'a design of an ordinary product',
      { productId: 'honey-cake' },
      'not_designed',
      '“Honey Cake” can’t be designed.',
    ],
    [
      'a text that is no design',
      { design: '1.0101000000.02010110..xx' },
      'design_unreadable',
      'This link is incomplete. Ask for it again, or start a new design.',
    ],
    [
      'a design with an inscription beside its own',
      { inscription: 'Ada' },
      'no_inscription',
      '“Your own cake” can’t have an inscription.',
    ],
  ] as const) {
    const refused = await admin.send(admin.shop.visit(), requestCake([makeLine(differences)], PRICE + 3_000));
    expect([refused.status, await refused.json()], what).toEqual([400, { code, message }]);
    expect(await admin.db.$count(orders)).toBe(0);
  }
});

test('a designed cake is a line of an order taken at the desk, above the cart’s limit too, and drawn on its ticket (P37.11)', {
  tags: 'long',
}, async () => {
  const admin = await openDesignersAdmin();
  const tower = { ...DESIGN, tiers: [PLAIN_TIER, PLAIN_TIER, PLAIN_TIER], baseInches: 12 } as const;
  const design = writeDesignText(tower);
  const lines = [makeLine({ design, expectedPrice: 1 })];
  const refused = await admin.take({ lines, payment: 'transfer', expectedTotal: 1 });
  const { priceChanges, total } = placementRefusalSchema.parse(await refused.json());
  const price = priceChanges?.[0]?.price ?? 0;
  expect(price).toBeGreaterThan(100_000);
  const taken = await admin.take({
    lines: [makeLine({ design, expectedPrice: price })],
    slot: { day: '2026-11-24', windowId: 'morning' },
    payment: 'transfer',
    deposit: price / 2,
    expectedTotal: total,
  });
  const order = await admin.readOrder(taken, 201);
  expect(order).toMatchObject({ lines: [{ design, price }], money: { deposit: price / 2 } });
  const ticket = await admin.owner.ask(`/api/admin/kitchen/${order.id}`);
  expect(kitchenPaperSchema.parse(await ticket.json())).toMatchObject({ lines: [{ design }] });
});
