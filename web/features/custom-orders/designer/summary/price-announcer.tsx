import { useEffect, useRef, useState } from 'react';
import { formatNaira } from '../../../../../domain/money.ts';
import type { CakeFacts } from './use-cake-facts.ts';

/** Whoever steps through options hears the price of the one they stay at. */
const PAUSE_MS = 700;

/** Says the price to whoever cannot see it change. Nothing is said of the price that was there from the start. */
export function PriceAnnouncer({ price, servings, arePricesKnown }: CakeFacts) {
  const words = arePricesKnown ? `${formatNaira(price.totalInKobo)}, serves ${servings}` : '';
  const firstWords = useRef('');
  const [said, setSaid] = useState('');
  useEffect(() => {
    firstWords.current ||= words;
    if (words === said || (said === '' && words === firstWords.current)) return;
    const timer = setTimeout(() => setSaid(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words, said]);
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}
