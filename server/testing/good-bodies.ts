import { describePriceList } from '../../contract/designer.ts';
import { DEFAULT_DESIGN } from '../../domain/custom-orders/design/cake-design.ts';
import { writeDesignText } from '../../domain/custom-orders/link/design-text.ts';
import { DEFAULT_PRICE_LIST } from '../../domain/custom-orders/price/default-price-list.ts';
import { addDays, readLagosDay } from '../../domain/delivery/lagos-time.ts';
import { HOUSE_BRAND } from '../../domain/shop/brand/brand.ts';
import { DEMO_CALENDAR, DEMO_DELIVERY_TERMS } from '../demo/delivery-plan.ts';
import { DEMO_HOME_PAGE } from '../demo/home-page.ts';
import { DEMO_SHOP_PROFILE } from '../demo/shop-profile.ts';
import { CODE_BODIES } from './code-bodies.ts';
import { makeOrderInput } from './order-inputs.ts';
import { MEAT_PIE } from './product-admin.ts';

export const UUID = '0b0e7a7e-3a5b-4c56-9d0f-5c8a3d1e2f40';
const PIE = { productId: 'meat-pie', sizeId: null };
const LINE = { ...PIE, inscription: '', name: 'Pie', quantity: 1 };
const SIZE = { id: 'box', name: 'Box', price: 6_000, servings: 6, workUnits: 3 };
const PRODUCT = {
  ...MEAT_PIE,
  description: 'Flaky.',
  discountPercentage: 5,
  isCustom: false,
  dietaryTags: ['Halal'],
  flavorTags: ['Beef'],
  allergens: ['gluten'],
  sizes: [SIZE],
  servings: 1,
  leadTimeHours: 24,
  workUnits: 1,
  vatClass: 'standard',
  allowsInscription: false,
  isOfferedAtCart: false,
  pictures: [{ id: UUID, alt: 'A pie' }],
  status: 'published',
};
const PLACE = { state: 'Lagos', lga: 'Surulere', area: 'Aguda', street: '3 Bode Thomas' };
const ADDRESS = { label: '', ...PLACE, isDefault: true };

export const IN_TWO_WEEKS = addDays(readLagosDay(new Date()), 14);
const SLOT = { day: IN_TWO_WEEKS, windowId: 'morning' };
const CUSTOM_INPUT = {
  productId: 'meat-pie',
  design: writeDesignText(DEFAULT_DESIGN),
  instructions: 'A sugar drum',
  pictures: [UUID],
  wantedDay: IN_TWO_WEEKS,
  budget: 120_000,
  phone: '08031234567',
};
const { options, ...prices } = describePriceList(DEFAULT_PRICE_LIST);
/** With one group of options: all of them would take minutes. */
const PRICE_LIST = { ...prices, options: { stand: options.stand } };
const QUOTE = {
  lines: [{ words: 'The cake', amount: 80_000 }],
  deposit: 40_000,
  workUnits: 8,
  leadTimeHours: 48,
  day: IN_TWO_WEEKS,
  expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  note: '',
  version: 1,
};

const POST = {
  title: 'Heat',
  slug: 'heat',
  summary: 'How to keep a cake.',
  body: '## Cool\n\nKeep it so.',
  coverId: UUID,
  coverAlt: 'A cake',
  tags: ['keeping'],
  productIds: ['meat-pie'],
  author: 'Ada',
  status: 'published',
  publishedAt: '2026-11-15T09:00:00.000Z',
};
const EVERY_CHANNEL = { in_app: true, push: true, email: true };

