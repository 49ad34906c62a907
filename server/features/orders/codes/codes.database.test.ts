import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { placedOrderSchema } from '../../../../contract/orders.ts';
import { products } from '../../../database/schema/catalogue.ts';
import { codeCampaigns, codes, codeUses } from '../../../database/schema/codes.ts';
import { orders } from '../../../database/schema/orders.ts';
import { settings } from '../../../database/schema/settings.ts';
import { vouchers } from '../../../database/schema/vouchers.ts';
import { openAdmin } from '../../../testing/admin-calls.ts';
import { EXAMPLE_CAMPAIGN } from '../../../testing/code-bodies.ts';
import { openOrderAdmin, sendRequest } from '../../../testing/order-admin.ts';
import { makeContact, makeOrderInput } from '../../../testing/order-inputs.ts';
import { changeProducts, publishProducts } from '../../../testing/publish-products.ts';
import { sellVoucher, switchVouchersOn } from '../../../testing/voucher-sales.ts';

const CAMPAIGN = { ...EXAMPLE_CAMPAIGN, usesMaxPerPerson: null };

/** ₦5,000 and ₦3,000 for the delivery, less ₦500. */
const withCode = (differences = {}) =>
  makeOrderInput({ code: 'TENTH', expectedTotal: 7_500, ...differences });

async function openWithCode(
  differences: Partial<typeof codeCampaigns.$inferInsert> = {},
  options: Parameters<typeof openOrderAdmin>[0] = {},
) {
  const admin = await openOrderAdmin(options);
  const [campaign] = await admin.db
    .insert(codeCampaigns)
    .values({ name: 'Tenth', kind: 'percent', percent: 10, ...differences })
    .returning();
  if (!campaign) throw new Error('There is no campaign.');
  await admin.db.insert(codes).values({ text: 'TENTH', campaignId: campaign.id });
  return admin;
}

test('20 at once on two nodes for a code with 5 uses get exactly 5, and a cancelled order frees its use (P41.5)', async () => {
  const admin = await openWithCode({ usesMax: 5 });
  const other = await admin.openOtherNode();
  const send = (shopper: number) => sendRequest((shopper % 2 ? admin.shop : other).visit(), withCode());
  const answers = await Promise.all(Array.from({ length: 20 }, (_, shopper) => send(shopper)));
  const placed = answers.filter(({ status }) => status === 201);
  expect(placed).toHaveLength(5);
  const refused = answers.filter(({ status }) => status !== 201);
  for (const answer of refused) expect(await answer.json()).toMatchObject({ code: 'code_used_up' });
  expect([await admin.db.$count(orders), await admin.db.$count(codeUses)]).toEqual([5, 5]);

  const [first] = placed;
  const { order } = placedOrderSchema.parse(await first?.json());
  expect(order).toMatchObject({
    total: 7_500,
    discount: 500,
    code: { text: 'TENTH', gift: '10% off', saved: 500 },
  });
  expect(order.lines).toHaveLength(1);
  expect(await admin.makeStep(order.id, 'cancelled')).toBe(true);
  // The place that is free again is held unpaid, and free once more when the hold has run out.
  const held = await sendRequest(admin.shop.visit(), withCode({ payment: 'transfer' }));
  expect(held.status).toBe(201);
  expect((await send(1)).status).toBe(409);
  admin.clock.pass(241);
  expect((await send(0)).status).toBe(201);
});

test('spaces, hyphens and case of a typed code count for nothing, and its uses are counted as one code’s (P41.20)', {
  tags: 'long',
}, async () => {
  const admin = await openWithCode({ usesMax: 1 });
  const other = await admin.openOtherNode();
  for (const code of ['t enth', 'TEN-TH', ' te nt h ']) {
    const answer = await admin.shop.visit().post('/api/codes/check', { code });
    expect(await answer.json()).toMatchObject({ text: 'TENTH', percent: 10, says: '10% off' });
  }
  const spellings = ['TENTH', 't enth', 'te-nth', 'ten th', 'TENT-H', 'te n th'];
  const answers = await Promise.all(
    spellings.map((code, turn) =>
      sendRequest((turn % 2 ? admin.shop : other).visit(), withCode({ code, payment: 'transfer' })),
    ),
  );
  const placed = answers.filter(({ status }) => status === 201);
  expect(placed).toHaveLength(1);
  const { order } = placedOrderSchema.parse(await placed[0]?.json());
  expect(order.code?.text).toBe('TENTH');
  expect(await admin.db.$count(codeUses)).toBe(1);
});

