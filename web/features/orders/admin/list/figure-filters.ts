import type { OrderListQuery } from '../../../../../contract/order-admin.ts';
import { WAIVED_WAYS } from '../../../../../contract/reports.ts';
import { isLagosDay, type LagosDay } from '../../../../../domain/delivery/lagos-time.ts';
import { PROMISED_NAME, REFUNDED_WORDS, sayWay } from '../../../../../domain/payments/way-words.ts';
import { BACK_WAYS, PAYMENT_WAYS } from '../../../../../domain/payments/ways.ts';
import { nameDayShortly } from '../../../../ui/slots/day-words.ts';

/** The orders that a figure of a report was added up from. They come by a link, and are dropped as a whole. */
export type FigureFilters = Readonly<Partial<Record<FigureKey, string>>>;

type FigureKey = Extract<keyof OrderListQuery, keyof typeof CHECKS>;

const ACCOUNT_ID = /^(online|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/;
const CAMPAIGN_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const isShort = (value: string) => value !== '' && value.length <= 100;

const CHECKS = {
  soldFrom: isLagosDay,
  soldTo: isLagosDay,
  product: isShort,
  category: isShort,
  campaign: (value: string) => CAMPAIGN_ID.test(value),
  due: (value: string) => value === '1',
  waived: (value: string) => WAIVED_WAYS.some((way) => way === value),
  expiredFrom: isLagosDay,
  takenFrom: isLagosDay,
  takenTo: isLagosDay,
  takenWay: (value: string) => PAYMENT_WAYS.some((way) => way === value),
  takenBy: (value: string) => ACCOUNT_ID.test(value),
  refundedFrom: isLagosDay,
  refundedTo: isLagosDay,
  refundedWay: (value: string) => BACK_WAYS.some((way) => way === value),
  promisedTo: isLagosDay,
} as const;

export function readFigureFilters(parameters: URLSearchParams): FigureFilters | null {
  const said = Object.entries(CHECKS).flatMap(([key, check]) => {
    const value = parameters.get(key);
    return value !== null && check(value) ? [[key, value] as const] : [];
  });
  return said.length === 0 ? null : Object.fromEntries(said);
}

const lowerCase = (words: string) => words.toLowerCase();

/** 'Paid by cash, Sun 1 Nov to Mon 16 Nov', 'Not paid in full, placed Mon 16 Nov'. */
export function nameFigure(figure: FigureFilters, campaignName: string | null = null): string {
  const { takenWay, takenBy, refundedWay, product, category, campaign, due } = figure;
  const way = PAYMENT_WAYS.find((known) => known === takenWay);
  const back = BACK_WAYS.find((known) => known === refundedWay);
  const parts = [
    due && 'Not paid in full',
    figure.waived && `With ${figure.waived === 'goodwill' ? 'goodwill' : 'a balance written off'}`,
    figure.expiredFrom && `Expired since ${nameDayShortly(figure.expiredFrom)}`,
    product && `With ${product.replaceAll('-', ' ')}`,
    category,
    campaign && (campaignName === null ? 'With one discount code' : `Discount code ${campaignName}`),
    nameDays('Placed', figure.soldFrom, figure.soldTo),
    nameDays(way ? `Paid by ${sayWay(way)}` : 'Paid', figure.takenFrom, figure.takenTo),
    takenBy && (takenBy === 'online' ? 'online' : 'recorded by one person'),
    nameDays(back ? REFUNDED_WORDS[back] : 'Refunded', figure.refundedFrom, figure.refundedTo),
    figure.promisedTo && `${PROMISED_NAME} (until ${nameDayShortly(figure.promisedTo)})`,
  ];
  return parts
    .filter(Boolean)
    .map((part, place) => (place > 0 ? String(part).replace(/^(Placed|Paid|Refunded) /, lowerCase) : part))
    .join(', ');
}

function nameDays(what: string, from: LagosDay | undefined, to: LagosDay | undefined): string {
  if (!from && !to) return '';
  if (!from || !to || from === to) return `${what} ${nameDayShortly(from ?? to ?? '')}`;
  return `${what} ${nameDayShortly(from)} to ${nameDayShortly(to)}`;
}
