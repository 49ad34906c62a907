import { WORK_AREA } from '../../ui/browser/work-area.ts';

export const CUSTOMERS_PATH = `${WORK_AREA}/customers`;

/** The card of whoever has this phone number or email address. */
export function writeCustomerPath(contact: string): string {
  return `${CUSTOMERS_PATH}?${new URLSearchParams({ contact })}`;
}
