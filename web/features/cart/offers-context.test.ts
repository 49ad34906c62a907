import { afterEach, expect, test, vi } from 'vitest';
import { describePriceList } from '../../../contract/designer.ts';
import type { ProductAnswer } from '../../../contract/products.ts';
import { DEFAULT_DESIGN } from '../../../domain/custom-orders/design/cake-design.ts';
import { writeDesignText } from '../../../domain/custom-orders/link/design-text.ts';
import { DEFAULT_PRICE_LIST } from '../../../domain/custom-orders/price/default-price-list.ts';
import { findOffers } from './offers-context.ts';
import { makeProduct } from './testing/browser.ts';

const STRAWBERRIES = writeDesignText(DEFAULT_DESIGN);
const ROSES = writeDesignText({ ...DEFAULT_DESIGN, topping: 'sugar-roses' });

function describeSold(id: string, isCustom: boolean): ProductAnswer {
  const MOMENT = '2026-01-05T08:00:00.000Z';
  return {
    ...makeProduct(id, { isCustom }),
    allergens: [],
    sizes: [],
    pictures: [],
    description: '',
    discountPercentage: 0,
    dietaryTags: [],
    flavorTags: [],
    occasions: [],
    servings: null,
    workUnits: 1,
    isOfferedAtCart: false,
    vatClass: 'standard',
    version: 1,
    createdAt: MOMENT,
    updatedAt: MOMENT,
  };
}

/** A shop that sells puff-puff and cakes by design; what it was asked. */
function openShop() {
  const asked: string[] = [];
  const fetch = async (address: string) => {
    asked.push(address);
    if (address === '/api/designer/price-list') return Response.json(describePriceList(DEFAULT_PRICE_LIST));
    const ids = new URL(address, 'http://shop.example').searchParams.get('ids')?.split(',') ?? [];
    const sold = ids.filter((id) => id !== 'gone').map((id) => describeSold(id, id === 'own-cake'));
    return Response.json({ data: sold });
  };
  vi.stubGlobal('window', { fetch });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test('what is sold is found by its product, and null stands for what is not', async () => {
  const asked = openShop();
  const ids = ['puff-puff', 'gone', 'puff-puff'];
  const found = await findOffers(ids.map((productId) => ({ productId, design: '' })));
  expect([...found].map(([id, offer]) => [id, offer?.priceToPay ?? null])).toEqual([
    ['puff-puff', 3_500],
    ['gone', null],
  ]);
  expect(asked).toEqual(['/api/cart/products?ids=puff-puff%2Cgone']);
});

test('a designed cake costs what its design does, whatever the product costs (P7.5)', async () => {
  const asked = openShop();
  const designs = [STRAWBERRIES, ROSES, '1.no-design', ''];
  const found = await findOffers([
    ...designs.map((design) => ({ productId: 'own-cake', design })),
    { productId: 'puff-puff', design: ROSES },
  ]);
  expect([...found].map(([id, offer]) => [id, offer?.priceToPay ?? null])).toEqual([
    [`own-cake/${STRAWBERRIES}`, 69_400],
    [`own-cake/${ROSES}`, 73_400],
    ['own-cake/1.no-design', null],
    ['own-cake', 3_500],
    [`puff-puff/${ROSES}`, null],
  ]);
  expect(asked.toSorted()).toEqual([
    '/api/cart/products?ids=own-cake%2Cpuff-puff',
    '/api/designer/price-list',
  ]);
});
