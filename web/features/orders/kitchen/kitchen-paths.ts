import { isLagosDay, type LagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { WORK_AREA } from '../../../ui/browser/work-area.ts';

export const KITCHEN_PATH = `${WORK_AREA}/kitchen`;
export const TICKETS_PATH = `${KITCHEN_PATH}/tickets`;

/** Undefined: today, whichever day that is when somebody looks. */
export function readDayParameter(parameters: URLSearchParams): LagosDay | undefined {
  const day = parameters.get('day') ?? '';
  return isLagosDay(day) ? day : undefined;
}

export function writeKitchenPath(day: LagosDay | undefined): string {
  return day === undefined ? KITCHEN_PATH : `${KITCHEN_PATH}?day=${day}`;
}

/** On paper: a page for each ticket, or as many as fit on one. */
export const PAPER_LAYOUTS = ['pages', 'compact'] as const;
export type PaperLayout = (typeof PAPER_LAYOUTS)[number];

export function readPaperLayout(parameters: URLSearchParams): PaperLayout {
  return PAPER_LAYOUTS.find((layout) => layout === parameters.get('layout')) ?? 'pages';
}

export function writeTicketsPath(day: LagosDay, layout: PaperLayout = 'pages'): string {
  return `${TICKETS_PATH}?day=${day}${layout === 'pages' ? '' : `&layout=${layout}`}`;
}
