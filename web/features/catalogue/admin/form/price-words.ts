import { computePriceToPay } from '../../../../../domain/catalogue/price.ts';
import { formatNaira, isKoboAmount } from '../../../../../domain/money.ts';
import { parseNaira } from '../../../../../domain/parse-naira.ts';
import { readCount } from '../../../../ui/form/read-typed.ts';
import { readPercentage } from './read-percentage.ts';

/** What a shopper will pay, and what that is for each guest: "₦11,250 after discount, ₦1,125 a serving". Empty where that is the price as typed. */
export function describePrice(price: string, discountPercentage: string, servings: string): string {
  const reading = parseNaira(price);
  const discount = readPercentage(discountPercentage);
  if (!reading.ok || !(discount >= 0 && discount < 100)) return '';
  const toPayInKobo = computePriceToPay(reading.value, discount);
  const guests = readCount(servings) ?? 0;
  const eachInKobo = Math.round(toPayInKobo / guests / 100) * 100;
  const parts = [
    discount > 0 && `${formatNaira(toPayInKobo)} after discount`,
    isKoboAmount(eachInKobo) && `${formatNaira(eachInKobo)} a serving`,
  ];
  return parts.filter(Boolean).join(', ');
}
