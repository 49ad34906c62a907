import { describe, expect, test } from 'vitest';
import { type Availability, readAvailabilityEndpoint } from '../../../../contract/availability.ts';
import { type CakeDesign, DEFAULT_DESIGN } from '../../../../domain/custom-orders/design/cake-design.ts';
import { writeDesignText } from '../../../../domain/custom-orders/link/design-text.ts';
import { DEMO_CALENDAR, DEMO_DELIVERY_TERMS } from '../../../demo/delivery-plan.ts';
import { DEMO_SHOP_PROFILE } from '../../../demo/shop-profile.ts';
import { openOrderAdmin, setOutBakery } from '../../../testing/order-admin.ts';
import { FRIDAY, HONEY_CAKE_PRICE, makeOrderInput, SATURDAY } from '../../../testing/order-inputs.ts';
import { publishProducts } from '../../../testing/publish-products.ts';
import { openShopApp, type ShopApp } from '../../../testing/shop-app.ts';
import { writeDeliveryTerms } from './delivery-plan.store.ts';

async function readAvailability(shop: ShopApp, query = ''): Promise<Availability> {
  const answer = await shop.visit().ask(`/api/availability${query}`);
  expect(answer.status).toBe(200);
  return readAvailabilityEndpoint.answerSchema.parse(await answer.json());
}
const statesOf = ({ days }: Availability, wanted: string) =>
  days.find(({ day }) => day === wanted)?.windows.map(({ state }) => state);

