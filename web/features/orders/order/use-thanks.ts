import { useEffect, useState } from 'react';
import type { Order } from '../../../../contract/orders.ts';
import type { Arrival } from './arrival.ts';
import { sayThanks } from './say-thanks.ts';
import type { ArrivalState } from './use-arrival.ts';

/** Thanks while the page stays open. The browser's history forgets what they were for, so a reload does not repeat them. */
export function useThanks(order: Order, { arrival, changeArrival }: ArrivalState): string | null {
  const [thanked, setThanked] = useState<Arrival | null>(null);
  const thanks = sayThanks(arrival, order);
  useEffect(() => {
    if (thanks === null) return;
    setThanked(arrival);
    void changeArrival({ isPlaced: false, isEarlier: false, reference: null });
  }, [thanks, arrival, changeArrival]);
  return thanks ?? (thanked && sayThanks(thanked, order));
}
