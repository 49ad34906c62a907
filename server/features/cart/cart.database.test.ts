import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { listCartOffersEndpoint, listCartProductsEndpoint } from '../../../contract/cart.ts';
import { publishProducts } from '../../testing/publish-products.ts';
import { openShopApp, PASSWORD, type ShopApp } from '../../testing/shop-app.ts';
import { makeLine, mergeCart, readCart, saveCart } from './testing/cart-calls.ts';

async function openShop() {
  const shop = await openShopApp();
  await publishProducts(shop.db, ['puff-puff', 'meat-pie'], { priceInKobo: 180_000 });
  const ada = await shop.signInUser('ada@bakery.example');
  return { shop, ada };
}

describe('a kept cart', () => {
  test('is empty until something is put in, and follows the customer to another device (P3.4)', {
    tags: 'long',
  }, async () => {
    const { shop, ada } = await openShop();
    expect(await readCart(ada)).toEqual({ ownerId: ada.userId, version: 0, lines: [] });
    const saved = await saveCart(ada, 0, [makeLine('puff-puff', 2), makeLine('meat-pie', 1)]);
    expect([saved.status, await saved.json()]).toEqual([
      200,
      { ownerId: ada.userId, version: 1, lines: [makeLine('puff-puff', 2), makeLine('meat-pie', 1)] },
    ]);
    const phone = shop.visit();
    await phone.signIn(ada.email, PASSWORD);
    expect(await readCart(phone)).toMatchObject({
      version: 1,
      lines: [makeLine('puff-puff', 2), makeLine('meat-pie', 1)],
    });
  });

  test('is nobody else’s', async () => {
    const { shop, ada } = await openShop();
    await saveCart(ada, 0, [makeLine('puff-puff', 2)]);
    const bola = await shop.signInUser('bola@bakery.example');
    expect(await readCart(bola)).toMatchObject({ ownerId: bola.userId, lines: [] });
    const answer = await bola.put('/api/cart', { ownerId: ada.userId, version: 1, lines: [] });
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'of_another_customer' }]);
    const merged = await bola.post('/api/cart/merge', {
      ownerId: ada.userId,
      guestCartId: randomUUID(),
      lines: [makeLine('meat-pie', 1)],
    });
    expect(merged.status).toBe(409);
    expect((await readCart(ada)).lines).toEqual([makeLine('puff-puff', 2)]);
  });

  test('keeps an administrator’s choice like anybody’s', async () => {
    const { shop } = await openShop();
    const owner = await shop.signInUser('owner@bakery.example', { isAdmin: true });
    expect((await saveCart(owner, 0, [makeLine('puff-puff', 1)])).status).toBe(200);
  });

  test('is not overwritten by a device that has not seen its newest state', async () => {
    const { ada } = await openShop();
    await saveCart(ada, 0, [makeLine('puff-puff', 1)]);
    for (const version of [0, 2, 7]) {
      const answer = await saveCart(ada, version, [makeLine('meat-pie', 1)]);
      expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'stale_cart' }]);
    }
    expect(await readCart(ada)).toMatchObject({ version: 1, lines: [makeLine('puff-puff', 1)] });
  });

  test('takes one of twenty changes made at the same moment on two nodes', async () => {
    const { shop, ada } = await openShop();
    const otherNode = await openShopApp({ database: shop.database });
    const phone = otherNode.visit();
    await phone.signIn(ada.email, PASSWORD);
    const devices = [ada, { ...phone, userId: ada.userId }];
    for (const version of [0, 1]) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          saveCart(devices[index % 2] ?? ada, version, [makeLine('puff-puff', index + 1)]),
        ),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    }
    expect((await readCart(ada)).version).toBe(2);
  });

  test('joins lines of the same choice, but takes no more than 100 pieces of a product (S5.4, P3.1, P3.2)', async () => {
    const { ada } = await openShop();
    const love = { inscription: 'Love' };
    const joined = await saveCart(ada, 0, [
      makeLine('puff-puff', 2, love),
      makeLine('puff-puff', 3, { inscription: ' Love ' }),
    ]);
    expect(await joined.json()).toMatchObject({ lines: [{ quantity: 5, inscription: 'Love' }] });
    const refused = await saveCart(ada, 1, [makeLine('puff-puff', 60), makeLine('puff-puff', 41, love)]);
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { code: 'too_many_pieces', message: 'Maximum quantity per product is 100' },
    ]);
  });

  const NO_CARTS = [
    { lines: [{ ...makeLine('puff-puff', 1), quantity: 0 }] },
    { lines: [{ ...makeLine('puff-puff', 1), quantity: 101 }] },
    { lines: [{ ...makeLine('puff-puff', 1), quantity: 1.5 }] },
    { lines: [{ ...makeLine('puff-puff', 1), quantity: '1' }] },
    { lines: [makeLine('', 1)] },
    { lines: [makeLine('Puff Puff', 1)] },
    { lines: [makeLine('../users', 1)] },
    { lines: [makeLine('puff-puff', 1, { sizeId: '' })] },
    { lines: [makeLine('puff-puff', 1, { inscription: 'x'.repeat(501) })] },
    { lines: [makeLine('puff-puff', 1, { inscription: '\u0000' })] },
    { lines: [makeLine('puff-puff', 1, { name: '\ud83c' })] },
    { lines: [makeLine('puff-puff', 1, { design: 'two tiers' })] },
    { lines: [makeLine('puff-puff', 1, { design: 'x'.repeat(253) })] },
    { lines: [{ ...makeLine('puff-puff', 1), design: null }] },
    { lines: Array.from({ length: 201 }, (_, index) => makeLine(`p${index}`, 1)) },
    { lines: 'all' },
    { version: -1 },
    { version: 0.5 },
    { version: 'new' },
    { ownerId: '' },
    { ownerId: 7 },
  ];

  test('is not changed by what is no cart', async () => {
    const { ada } = await openShop();
    for (const wrong of NO_CARTS) {
      const body = { ownerId: ada.userId, version: 0, lines: [], ...wrong };
      const answer = await ada.put('/api/cart', body);
      const shown = JSON.stringify(wrong).slice(0, 100);
      expect([shown, answer.status, await answer.json()]).toMatchObject([
        shown,
        400,
        { code: 'invalid_input' },
      ]);
    }
    expect(await readCart(ada)).toMatchObject({ version: 0 });
  });

  test('keeps designs, each as a line of its own, and reads carts that were kept before there were any (P3.1, P3.4)', async () => {
    const { shop, ada } = await openShop();
    const own = ['1.0101000000.02010110..8q', ''].map((design) => makeLine('own-cake', 1, { design }));
    expect((await saveCart(ada, 0, own)).status).toBe(200);
    expect((await readCart(ada)).lines).toEqual(own);
    await shop.db.$client.query(
      `update carts set lines = (select jsonb_agg(line - 'design') from jsonb_array_elements(lines) line)`,
    );
    expect((await readCart(ada)).lines.map(({ design }) => design)).toEqual(['', '']);
    const { design: _, ...older } = makeLine('puff-puff', 1);
    expect(await (await saveCart(ada, 1, [older])).json()).toMatchObject({
      lines: [makeLine('puff-puff', 1)],
    });
  });

  test('keeps an inscription as it can be iced', async () => {
    const { ada } = await openShop();
    const odd = `\u0007 Ọmọlará\n🎂 ${'x'.repeat(60)}`;
    const answer = await saveCart(ada, 0, [makeLine('puff-puff', 1, { inscription: odd, name: odd })]);
    expect(answer.status).toBe(200);
    const [stored] = (await readCart(ada)).lines;
    expect(stored?.inscription).toBe(`Ọmọlará 🎂 ${'x'.repeat(29)}`);
  });
});