test('a code that reads like another is not made, and of two that are there the typed one counts (P41.20)', {
  tags: 'long',
}, async () => {
  const { owner, shop } = await openAdmin();
  const make = (text: string) =>
    owner.post('/api/admin/codes', { ...CAMPAIGN, codes: { kind: 'one', text } });
  expect((await make('TENTH')).status).toBe(201);
  expect(await (await make('ten th')).json()).toMatchObject({ code: 'code_taken' });
  const { db } = shop;
  const twin = { name: 'Twin', kind: 'percent', percent: 20 } as const;
  const [campaign] = await db.insert(codeCampaigns).values(twin).returning();
  await db.insert(codes).values({ text: 'TEN-TH', campaignId: campaign?.id ?? '' });
  const check = async (code: string) => (await shop.visit().post('/api/codes/check', { code })).json();
  expect(await check('tenth')).toMatchObject({ percent: 10 });
  expect(await check('ten th')).toMatchObject({ percent: 20 });
});

test('whoever knows a code is told what it gives, of which products and for whom (P41.21)', {
  tags: 'long',
}, async () => {
  const { db } = await openOrderAdmin();
  const [cake] = await db.select({ id: products.id, name: products.name }).from(products).limit(1);
  const { shop } = await openWithCode({
    productIds: [cake?.id ?? ''],
    minimumInKobo: 400_000,
    isFirstOrderOnly: true,
    usesMax: 50,
  });
  const answer = await shop.visit().post('/api/codes/check', { code: 'tenth' });
  expect(await answer.json()).toMatchObject({
    says: `10% off ${cake?.name} worth ₦4,000 or more, on a first order`,
  });
});

test('a person uses a code once, by phone, mailbox or account, whichever matches (P41.4)', {
  tags: 'long',
}, async () => {
  const { shop } = await openWithCode({ usesMaxPerPerson: 1 });
  const [ada, other] = [{ ...makeContact(), email: 'ada.obi@gmail.com' }, makeContact()];
  expect((await sendRequest(shop.visit(), withCode({ contact: ada }))).status).toBe(201);
  const samePhone = { ...other, phone: ada.phone };
  const sameMailbox = { ...other, email: 'adaobi+again@gmail.com' };
  for (const contact of [samePhone, sameMailbox]) {
    const answer = await sendRequest(shop.visit(), withCode({ contact }));
    expect(await answer.json()).toMatchObject({ code: 'code_used_before' });
  }
  expect((await sendRequest(shop.visit(), withCode({ contact: other }))).status).toBe(201);
});

test('a code for a first order is refused to whoever has ordered (P41.4)', { tags: 'long' }, async () => {
  const { shop } = await openWithCode({ isFirstOrderOnly: true });
  const contact = makeContact();
  expect((await sendRequest(shop.visit(), makeOrderInput({ contact }))).status).toBe(201);
  const answer = await sendRequest(shop.visit(), withCode({ contact }));
  expect(await answer.json()).toMatchObject({ code: 'code_first_order_only' });
});

test('1,000 wrong codes from one network are slowed, and a neighbour who opened the cart is not (P41.3)', {
  tags: 'long',
}, async () => {
  const { shop } = await openWithCode({}, { rateLimitFactor: 1 });
  const neighbour = shop.visit();
  expect(await (await neighbour.ask('/api/codes')).json()).toMatchObject({ isOffered: true });
  const guesser = shop.visit();
  const guess = async () => (await guesser.post('/api/codes/check', { code: 'WRONG' })).status;
  const statuses: number[] = [];
  for (let tries = 0; tries < 1_000; tries += 1) statuses.push(await guess());
  expect([400, 429].map((status) => statuses.filter((each) => each === status).length)).toEqual([60, 940]);
  expect((await guesser.post('/api/codes/check', { code: 'TENTH' })).status).toBe(429);
  expect((await sendRequest(guesser, withCode())).status).toBe(429);
  expect(await (await neighbour.post('/api/codes/check', { code: 'tenth' })).json()).toMatchObject({
    percent: 10,
  });
  expect((await sendRequest(neighbour, withCode())).status).toBe(201);
});

test('whoever holds a voucher that is used up is asked for its code and told so, also once none are sold (P29.215)', async () => {
  const { owner, db, shop } = await openAdmin();
  const readOffered = async () => (await shop.visit().ask('/api/codes')).json();
  expect(await readOffered()).toEqual({ isOffered: false, takesVouchers: false });
  await switchVouchersOn(db);
  const { code } = await sellVoucher(owner, 10_000);
  await db.update(vouchers).set({ balanceInKobo: 0 });
  await db.delete(settings).where(eq(settings.key, 'voucher-terms'));
  expect(await readOffered()).toEqual({ isOffered: true, takesVouchers: false });
  const check = await shop.visit().post('/api/codes/check', { code });
  expect(await check.json()).toMatchObject({ message: 'This voucher has been used up.' });
});

