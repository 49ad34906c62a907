import { isLocalGovernmentArea } from '../addresses/local-government-areas.ts';
import type { NigerianState } from '../addresses/states.ts';
import { listPaymentMethods, type PaymentMethod } from '../payments/payment-methods.ts';
import type { OnlineChannel } from '../payments/ways.ts';
import { accept, type Result, refuse } from '../refusal.ts';
import type { ReceivingMethod } from './calendar.ts';
import { describeShortfall } from './shortfall.ts';
import {
  computeDeliveryFee,
  type DeliveryTerms,
  findZone,
  type Goods,
  listExcluded,
  type Zone,
} from './zones.ts';

export type DeliveryInput = {
  readonly method: ReceivingMethod;
  readonly address: { readonly state: NigerianState; readonly lga: string } | null;
  readonly payment: PaymentMethod;
  /** What the shop can take over its payment provider; none where it has none. */
  readonly onlineChannels: readonly OnlineChannel[];
  /** Less discounts, without delivery. */
  readonly goodsInKobo: number;
  /** What is ordered, for zones to which not everything travels. */
  readonly goods: readonly Goods[];
};

export type AgreedDelivery = { readonly zone: Zone | undefined; readonly feeInKobo: number };

/** Where it goes, what that costs, and whether it can be paid that way. */
export function agreeDelivery(
  terms: DeliveryTerms,
  { method, address, payment, onlineChannels, goodsInKobo, goods }: DeliveryInput,
): Result<AgreedDelivery> {
  const zone = method === 'delivery' && address ? findZone(terms.zones, address) : undefined;
  if (method === 'delivery' && !address) {
    return refuse('invalid', 'address_missing', 'Enter a delivery address.', {
      address: 'Enter a delivery address.',
    });
  }
  // A made-up area would fall in the zone of the whole state, whatever that costs.
  if (method === 'delivery' && address && !isLocalGovernmentArea(address.state, address.lga)) {
    const message = `Choose a local government area of ${address.state}.`;
    return refuse('invalid', 'no_such_area', message, { 'address.lga': message });
  }
  if (method === 'delivery' && !zone) {
    const message = 'We don’t deliver there yet. Enter another address, or contact us.';
    return refuse('invalid', 'no_zone', message, { 'address.lga': message });
  }
  const [excluded] = zone ? listExcluded(zone, goods) : [];
  if (zone && excluded !== undefined) {
    const message = `${excluded} can’t be delivered to ${zone.name}. Remove it from the order.`;
    return refuse('invalid', 'not_delivered_there', message, { lines: message });
  }
  const shortfall = zone ? describeShortfall(zone, goodsInKobo, false, address?.lga) : '';
  if (shortfall !== '') return refuse('invalid', 'below_minimum', shortfall, { lines: shortfall });

  if (!listPaymentMethods(method, zone, onlineChannels).includes(payment)) {
    const message = 'You can’t pay for this order that way. Choose another.';
    return refuse('invalid', 'payment_not_offered', message, { payment: message });
  }
  return accept({ zone, feeInKobo: zone ? computeDeliveryFee(terms, zone, goodsInKobo) : 0 });
}
