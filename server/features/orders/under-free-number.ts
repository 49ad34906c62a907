import { randomInt } from 'node:crypto';
import { makeOrderNumber, ORDER_NUMBER_SPACE } from '../../../domain/orders/order-number.ts';
import { isDuplicate } from '../../database/duplicate.ts';

const ATTEMPTS_MAX = 5;

const drawNumber = () => makeOrderNumber(randomInt(ORDER_NUMBER_SPACE));

/** Numbers are drawn by chance, and now and then one is taken already: then the whole work begins anew with another. */
export async function underFreeNumber<Outcome>(
  work: (number: string) => Promise<Outcome>,
  chooseNumber: () => string = drawNumber,
): Promise<Outcome> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work(chooseNumber());
    } catch (error) {
      if (attempt === ATTEMPTS_MAX || !isDuplicate(error, 'orders_number_unique')) throw error;
    }
  }
}
