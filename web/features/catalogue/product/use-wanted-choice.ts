import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { ProductAnswer } from '../../../../contract/products.ts';
import { readChoiceHash } from '../../../ui/ordering/read-choice-hash.ts';
import { useAvoidedAllergens } from '../allergens/allergen-context.ts';

type WantedChoiceProps = {
  readonly product: Pick<ProductAnswer, 'sizes'>;
  readonly onInscribe: (typed: string) => void;
  readonly onTickEggless: (isTicked: boolean) => void;
};

/**
 * The first size, made as it always is, unless the address says otherwise or the shopper avoids egg; the server knows nothing of
 * either.
 */
export function useWantedChoice({ product: { sizes }, onInscribe, onTickEggless }: WantedChoiceProps) {
  const wanted = readChoiceHash(useLocation().hash);
  const avoidsEgg = useAvoidedAllergens().has('egg');
  const [sizeId, setSizeId] = useState(sizes[0]?.id);
  const wantedSize = sizes.find(({ id }) => id === wanted.sizeId)?.id;
  const isWantedEggless = wanted.isEggless || avoidsEgg;
  const wantedWords = wanted.inscription;
  useEffect(() => {
    if (wantedSize !== undefined) setSizeId(wantedSize);
    if (isWantedEggless) onTickEggless(true);
    if (wantedWords !== '') onInscribe(wantedWords);
  }, [wantedSize, isWantedEggless, wantedWords, onInscribe, onTickEggless]);
  return { sizeId, setSizeId };
}
