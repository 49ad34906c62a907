import {
  type Account,
  listAddressesEndpoint,
  readAccountEndpoint,
  type SavedAddress,
} from '../../../../contract/account.ts';
import { mergeCartEndpoint } from '../../../../contract/cart.ts';
import { CUSTOMER } from '../../../testing/common-answers.ts';
import { describeSold, keepInCart, sell } from '../../../testing/example-cart.ts';
import { offerTerms } from '../../../testing/example-checkout.ts';
import { offerDays } from '../../../testing/example-days.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { answer } from '../../../testing/stub-server.ts';
import { NO_ORDERS } from '../../users/testing/access-screens.ts';
import { ACCOUNT } from '../../users/testing/account-answers.ts';

const CAKE = { id: 'red-velvet', name: 'Red velvet cake', price: 9_000 };
const LINE = { productId: CAKE.id, sizeId: null, inscription: '', design: '', name: CAKE.name, quantity: 1 };

/** Where a saved address is, without what names it and who receives there. */
export const PLACE = {
  state: 'Lagos',
  lga: 'Surulere',
  area: 'Aguda',
  street: '3 Ring Road',
  landmark: '',
} as const;

export const HOME: SavedAddress = {
  id: 'a1',
  label: 'Home',
  ...PLACE,
  recipient: '',
  phone: '',
  isDefault: false,
};

type Known = {
  readonly account?: Account | (() => Promise<Account>);
  readonly addresses?: readonly SavedAddress[];
  readonly storedInTab?: Readonly<Record<string, string>>;
};

/** Checkout with a cake in the cart, as a customer with saved addresses. */
export const openAsCustomer = ({ account = ACCOUNT, addresses = [HOME], storedInTab = {} }: Known = {}) =>
  openScreen('/checkout', {
    visitor: CUSTOMER,
    stored: keepInCart(CAKE),
    storedInTab,
    answers: [
      sell(describeSold(CAKE)),
      offerDays(),
      ...offerTerms(),
      answer(readAccountEndpoint, account),
      answer(mergeCartEndpoint, { ownerId: CUSTOMER.id, version: 1, lines: [LINE] }),
      answer(listAddressesEndpoint, { data: [...addresses] }),
      ...NO_ORDERS,
    ],
  });