describe('availability', () => {
  test('is every day up to the horizon with what can be had, and the earliest of it (P4.3)', async () => {
    const admin = await openOrderAdmin();
    const found = await readAvailability(admin.shop, '?items=honey-cake~~2');
    expect(found.now).toBe('2026-11-16T11:00:00.000Z');
    expect(found.days).toHaveLength(31);
    expect(found.days[0]).toMatchObject({ day: '2026-11-16', state: 'cut_off' });
    expect(statesOf(found, '2026-11-17')).toEqual(['too_soon', 'free']);
    expect(found.earliest).toEqual({ day: '2026-11-17', windowId: 'evening', from: '15:00', to: '18:00' });
    expect(statesOf(found, '2026-11-22')).toEqual(['closed', 'closed']);
  });

  test('counts work and lead time of the whole cart, by size', async () => {
    const admin = await openOrderAdmin();
    const sizes = [{ id: 'three', name: 'Three tiers', priceInKobo: 9_000_000, servings: 90, workUnits: 60 }];
    await publishProducts(admin.db, ['wedding-cake'], { sizes, workUnits: 1, leadTimeHours: 72 });
    const one = await readAvailability(admin.shop, '?items=honey-cake~~1,wedding-cake~three~1');
    expect(one.earliest).toMatchObject({ day: '2026-11-19', windowId: 'evening' });
    const two = await readAvailability(admin.shop, '?items=wedding-cake~three~2');
    expect(two.earliest).toBeNull();
    expect(statesOf(two, FRIDAY)).toEqual(['too_much', 'too_much']);
  });

  test('tells staff, and nobody else, how much work a day without room still has (P28.189)', async () => {
    const admin = await openOrderAdmin();
    const query = '/api/availability?items=honey-cake~~2&workUnits=200&staff=1';
    const owner = await admin.shop.signInUser('owner@bakery.example', { isAdmin: true });
    const readFriday = async (visitor: Pick<typeof owner, 'ask'>) => {
      const answer = await (await visitor.ask(query)).json();
      const { days } = readAvailabilityEndpoint.answerSchema.parse(answer);
      return days.find(({ day }) => day === FRIDAY);
    };
    expect(await readFriday(owner)).toMatchObject({
      state: 'overfull',
      work: { needed: 202, free: expect.any(Number) },
    });
    expect((await readFriday(admin.shop.visit()))?.work).toBeUndefined();
  });

  test('counts work and lead time of a designed cake by its design (P8.2)', async () => {
    const admin = await openOrderAdmin();
    await publishProducts(admin.db, ['own-cake'], { isCustom: true, workUnits: 1, leadTimeHours: 1 });
    const read = async (design: CakeDesign, quantity = 1) => {
      const items = `own-cake~~${quantity}~${writeDesignText(design)}`;
      return readAvailability(admin.shop, `?items=${items}`);
    };
    const plain = await read(DEFAULT_DESIGN);
    expect(plain.earliest).toMatchObject({ day: '2026-11-18', windowId: 'evening' });
    const roses: CakeDesign = { ...DEFAULT_DESIGN, topping: 'sugar-roses' };
    expect((await read(roses)).earliest).toMatchObject({ day: '2026-11-19', windowId: 'evening' });
    // Nine times twelve units are more than a day has.
    expect(statesOf(await read(roses, 8), FRIDAY)).toEqual(['free', 'free']);
    expect(statesOf(await read(roses, 9), FRIDAY)).toEqual(['too_much', 'too_much']);
  });

  test('is different for who fetches the order', async () => {
    const admin = await openOrderAdmin();
    const found = await readAvailability(admin.shop, '?method=pickup&items=honey-cake');
    expect(statesOf(found, FRIDAY)).toEqual(['free', 'not_offered']);
  });

  test('is that of pickup where the shop delivers nowhere, and says so (P36.32)', async () => {
    const admin = await openOrderAdmin();
    expect(await readAvailability(admin.shop, '?items=honey-cake')).not.toHaveProperty('isPickupOnly');
    await writeDeliveryTerms(admin.db, { ...DEMO_DELIVERY_TERMS, zones: [] });
    const found = await readAvailability(admin.shop, '?items=honey-cake');
    expect(found.isPickupOnly).toBe(true);
    expect(statesOf(found, FRIDAY)).toEqual(['free', 'not_offered']);
  });

  test('leaves out pickups outside the opening hours, which placing an order refuses too (P29.11)', {
    tags: 'long',
  }, async () => {
    const admin = await openOrderAdmin();
    const owner = await admin.shop.signInUser('owner@bakery.example', { isAdmin: true });
    const openingHours = [{ days: 'Mon to Fri', opens: '10:00', closes: '19:00' }];
    await owner.put('/api/admin/shop', { ...DEMO_SHOP_PROFILE, openingHours });
    const found = await readAvailability(admin.shop, '?method=pickup&items=honey-cake');
    expect(statesOf(found, FRIDAY)).toEqual(['not_offered', 'not_offered']);
    const pickup = makeOrderInput({
      method: 'pickup',
      address: null,
      payment: 'transfer',
      expectedTotal: HONEY_CAKE_PRICE,
    });
    const refused = await admin.send(admin.shop.visit(), pickup);
    expect(await refused.json()).toMatchObject({ code: 'slot_not_offered' });
    await admin.placeAsGuest();
  });

  test('follows orders that are placed, run out and are cancelled', { tags: 'long' }, async () => {
    const admin = await openOrderAdmin();
    const readFriday = async () => statesOf(await readAvailability(admin.shop), FRIDAY)?.[0];
    const placed = [];
    for (let count = 0; count < 25; count += 1) {
      placed.push(
        await admin.placeAsGuest(makeOrderInput({ payment: count === 0 ? 'transfer' : 'on_delivery' })),
      );
    }
    expect(await readFriday()).toBe('window_full');
    admin.clock.pass(240);
    expect(await readFriday()).toBe('free');
    await admin.placeAsGuest();
    expect(await readFriday()).toBe('window_full');
    const last = placed.at(-1);
    await last?.visitor.post(`/api/orders/${last.order.id}/cancel`);
    expect(await readFriday()).toBe('free');
  });

  test('tells the owner’s words about a closed day', async () => {
    const admin = await openOrderAdmin();
    const owner = await admin.shop.signInUser('owner@bakery.example', { isAdmin: true });
    await owner.put(`/api/admin/calendar/days/${SATURDAY}`, {
      isClosed: true,
      workUnits: null,
      note: 'Eid holiday',
    });
    const { days } = await readAvailability(admin.shop);
    expect(days.find(({ day }) => day === SATURDAY)).toMatchObject({
      state: 'closed',
      note: 'Eid holiday',
    });
  });

  test('of a shop that nobody has set up is none, and nothing can be ordered', async () => {
    const shop = await openShopApp();
    const found = await readAvailability(shop);
    expect(found.earliest).toBeNull();
    expect(found.days.every(({ state }) => state !== 'free')).toBe(true);
  });

  test('in the demo’s calendar there is something every week', async () => {
    const shop = await openShopApp({ readClock: () => new Date('2026-11-16T11:00:00.000Z') });
    await setOutBakery(shop.db, DEMO_CALENDAR);
    const { days } = await readAvailability(shop, '?items=honey-cake');
    expect(days.filter(({ state }) => state === 'free').length).toBeGreaterThan(50);
  });

  test('refuses to be asked for what cannot be', async () => {
    const admin = await openOrderAdmin();
    for (const query of [
      'method=drone',
      'items=honey-cake~~0',
      'items=honey-cake~~1.5',
      'items=honey-cake~~many',
      `items=${'a~~1,'.repeat(201)}`,
    ]) {
      const answer = await admin.shop.visit().ask(`/api/availability?${query}`);
      expect([query, answer.status]).toEqual([query, 400]);
    }
  });
});