/** Bodies as they should be, each part of which is then replaced by something odd. */
export const GOOD_BODIES: readonly (readonly [call: string, body: object])[] = [
  ['POST /api/products', { id: 'pie', ...PRODUCT }],
  ['PUT /api/products/:id', PRODUCT],
  ['PUT /api/products/:id', { version: 1, name: 'Pie' }],
  [
    'POST /api/admin/products/bulk',
    {
      choice: { ids: ['meat-pie'] },
      change: { kind: 'price_percentage', percentage: 5, roundTo: 50 },
      seen: 1,
    },
  ],
  [
    'POST /api/admin/products/bulk',
    {
      choice: { search: 'pie', status: 'draft', category: 'Pastries' },
      change: { kind: 'price_amount', amount: -50, roundTo: 100 },
    },
  ],
  ['PUT /api/cart', { ownerId: UUID, version: 0, lines: [LINE] }],
  ['PUT /api/cart-reminders/:id', { email: 'ada@bakery.example', lines: [LINE] }],
  ['PUT /api/admin/cart-reminder-settings', { afterHours: 4 }],
  ['PATCH /api/wishlist', { ownerId: UUID, added: ['meat-pie'], removed: ['puff-puff'] }],
  ['POST /api/cart/merge', { ownerId: UUID, guestCartId: UUID, lines: [LINE] }],
  ['POST /api/account/proof', { challenge: UUID, password: 'three warm loaves', code: '123456' }],
  ['POST /api/account/security/authenticator/confirm', { code: '123456' }],
  ['POST /api/account/security/passkeys', { challenge: UUID, name: 'My phone', passkey: { id: 'abc' } }],
  ['POST /api/admin/customers/notes', { contact: '08031234567', text: 'Allergic daughter' }],
  ['POST /api/admin/customers/merge/preview', { contact: '08031234567', other: 'ada@example.com' }],
  ['POST /api/admin/customers/merge', { contact: '08031234567', other: 'ada@example.com' }],
  ['POST /api/admin/people/export', { email: 'ada@example.com', phone: '08031234567' }],
  ['POST /api/admin/people/erase', { email: 'ada@example.com', phone: '08031234567' }],
  ['PATCH /api/account', { name: 'Ada Obi', phone: '' }],
  ['POST /api/account/email', { email: 'bola@example.com' }],
  ['DELETE /api/account', { password: '' }],
  ['POST /api/account/addresses', ADDRESS],
  ['PUT /api/account/addresses/:id', ADDRESS],
  ['POST /api/orders', makeOrderInput({ slot: SLOT })],
  ['POST /api/placed-orders', makeOrderInput({ slot: SLOT })],
  ['POST /api/orders/:id/confirm', { key: 'a key that confirms nothing' }],
  ['POST /api/orders/:id/confirmation', { email: 'ada@example.com' }],
  ['PUT /api/orders/:id/payment-method', { payment: 'transfer' }],
  ['POST /api/orders/:id/move', { slot: SLOT }],
  [
    'POST /api/orders/:id/changes',
    {
      version: 1,
      contact: { name: 'Ada Obi', phone: '08031234567' },
      address: null,
      note: 'Ring twice',
      inscriptions: [{ position: 0, inscription: 'Ada is 31' }],
    },
  ],
  [
    'POST /api/orders/:id/change-request',
    { words: 'Another', lines: [{ position: 0, quantity: 2, sizeId: null, inscription: 'Ada is 31' }] },
  ],
  ['POST /api/admin/orders/:id/change-request/accept', { requestId: UUID, version: 1, expectedTotal: 8_000 }],
  ['POST /api/admin/orders/:id/change-request/complete', { requestId: UUID, answer: 'Done' }],
  ['POST /api/admin/orders/:id/change-request/decline', { requestId: UUID, reason: 'The oven is full' }],
  ['POST /api/tracked-orders', { key: 'a key that opens nothing' }],
  ['POST /api/tracked-orders/links', { email: 'ada@bakery.example' }],
  ['POST /api/tracked-orders/codes', { number: '482-093-713', phone: '0803 123 4567' }],
  ['POST /api/tracked-orders/by-code', { number: '482-093-713', phone: '0803 123 4567', code: '123456' }],
  [
    'PUT /api/orders/:id/reviews',
    { productId: 'meat-pie', stars: 5, text: 'Still warm', pictures: [UUID], mayJoinGallery: true },
  ],
  ['POST /api/stock-alerts', { productId: 'meat-pie', sizeId: null, email: 'ada@example.com' }],
  ['POST /api/codes/check', { code: 'CAKE10' }],
  ...CODE_BODIES,
  ['POST /api/admin/reviews/:id/publish', { version: 1 }],
  ['POST /api/admin/reviews/:id/hide', { reason: 'It names somebody' }],
  ['POST /api/admin/reviews/:id/gallery', { pictureId: UUID }],
  ['PUT /api/admin/reviews/:id/answer', { answer: 'Thank you' }],
  ['PUT /api/admin/review-settings', { isPublishedAtOnce: true, askAfterHours: 24 }],
  ['POST /api/orders/:id/payments', { channel: 'card' }],
  ['PUT /api/admin/designer/price-list', PRICE_LIST],
  ['PUT /api/admin/categories/order', { order: ['Pies'] }],
  ['PUT /api/admin/categories/picture', { name: 'Pies', pictureId: UUID }],
  ['POST /api/admin/categories/rename', { name: 'Pies', newName: 'Savoury' }],
  ['POST /api/admin/categories/merge', { name: 'Pies', into: 'Bread' }],
  ['POST /api/admin/categories/forget-name', { formerName: 'Pies' }],
  ['POST /api/custom-orders', { ...CUSTOM_INPUT, name: 'Ada Obi', email: 'ada@example.com' }],
  ['POST /api/custom-orders/open', { key: 'a key that opens nothing' }],
  ['POST /api/admin/custom-orders', { ...CUSTOM_INPUT, name: 'Ada Obi', email: '' }],
  ['POST /api/custom-orders/:id/messages', { text: 'In blue', pictures: [UUID], wantedDay: '2026-12-05' }],
  ['POST /api/custom-orders/:id/accept', { ...makeOrderInput({ slot: SLOT }), quoteVersion: 1 }],
  ['POST /api/admin/custom-orders/:id/quotes', QUOTE],
  ['POST /api/admin/custom-orders/:id/decline', { reason: 'No oven that wide' }],
  ['POST /api/admin/custom-orders/:id/answered', { version: 1 }],
  ['POST /api/admin/custom-orders/:id/messages', { text: 'In blue', pictures: [UUID] }],
  ['POST /api/admin/contact-messages/:id/reply', { text: 'We bake on Sundays, too.' }],
  [
    'POST /api/contact',
    {
      name: 'Ada Obi',
      email: 'ada@example.com',
      phone: '08031234567',
      topic: 'event',
      text: 'Do you bake for two hundred guests?',
      form: 'a form that nobody opened',
      website: '',
    },
  ],
  ['POST /api/admin/orders', { ...makeOrderInput({ slot: SLOT }), origin: 'phone' }],
  ['POST /api/admin/order-quotes', { ...makeOrderInput({ slot: SLOT }), origin: 'whatsapp' }],
  ['POST /api/order-quotes/open', { key: 'a-key-of-nothing-that-is-there' }],
  [
    'POST /api/order-quotes/accept',
    {
      key: 'a-key-of-nothing-that-is-there',
      contact: { name: 'Ada Obi', phone: '0803 123 4567' },
      address: null,
      slot: SLOT,
      expectedTotal: 5_000,
    },
  ],
  [
    'POST /api/admin/orders/:id/changes/preview',
    {
      version: 1,
      existingLines: [{ position: 0, quantity: 1, inscription: '' }],
      contact: { name: 'Ada Obi', phone: '0803 123 4567' },
      address: null,
      slot: SLOT,
      note: '',
    },
  ],
  [
    'POST /api/admin/orders/:id/changes',
    {
      version: 1,
      existingLines: [{ position: 0, quantity: 1, inscription: '' }],
      contact: { name: 'Ada Obi', phone: '0803 123 4567' },
      address: null,
      slot: SLOT,
      note: '',
      reason: 'She called',
      expectedTotal: 5_000,
    },
  ],
  ['POST /api/admin/kitchen/:id/changes/seen', { ids: [UUID] }],
  ['POST /api/admin/orders/steps', { ids: [UUID], to: 'in_kitchen' }],
  ['POST /api/admin/orders/:id/steps', { to: 'in_kitchen', version: 1 }],
  ['POST /api/admin/orders/:id/steps/undo', { version: 2 }],
  ['POST /api/admin/orders/:id/hold', { version: 1 }],
  ['POST /api/admin/orders/:id/move', { slot: SLOT }],
  ['PUT /api/admin/orders/:id/rider', { riderId: UUID }],
  ['POST /api/admin/deliveries/:id/steps', { to: 'delivery_failed', version: 1, reason: 'Nobody was there' }],
  ['POST /api/admin/orders/:id/release', { reason: 'The customer paid again' }],
  ['PUT /api/admin/users/:id/role', { role: 'rider' }],
  ['POST /api/admin/invitations', { role: 'rider', email: 'ada@example.com' }],
  ['POST /api/admin/kitchen-devices', { code: '1234 5678', name: 'Kitchen tablet' }],
  ['PUT /api/staff/pin', { pin: '2580' }],
  ['POST /api/invitations/read', { key: 'a key that opens nothing' }],
  ['POST /api/invitations/accept', { key: 'a key that opens nothing' }],
  ['POST /api/admin/orders/:id/notes', { text: 'Rang twice' }],
  ['POST /api/admin/orders/:id/messages', { text: 'We are so sorry.' }],
  ['POST /api/admin/orders/:id/reinstate', { slot: SLOT }],
  ['POST /api/admin/orders/:id/cancel', { reason: 'The customer asked', refund: null, keepReason: '' }],
  ['POST /api/admin/orders/:id/payments', { way: 'cash', amount: 5_000, note: '' }],
  ['POST /api/admin/orders/:id/payments/:paymentId/void', { reason: 'Recorded twice' }],
  ['POST /api/admin/orders/:id/refunds/:refundId/void', { reason: 'Typed the wrong amount' }],
  ['POST /api/admin/orders/:id/refunds', { way: 'online', amount: 5_000, reason: 'Broken' }],
  ['POST /api/admin/orders/:id/refunds/:refundId/put-back', { reason: 'The bank rejected it' }],
  ['POST /api/admin/orders/:id/adjustments/:writeOffId/void', { reason: 'Wrong order' }],
  ['POST /api/admin/orders/:id/adjustments', { decision: 'write_off', amount: 5_000, reason: 'A regular' }],
  ['POST /api/admin/kitchen/:id/stage', { stage: 'decorate', version: 1 }],
  ['POST /api/admin/order-views', { name: 'Today', query: 'status=ready' }],
  ['PUT /api/admin/calendar', { ...DEMO_CALENDAR, windows: DEMO_CALENDAR.windows.slice(0, 1) }],
  ['PUT /api/admin/dashboard/first-steps', { step: 'backup', isDone: true }],
  ['POST /api/admin/samples', { ids: ['puff-puff'] }],
  ['PUT /api/admin/calendar/days/:day', { isClosed: true, workUnits: 5, note: '', confirmedOrderCount: 0 }],
  ['DELETE /api/admin/calendar/days/:day', { confirmedOrderCount: 0 }],
  ['PUT /api/admin/delivery-terms', { ...DEMO_DELIVERY_TERMS, zones: DEMO_DELIVERY_TERMS.zones.slice(0, 1) }],
  ['PUT /api/admin/shelf/terms', { isOn: true, isCounterSaleOn: true, cutOffs: { morning: '08:00' } }],
  ['PUT /api/admin/shelf/day', { items: [{ productId: 'meat-pie', sizeId: null, pieces: 12 }] }],
  ['PUT /api/admin/shelf/sold-out', { ...PIE, isSoldOut: true }],
  ['PUT /api/admin/shelf/items', { ...PIE, noticeHours: 1, week: [1, 1, 1, 1, 1, 1, 0] }],
  ['POST /api/admin/shelf/items/remove', PIE],
  [
    'POST /api/admin/counter/sales',
    {
      lines: [{ productId: 'meat-pie', sizeId: null, quantity: 1, expectedPrice: 500 }],
      payments: [{ way: 'cash', amount: 500, received: 1_000 }],
    },
  ],
  ['POST /api/admin/counter/sales/:id/take-back', { reason: 'Wrong button' }],
  ['POST /api/admin/cash-counts', { day: '2026-11-16', opening: 10_000, counted: 10_000, taken: 0 }],
  ['PUT /api/admin/shop', DEMO_SHOP_PROFILE],
  ['PUT /api/admin/home-page', DEMO_HOME_PAGE],
  ['PUT /api/admin/brand', { ...HOUSE_BRAND, logo: { id: UUID, width: 512, height: 512 } }],
  ['POST /api/admin/content/posts', POST],
  ['PUT /api/admin/content/posts/:id', { ...POST, version: 1 }],
  ['PUT /api/admin/content/pages/:slug', { title: 'About', summary: 'Us', body: '# Us', version: 0 }],
  ['POST /api/admin/content/preview', { kind: 'page', body: '# Us' }],
  [
    'PUT /api/push/subscription',
    { kind: 'web_push', target: 'https://push.example/1', publicKey: 'a', authSecret: 'b' },
  ],
  ['DELETE /api/push/subscription', { target: 'https://push.example/1' }],
  ['PUT /api/account/quiet-hours', { quietHours: { begin: '22:00', end: '07:00' } }],
  ['PUT /api/account/notification-choices', { choices: { order_placed: EVERY_CHANNEL } }],
];