test('nobody is asked for a code while none can be used and no voucher was made (P41.3)', {
  tags: 'long',
}, async () => {
  const { db, shop } = await openWithCode();
  const isOffered = async (campaign: Partial<typeof codeCampaigns.$inferInsert>) => {
    await db.update(codeCampaigns).set({ isActive: true, startsOn: null, endsOn: null, ...campaign });
    return ((await (await shop.visit().ask('/api/codes')).json()) as { isOffered: boolean }).isOffered;
  };
  expect(await isOffered({ startsOn: '2020-01-01', endsOn: '2099-12-31' })).toBe(true);
  expect(await isOffered({ isActive: false, startsOn: '2020-01-01', endsOn: '2099-12-31' })).toBe(false);
  expect(await isOffered({ startsOn: '2099-12-31' })).toBe(false);
  expect(await isOffered({ endsOn: '2020-01-01' })).toBe(false);
});

test('owner and manager make codes, one or many, change them and switch them off (P41.6)', {
  tags: 'long',
}, async () => {
  const { owner, shop } = await openAdmin();
  const one = await owner.post('/api/admin/codes', { ...CAMPAIGN, codes: { kind: 'one', text: 'cake 10' } });
  const made = (await one.json()) as { readonly id: string; readonly version: number };
  expect(made).toMatchObject({ text: 'CAKE-10', uses: 0, state: 'active' });
  expect(
    (await owner.post('/api/admin/codes', { ...CAMPAIGN, codes: { kind: 'one', text: 'CAKE-10' } })).status,
  ).toBe(409);
  const many = await owner.post('/api/admin/codes', {
    ...CAMPAIGN,
    codes: { kind: 'many', count: 20, prefix: 'XMAS' },
  });
  const { id } = (await many.json()) as { readonly id: string };
  const csv = await (await owner.ask(`/api/admin/codes/${id}/csv`)).text();
  expect(csv.trim().split('\n')).toHaveLength(21);
  const off = { ...CAMPAIGN, isActive: false, version: made.version };
  expect(await (await owner.put(`/api/admin/codes/${made.id}`, off)).json()).toMatchObject({ state: 'off' });
  expect((await owner.put(`/api/admin/codes/${made.id}`, off)).status).toBe(409);
  expect((await shop.visit().post('/api/codes/check', { code: 'CAKE-10' })).status).toBe(400);
});

test('a code goes on being for a category that got another name or was merged, and so do its orders (P41.8)', async () => {
  const { db, shop } = await openWithCode({ categories: ['Cakes', 'Bread'] });
  await changeProducts(db, ['honey-cake'], { category: 'Cakes' });
  await publishProducts(db, ['agege'], { category: 'Bread' });
  expect((await sendRequest(shop.visit(), withCode())).status).toBe(201);
  const owner = await shop.signInUser('owner@bakery.example', { isAdmin: true });
  const readNamed = async () => {
    const [[campaign], [use]] = [await db.select().from(codeCampaigns), await db.select().from(codeUses)];
    return [campaign?.categories, use?.terms.categories.toSorted(), campaign?.version];
  };
  await owner.post('/api/admin/categories/rename', { name: 'Cakes', newName: 'Cold cakes' });
  expect(await readNamed()).toEqual([['Cold cakes', 'Bread'], ['Bread', 'Cold cakes'], 2]);
  await owner.post('/api/admin/categories/merge', { name: 'Cold cakes', into: 'Bread' });
  expect(await readNamed()).toEqual([['Bread'], ['Bread'], 3]);
});

test('a changed order is reckoned by its code again, and loses it where it no longer fits (P41.7)', async () => {
  const admin = await openAdmin();
  const codesMade = { kind: 'one', text: 'TENTH' };
  await admin.owner.post('/api/admin/codes', { ...CAMPAIGN, minimum: 10_000, codes: codesMade });
  const [line] = makeOrderInput().lines;
  if (!line) throw new Error('There is no line to order.');
  const input = withCode({ lines: [{ ...line, quantity: 2 }], expectedTotal: 12_000 });
  const placed = await sendRequest(admin.shop.visit(), input);
  const { order } = placedOrderSchema.parse(await placed.json());
  const preview = async (quantity: number) => {
    const body = {
      version: order.version,
      existingLines: [{ position: 0, quantity, inscription: '' }],
      lines: [],
      freeLines: [],
      contact: { name: order.contact.name, phone: order.contact.phone },
      address: order.address,
      slot: { day: order.slot.day, windowId: order.slot.windowId },
      note: '',
      deliveryFee: null,
    };
    const answer = await admin.owner.post(`/api/admin/orders/${order.id}/changes/preview`, body);
    return (await answer.json()) as object;
  };
  expect(await preview(3)).toMatchObject({
    total: { before: 12_000, after: 16_500 },
    lines: [{ kind: 'changed' }],
  });
  expect(await preview(1)).toMatchObject({ total: { before: 12_000, after: 8_000 } });
});
