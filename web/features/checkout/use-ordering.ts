import { type RefObject, useEffect, useMemo } from 'react';
import type { SavedAddress } from '../../../contract/account.ts';
import type { PublicTerms } from '../../../contract/delivery.ts';
import { isPickupNear } from '../../../domain/delivery/pickup-near.ts';
import { computeShortfall, describeShortfall } from '../../../domain/delivery/shortfall.ts';
import {
  type DeliveryTerms,
  type Goods as OrderedGoods,
  toDeliveryTerms,
} from '../../../domain/delivery/zones.ts';
import { announceConfirmation } from '../../../domain/orders/unconfirmed.ts';
import {
  listPaymentMethods,
  needsHold,
  type PaymentMethod,
} from '../../../domain/payments/payment-methods.ts';
import { ONLINE_CHANNELS } from '../../../domain/payments/ways.ts';
import type { FieldProblems } from '../../../domain/refusal.ts';
import { useOpenProblems } from '../../ui/form/use-open-problems.ts';
import { type Destination, describeExcluded, findDestination } from '../../ui/ordering/destination.ts';
import { sayDuration } from '../../ui/slots/duration-words.ts';
import { useShopProfile } from '../shop/shop-context.tsx';
import {
  fillContact,
  fillFromLastOrder,
  receiveBy,
  replaceGuest,
  settlePayment,
} from './draft/change-draft.ts';
import type { CheckoutDraft } from './draft/checkout-draft.ts';
import type { ChangeDraft, HeldDraft } from './draft/use-checkout-draft.ts';
import { useLastOrder } from './last-order.ts';
import { useProblemFocus } from './placing/field-problems.ts';
import type { PlacementProblem } from './placing/placement-problem.ts';
import { useCheckoutData } from './use-checkout-data.ts';

/** What is asked of whoever orders, whatever it is they order. */
export type Ordering = OrderingTerms &
  OpenFields & { /** By a voucher: nothing is left to pay. */ readonly isCovered?: boolean };

type OrderingTerms = {
  /** The draft with the way to pay that is offered, as it is placed. */
  readonly held: HeldDraft;
  readonly draft: CheckoutDraft;
  readonly change: ChangeDraft;
  readonly terms: DeliveryTerms | undefined;
  readonly holds: PublicTerms['holds'] | undefined;
  /** What is asked of whoever pays on receipt; blank for nothing. */
  readonly confirmation: string;
  readonly addresses: readonly SavedAddress[] | undefined;
  readonly destination: Destination;
  readonly goodsInKobo: number;
  readonly goods: Goods['goods'];
  /** What is not delivered there; blank for nothing. */
  readonly excluded: string;
  /** Why so little is not delivered there; blank where it is. */
  readonly shortfall: string;
  readonly missingInKobo: number;
  /** All or a deposit of it, whatever the zone allows. */
  readonly isPaidInAdvance: boolean;
  readonly methods: readonly PaymentMethod[];
  readonly areMethodsKnown: boolean;
  readonly isEmailOptional: boolean;
};

type Goods = {
  /** Less discounts, without delivery. */
  readonly goodsInKobo: number;
  /** What is ordered; left out for what was agreed with a person. */
  readonly goods?: readonly OrderedGoods[] | undefined;
  /** Nothing of it is paid on receipt. */
  readonly isPaidInAdvance?: boolean;
  /** Whoever orders was sent a link and may have none. */
  readonly isEmailOptional?: boolean;
};

/** What the shop says to what was typed: where it goes for how much, and how it can be paid. */
export function useOrdering(
  held: HeldDraft,
  { goodsInKobo, goods, isPaidInAdvance = false, isEmailOptional = false }: Goods,
): OrderingTerms {
  const { draft, change } = held;
  const shop = useShopProfile();
  const { terms: answer, onlineChannels, account, addresses } = useCheckoutData();
  const terms = useMemo(() => answer && toDeliveryTerms(answer), [answer]);

  useEffect(() => {
    if (account) change((before) => fillContact(before, account));
  }, [account, change]);
  useEffect(() => {
    if (account && addresses) change((before) => replaceGuest(before, account, addresses.length > 0));
  }, [account, addresses, change]);
  const lastOrder = useLastOrder(account, addresses);
  useEffect(() => {
    if (lastOrder) change((before) => fillFromLastOrder(before, lastOrder, addresses?.length !== 0));
  }, [lastOrder, addresses, change]);

  const isPickupOnly = answer?.zones.length === 0 && draft.method !== 'pickup';
  useEffect(() => {
    if (isPickupOnly) change(receiveBy('pickup'));
  }, [isPickupOnly, change]);

  const reachable = findDestination(terms, draft, goodsInKobo);
  const zone = reachable.kind === 'zone' ? reachable.zone : undefined;
  const isNear = isPickupNear(shop.address.state, draft.address.state);
  const isDelivered = terms !== undefined && draft.method === 'delivery';
  const excluded = isDelivered ? describeExcluded(terms.zones, draft.address, goods ?? [], isNear) : '';
  const destination: Destination = excluded === '' ? reachable : { kind: 'unknown' };
  // What has to go first still counts in the sum: what is missing without it is said once it is gone.
  const reached = excluded === '' ? zone : undefined;
  const offered = listPaymentMethods(
    draft.method,
    zone,
    // A reload does not undo the choice while the shop is asked again.
    onlineChannels ?? ONLINE_CHANNELS.filter((channel) => channel === draft.payment),
  );
  const methods = isPaidInAdvance ? offered.filter(needsHold) : offered;
  const isKnown = answer !== undefined && onlineChannels !== undefined;
  const payment = isKnown ? settlePayment(draft.payment, methods) : draft.payment;
  // What was chosen stays in the draft: a detour over pickup or another area does not undo it.
  const settle = (typed: CheckoutDraft): CheckoutDraft => ({ ...typed, payment });

  return {
    held: { ...held, read: () => settle(held.read()) },
    draft: settle(draft),
    change,
    terms,
    holds: answer?.holds,
    confirmation: announceConfirmation({
      mustConfirm: answer?.mustConfirm ?? false,
      within: sayDuration(answer?.confirmMinutes ?? 0),
      accountEmail: account?.email ?? null,
      email: draft.contact.email,
    }),
    addresses,
    destination,
    goodsInKobo,
    goods,
    excluded,
    shortfall: reached ? describeShortfall(reached, goodsInKobo, isNear, draft.address.lga) : '',
    missingInKobo: reached ? computeShortfall(reached, goodsInKobo) : 0,
    methods,
    isPaidInAdvance,
    areMethodsKnown: onlineChannels !== undefined,
    isEmailOptional,
  };
}

type OpenFields = {
  readonly problems: FieldProblems;
  /** For what was edited. */
  readonly forget: (field: string) => void;
  readonly formRef: RefObject<HTMLFormElement | null>;
};

const NO_PROBLEMS: FieldProblems = {};

/** What was found wrong with which field, and not edited since. */
export function useOpenFields(problem: PlacementProblem | null): OpenFields {
  const found = problem?.kind === 'fields' ? problem.problems : NO_PROBLEMS;
  const formRef = useProblemFocus(found);
  return { ...useOpenProblems(found), formRef };
}
