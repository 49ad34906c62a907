import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { CartLine } from '../../../contract/cart.ts';
import { DEFAULT_DESIGN, PLAIN_TIER } from '../../../domain/custom-orders/design/cake-design.ts';
import { writeDesignText } from '../../../domain/custom-orders/link/design-text.ts';
import { publishProducts } from '../../testing/publish-products.ts';
import { openShopApp, PASSWORD } from '../../testing/shop-app.ts';
import { makeLine, mergeCart, readCart, saveCart } from './testing/cart-calls.ts';

async function openShop() {
  const shop = await openShopApp();
  await publishProducts(shop.db, ['puff-puff', 'meat-pie']);
  const ada = await shop.signInUser('ada@bakery.example');
  return { shop, ada };
}

describe("a guest's cart", () => {
  test('is added to the customer’s, and then is theirs (P3.5)', async () => {
    const { ada } = await openShop();
    await saveCart(ada, 0, [makeLine('puff-puff', 2)]);
    const merged = await mergeCart(ada, randomUUID(), [makeLine('meat-pie', 1), makeLine('puff-puff', 3)]);
    expect([merged.status, await merged.json()]).toEqual([
      200,
      { ownerId: ada.userId, version: 2, lines: [makeLine('puff-puff', 5), makeLine('meat-pie', 1)] },
    ]);
  });

  test('is added once, however often it is sent, also after the customer has changed the cart (P3.5)', async () => {
    const { ada } = await openShop();
    const guestCartId = randomUUID();
    await mergeCart(ada, guestCartId, [makeLine('puff-puff', 3)]);
    await mergeCart(ada, guestCartId, [makeLine('puff-puff', 3)]);
    expect(await readCart(ada)).toMatchObject({ version: 1, lines: [makeLine('puff-puff', 3)] });
    await saveCart(ada, 1, []);
    expect(await (await mergeCart(ada, guestCartId, [makeLine('puff-puff', 3)])).json()).toMatchObject({
      lines: [],
    });
  });

  test('is added once by twenty requests at the same moment on two nodes (P3.5)', async () => {
    const { shop, ada } = await openShop();
    const otherNode = await openShopApp({ database: shop.database });
    const otherTab = otherNode.visit();
    await otherTab.signIn(ada.email, PASSWORD);
    const tabs = [ada, { ...otherTab, userId: ada.userId }];
    const guestCartId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        mergeCart(tabs[index % 2] ?? ada, guestCartId, [makeLine('puff-puff', 3)]),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    for (const answer of answers) {
      expect(await answer.json()).toMatchObject({ version: 1, lines: [makeLine('puff-puff', 3)] });
    }
  });

  test('of several browsers is added from each, none losing the other’s', async () => {
    const { ada } = await openShop();
    await Promise.all(
      Array.from({ length: 8 }, () => mergeCart(ada, randomUUID(), [makeLine('puff-puff', 2)])),
    );
    expect((await readCart(ada)).lines).toEqual([makeLine('puff-puff', 16)]);
  });

  test('that has found its customer is not given to another one (P3.5)', async () => {
    const { shop, ada } = await openShop();
    const guestCartId = randomUUID();
    await mergeCart(ada, guestCartId, [makeLine('puff-puff', 3)]);
    const bola = await shop.signInUser('bola@bakery.example');
    expect(await (await mergeCart(bola, guestCartId, [makeLine('puff-puff', 3)])).json()).toMatchObject({
      lines: [],
    });
  });

  test('adds up to 100 pieces of a product and no more (P3.2, P3.5)', async () => {
    const { ada } = await openShop();
    await saveCart(ada, 0, [makeLine('puff-puff', 60)]);
    await mergeCart(ada, randomUUID(), [makeLine('puff-puff', 60), makeLine('meat-pie', 1)]);
    expect((await readCart(ada)).lines).toEqual([makeLine('puff-puff', 100), makeLine('meat-pie', 1)]);
  });

  test('brings in only what the shop sells, as it sells it, at a price the cart takes (S5.2, S5.3, P3.5)', {
    tags: 'long',
  }, async () => {
    const { shop, ada } = await openShop();
    const sizes = [
      { id: 'small', name: 'Small', priceInKobo: 1_000_000, servings: null, workUnits: 1 },
      { id: 'huge', name: 'Huge', priceInKobo: 12_000_000, servings: null, workUnits: 9 },
    ];
    const publish = (id: string, details: Parameters<typeof publishProducts>[2]) =>
      publishProducts(shop.db, [id], details);
    await publish('draft', { status: 'draft' });
    await publish('archived', { status: 'archived' });
    await publish('free', { priceInKobo: 0 });
    await publish('dear', { priceInKobo: 10_000_100 });
    await publish('reduced', { priceInKobo: 10_000_100, discountPercentage: 10 });
    await publish('cake', { sizes, allowsInscription: true });
    const cake = (choice: Partial<CartLine>) => makeLine('cake', 1, choice);
    await mergeCart(ada, randomUUID(), [
      makeLine('unknown', 1),
      makeLine('draft', 1),
      makeLine('archived', 1),
      makeLine('free', 1),
      makeLine('dear', 1),
      makeLine('reduced', 1),
      makeLine('puff-puff', 1, { sizeId: 'small' }),
      makeLine('puff-puff', 1, { inscription: 'Love' }),
      cake({}),
      cake({ sizeId: 'middle' }),
      cake({ sizeId: 'huge' }),
      cake({ sizeId: 'small', inscription: 'Love' }),
    ]);
    expect((await readCart(ada)).lines).toEqual([
      makeLine('reduced', 1),
      cake({ sizeId: 'small', inscription: 'Love' }),
    ]);
  });

  test('brings in designs that can be made at a price the cart takes, and a custom product only with one (P3.5, P7.5)', async () => {
    const { shop, ada } = await openShop();
    await publishProducts(shop.db, ['own-cake'], { isCustom: true, allowsInscription: true });
    const [tier = PLAIN_TIER] = DEFAULT_DESIGN.tiers;
    const design = writeDesignText(DEFAULT_DESIGN);
    const dear = writeDesignText({ ...DEFAULT_DESIGN, baseInches: 12, tiers: [tier, tier] });
    const cake = makeLine('own-cake', 2, { design });
    await mergeCart(ada, randomUUID(), [
      cake,
      makeLine('own-cake', 1),
      makeLine('own-cake', 1, { design: '1.no-design' }),
      makeLine('own-cake', 1, { design: dear }),
      makeLine('own-cake', 1, { design, inscription: 'Ada' }),
      makeLine('puff-puff', 1, { design }),
    ]);
    expect((await readCart(ada)).lines).toEqual([cake]);
  });

  test('needs an id of its own', async () => {
    const { ada } = await openShop();
    const answer = await mergeCart(ada, 'mine', [makeLine('puff-puff', 3)]);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'invalid_input' }]);
  });
});
