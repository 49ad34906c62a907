import { useSearchParams } from 'react-router';
import type { CustomOrder, Quote } from '../../../../contract/custom-orders.ts';

const PARAMETER = 'accept';

/** It stands in the address: back leads to the quote, and a reload stays where it was. */
export function writeAcceptPath({ version }: Pick<Quote, 'version'>): string {
  return `?${PARAMETER}=${version}`;
}

type Accepting = {
  /** Null while none is being accepted, or it cannot be any more. */
  readonly quote: Quote | null;
  /** One was, and no longer can be. */
  readonly isOver: boolean;
};

/** Which quote the customer is accepting. */
export function useAcceptedVersion(customOrder: CustomOrder | null | undefined): Accepting {
  const [parameters] = useSearchParams();
  const wanted = Number(parameters.get(PARAMETER));
  const [newest] = customOrder?.quotes ?? [];
  const isOpen = customOrder?.canAccept === true && newest?.version === wanted;
  return isOpen ? { quote: newest, isOver: false } : { quote: null, isOver: wanted > 0 };
}
