import { readAvailabilityEndpoint } from '../../contract/availability.ts';
import { listBoughtVouchersEndpoint } from '../../contract/bought-vouchers.ts';
import {
  listCartOffersEndpoint,
  listCartProductsEndpoint,
  mergeCartEndpoint,
  readCartEndpoint,
  type StoredCart,
  saveCartEndpoint,
} from '../../contract/cart.ts';
import { readRemindersOfferedEndpoint } from '../../contract/cart-reminders.ts';
import { readCodesOfferedEndpoint } from '../../contract/codes.ts';
import { readCustomerEndpoint } from '../../contract/customers.ts';
import { countWaitingEndpoint } from '../../contract/dashboard.ts';
import { readPublicTermsEndpoint } from '../../contract/delivery.ts';
import { countUnreadEndpoint, listNotificationsEndpoint } from '../../contract/notifications.ts';
import { listProductsEndpoint } from '../../contract/products.ts';
import { readOrderReviewsEndpoint } from '../../contract/reviews.ts';
import {
  extendSessionEndpoint,
  findSessionEndpoint,
  readSessionEndpoint,
  readSignInOptionsEndpoint,
  readTokenEndpoint,
  type SignedInUser,
} from '../../contract/sessions.ts';
import { listSoldOutEndpoint, listSwitchedOnEndpoint } from '../../contract/shelf.ts';
import { listUnpaidOrdersEndpoint } from '../../contract/unpaid-orders.ts';
import { changeWishlistEndpoint, readWishlistEndpoint } from '../../contract/wishlist.ts';
import { isAdministratorRole, type StaffRole } from '../../domain/users/roles.ts';
import { NO_PRODUCTS } from './empty-shop.ts';
import { makeCustomerCard } from './example-customer.ts';
import { answer, type Call, refuse, type StubAnswer } from './stub-server.ts';

/** Whoever looks at the screen; null for somebody who is not signed in. */
export type Visitor = (SignedInUser & { readonly role: StaffRole | null }) | null;

export const CUSTOMER = {
  id: 'u1',
  name: 'Tẹniọla',
  email: 'teniola@bakery.example',
  image: null,
  role: null,
} satisfies Visitor;

export const ADMINISTRATOR = {
  id: 'u2',
  name: 'Kẹhinde',
  email: 'kehinde@bakery.example',
  image: null,
  role: 'owner',
} satisfies Visitor;

const HOUR_MS = 3_600_000;

/** What every screen asks, whatever it shows. */
export function listCommonAnswers(visitor: Visitor): readonly StubAnswer[] {
  return [
    answer(readCodesOfferedEndpoint, () => ({ isOffered: false })),
    answer(findSessionEndpoint, () => visitor && { session: makeSession(), user: visitor }),
    answer(readTokenEndpoint, () =>
      visitor
        ? { token: makeToken(visitor) }
        : refuse(401, { message: 'Sign in first.', code: 'signed_out' }),
    ),
    answer(readSignInOptionsEndpoint, { google: false, demoMail: false }),
    ...[readSessionEndpoint, extendSessionEndpoint].map((endpoint) =>
      answer(endpoint, () => ({
        sessionExpiresAt: later(24),
        now: new Date().toISOString(),
        isRemembered: false,
      })),
    ),
    answer(readPublicTermsEndpoint, {
      zones: [],
      freeAbove: null,
      holds: { transferMinutes: 240, onlineMinutes: 20 },
      transferAccount: null,
    }),
    answer(listNotificationsEndpoint, []),
    answer(countUnreadEndpoint, { unread: 0 }),
    ...answerCartAndWishlist(),
    answer(countWaitingEndpoint, { orders: 0, customOrders: 0, reviews: 0, messages: 0, vouchers: 0 }),
    answer(listSwitchedOnEndpoint, { data: [] }),
    answer(listSoldOutEndpoint, { data: [], counted: [] }),
    answer(listUnpaidOrdersEndpoint, { data: [] }),
    answer(readCustomerEndpoint, makeCustomerCard()),
    answer(listProductsEndpoint, NO_PRODUCTS),
    answer(listBoughtVouchersEndpoint, { data: [] }),
    answer(readOrderReviewsEndpoint, { isOpen: false, author: '', products: [] }),
    answer(readAvailabilityEndpoint, () => ({ now: new Date().toISOString(), earliest: null, days: [] })),
  ];
}

/** Empty at first, and of whoever asks: somebody may sign in or out while it is under way. The cart is what was saved last. */
function answerCartAndWishlist(): readonly StubAnswer[] {
  let cart: Pick<StoredCart, 'version' | 'lines'> = { version: 0, lines: [] };
  const give = ({ headers }: Pick<Call, 'headers'>) => ({ ownerId: readAsker(headers), ...cart });
  const take = ({ headers, body }: Pick<Call, 'headers' | 'body'>) => {
    const { lines } = body as Pick<StoredCart, 'lines'>; // what the shop itself sent
    cart = { version: cart.version + 1, lines };
    return give({ headers });
  };
  return [
    answer(readCartEndpoint, give),
    answer(mergeCartEndpoint, take),
    answer(saveCartEndpoint, take),
    answer(listCartProductsEndpoint, { data: [] }),
    answer(listCartOffersEndpoint, { data: [] }),
    answer(readRemindersOfferedEndpoint, { isOffered: false }),
    ...[readWishlistEndpoint, changeWishlistEndpoint].map((endpoint) =>
      answer(endpoint, ({ headers }: Call) => ({ ownerId: readAsker(headers), items: [] })),
    ),
  ];
}

const later = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

const makeSession = () => ({ id: 's1', createdAt: later(-1), expiresAt: later(24) });

function makeToken({ id, role }: NonNullable<Visitor>): string {
  const seconds = Math.floor(Date.now() / 1000);
  const claims = { sub: id, admin: isAdministratorRole(role), role, iat: seconds, exp: seconds + 3_600 };
  return ['{}', JSON.stringify(claims), ''].map((part) => btoa(part)).join('.');
}

/** By the token that came along. */
function readAsker(headers: Headers): string {
  const [, claims] = headers.get('authorization')?.split('.') ?? [];
  return claims === undefined ? '' : (JSON.parse(atob(claims)) as { readonly sub: string }).sub;
}
