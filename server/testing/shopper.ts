import { readAvailabilityEndpoint, type SlotChoice } from '../../contract/availability.ts';
import type { OrderPlacement } from '../../contract/orders.ts';
import { listProductsEndpoint } from '../../contract/products.ts';
import { makeOrderInput } from './order-inputs.ts';

/** No cut-off and no lead time ends between the look at a slot and the order for it, at whatever hour that is. */
const DAYS_LEFT_OUT = 7;

/** Free slots of a running shop for one small cake that is fetched, and how to order it in one of them. */
export async function lookAround(url: string) {
  const product = await findCheapProduct(url);
  const query = `?method=pickup&items=${product.id}`;
  const answer = await fetch(`${url}${readAvailabilityEndpoint.path}${query}`);
  const { days } = readAvailabilityEndpoint.answerSchema.parse(await answer.json());
  const freeSlots: SlotChoice[] = days
    .slice(DAYS_LEFT_OUT)
    .flatMap(({ day, windows }) =>
      windows.filter(({ state }) => state === 'free').map(({ id }) => ({ day, windowId: id })),
    );
  const [size] = product.sizes;
  const price = size?.priceToPay ?? product.priceToPay;
  return {
    freeSlots,
    makePickup: (slot: SlotChoice, differences: Partial<OrderPlacement> = {}) =>
      makeOrderInput({
        method: 'pickup',
        address: null,
        payment: 'at_pickup',
        slot,
        lines: [
          {
            productId: product.id,
            sizeId: size?.id ?? null,
            inscription: '',
            design: '',
            isEggless: false,
            quantity: 1,
            expectedPrice: price,
          },
        ],
        expectedTotal: price,
        ...differences,
      }),
  };
}

async function findCheapProduct(url: string) {
  const answer = await fetch(`${url}${listProductsEndpoint.path}?sort=price-up`);
  const { data } = listProductsEndpoint.answerSchema.parse(await answer.json());
  const product = data.find(({ isCustom, workUnits }) => !isCustom && workUnits <= 2) ?? data[0];
  if (!product) throw new Error('The shop has nothing to order.');
  return product;
}

export function orderFrom(url: string, input: OrderPlacement, key: string): Promise<Response> {
  return fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(input),
  });
}
