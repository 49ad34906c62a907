import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { ProductAnswer } from '../../../../contract/products.ts';
import { readChoiceHash } from '../../../ui/ordering/choice-hash.ts';

type WantedChoiceProps = {
  readonly product: Pick<ProductAnswer, 'sizes'>;
  readonly onInscribe: (typed: string) => void;
  readonly onTickEggless: (isTicked: boolean) => void;
};

/**
 * The first size, made as it always is, unless the card or the cart's line that led here showed it otherwise; the server knows
 * nothing of them.
 */
export function useWantedChoice({ product: { sizes }, onInscribe, onTickEggless }: WantedChoiceProps) {
  const { state, hash }: { readonly state: unknown; readonly hash: string } = useLocation();
  const [sizeId, setSizeId] = useState(sizes[0]?.id);
  const shown: {
    readonly sizeId?: unknown;
    readonly isEggless?: unknown;
    readonly inscription?: unknown;
  } = { ...readChoiceHash(hash), ...Object(state) };
  const wantedSize = sizes.find(({ id }) => id === shown.sizeId)?.id;
  const isWantedEggless = shown.isEggless === true;
  const wantedWords = typeof shown.inscription === 'string' ? shown.inscription : '';
  useEffect(() => {
    if (wantedSize !== undefined) setSizeId(wantedSize);
    if (isWantedEggless) onTickEggless(true);
    if (wantedWords !== '') onInscribe(wantedWords);
  }, [wantedSize, isWantedEggless, wantedWords, onInscribe, onTickEggless]);
  return { sizeId, setSizeId };
}
