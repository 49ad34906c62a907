import type { NigerianState } from './states.ts';

export const ADDRESS_LINE_MAX_LENGTH = 160;
export const ADDRESSES_MAX = 20;

/** Nobody here uses a postcode; a landmark finds the house. What is optional is blank. */
export type Address = {
  readonly label: string;
  readonly state: NigerianState;
  readonly lga: string;
  readonly area: string;
  readonly street: string;
  readonly landmark: string;
  /** Whom the rider asks for, if not the customer. */
  readonly recipient: string;
  /** Whom the rider calls, if not the customer. */
  readonly phone: string;
};
