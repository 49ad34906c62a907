import { useCallback } from 'react';
import type { Order } from '../../../../../contract/orders.ts';
import { makeOfferId } from '../../../../../domain/cart/choice.ts';
import { addNaira } from '../../../../../domain/money.ts';
import { isFromCatalogue, isGoods } from '../../../../../domain/orders/taken-orders.ts';
import { useLoaded } from '../../../../ui/loading/use-loaded.ts';
import { findOffers, type Offer } from '../../../cart/offers-context.ts';

export type OrderLineOffer = {
  readonly position: number;
  readonly name: string;
  readonly choice: string;
  readonly quantity: number;
  readonly sizeId: string | null;
  readonly inscription: string;
  /** Whether something can be written on it. */
  readonly canInscribe: boolean;
  /** As it could be had now, at what that costs where it is plain to say; empty: as it is or not at all. */
  readonly sizes: readonly { readonly id: string; readonly name: string; readonly price: number | null }[];
};

/** The order's lines with what could be had instead today. */
export function useLineOffers({ lines }: Order) {
  const load = useCallback(
    async (signal: AbortSignal): Promise<readonly OrderLineOffer[]> => {
      const plain = lines.filter((line) => isFromCatalogue(line) && line.design === '');
      const offers = plain.length > 0 ? await findOffers(plain, signal) : new Map<string, Offer | null>();
      return lines.flatMap((line, position) =>
        isGoods(line) ? describeLine(line, position, offers.get(makeOfferId(line)) ?? null) : [],
      );
    },
    [lines],
  );
  return useLoaded(load);
}

function describeLine(line: Order['lines'][number], position: number, offer: Offer | null): OrderLineOffer {
  const { name, quantity, sizeId, inscription, sizeName, isEggless } = line;
  const isPlain = isFromCatalogue(line) && line.design === '';
  const sizes = isPlain ? (offer?.sizes ?? []) : [];
  const extra = isEggless ? (offer?.egglessExtra ?? null) : 0;
  return {
    position,
    name,
    choice: sizeName ?? '',
    quantity,
    sizeId,
    inscription,
    canInscribe: isPlain && (inscription !== '' || offer?.allowsInscription === true),
    // Without its own size among them there is nothing to choose from.
    sizes: sizes.some(({ id }) => id === sizeId)
      ? sizes.map(({ id, name: size, priceToPay }) => ({
          id,
          name: size,
          price: extra === null ? null : addNaira(priceToPay, extra),
        }))
      : [],
  };
}