describe('an account', () => {
  test('that is deleted takes its cart along', async () => {
    const { shop, ada } = await openShop();
    const guestCartId = randomUUID();
    await mergeCart(ada, guestCartId, [makeLine('puff-puff', 3)]);
    expect((await ada.delete('/api/account', { password: PASSWORD })).status).toBe(204);
    const { rows } = await shop.db.$client.query(
      'select user_id from carts union all select user_id from merged_carts',
    );
    expect(rows).toEqual([]);
  });

  test('that is exported has its cart in it', async () => {
    const { ada } = await openShop();
    await saveCart(ada, 0, [makeLine('puff-puff', 3)]);
    expect(await (await ada.post('/api/account/export')).json()).toMatchObject({
      cart: { lines: [makeLine('puff-puff', 3)] },
    });
  });
});

test('what the owner offers at the cart is told to anybody, the cheapest first, without what comes with the cart already (P25.11, P29.51)', {
  tags: 'long',
}, async () => {
  const { shop } = await openShop();
  const offer = (id: string, priceInKobo: number, details = {}) =>
    publishProducts(shop.db, [id], { priceInKobo, isOfferedAtCart: true, ...details });
  await offer('balloons', 9_500_00);
  await offer('candles', 1_500_00);
  await offer('sparklers', 1_000_00, { status: 'archived' });
  await shop.takeOverCatalogue();
  await publishProducts(shop.db, ['funfetti'], { description: 'Candles come in the box.' });
  await shop.takeOverCatalogue();
  const ask = async (ids = '') => {
    const answer = await shop.visit().ask(`/api/cart/offers?ids=${ids}`);
    return listCartOffersEndpoint.answerSchema.parse(await answer.json()).data.map(({ id }) => id);
  };
  expect(await ask()).toEqual(['candles', 'balloons']);
  expect(await ask('puff-puff,unknown')).toEqual(['candles', 'balloons']);
  expect(await ask('funfetti')).toEqual(['balloons']);
});

describe('the products of a cart', () => {
  const ask = async (shop: ShopApp, ids: string) => {
    const answer = await shop.visit().ask(`/api/cart/products?ids=${encodeURIComponent(ids)}`);
    return { status: answer.status, body: await answer.json() };
  };

  test('are told to anybody, without those that are no longer sold', async () => {
    const { shop } = await openShop();
    await publishProducts(shop.db, ['draft'], { status: 'draft' });
    await shop.takeOverCatalogue();
    const { status, body } = await ask(shop, 'puff-puff,draft,unknown,meat-pie,puff-puff,');
    expect(status).toBe(200);
    const { data } = listCartProductsEndpoint.answerSchema.parse(body);
    expect(data.map(({ id, priceToPay }) => [id, priceToPay])).toEqual([
      ['puff-puff', 1_800],
      ['meat-pie', 1_800],
    ]);
  });

  test('are not looked up for what is no list of products', async () => {
    const { shop } = await openShop();
    const tooMany = Array.from({ length: 21 }, (_, index) => `p${index}`).join();
    for (const ids of [tooMany, '../users', 'a'.repeat(81)]) {
      expect(await ask(shop, ids)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    }
  });
});
