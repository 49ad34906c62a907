import type { LagosDay, TimeOfDay } from './lagos-time.ts';

export const RECEIVING_METHODS = ['delivery', 'pickup'] as const;
/** How a customer gets the order. */
export type ReceivingMethod = (typeof RECEIVING_METHODS)[number];
export const METHOD_NAMES: Readonly<Record<ReceivingMethod, string>> = {
  delivery: 'Delivery',
  pickup: 'Pickup',
};

export const WINDOWS_MAX = 12;
export const WINDOW_CAPACITY_MAX = 1_000;
export const DAY_WORK_UNITS_MAX = 10_000;
export const HORIZON_MAX_DAYS = 180;
export const CLOSING_NOTE_MAX_LENGTH = 200;

/** A stretch of the day in which an order is brought or fetched. */
export type DeliveryWindow = {
  /** Kept in orders, so it stays when the times change. */
  readonly id: string;
  readonly from: TimeOfDay;
  readonly to: TimeOfDay;
  /** How many orders fit in, by the way they are received; 0: not offered. */
  readonly capacities: Readonly<Record<ReceivingMethod, number>>;
};

export type DayPlan = { readonly isOpen: boolean; readonly workUnits: number };

/** What the owner plans for every week. */
export type Calendar = {
  /** Monday first. */
  readonly weekdays: readonly DayPlan[];
  readonly windows: readonly DeliveryWindow[];
  /** On the day before: later orders are for another day. */
  readonly cutOff: TimeOfDay;
  /** How many days ahead orders are taken. */
  readonly horizonDays: number;
};

/** A day that differs from its weekday. */
export type DayException = {
  readonly day: LagosDay;
  readonly isClosed: boolean;
  /** Null: as on every such weekday. */
  readonly workUnits: number | null;
  /** Told to shoppers: "Eid holiday". */
  readonly note: string;
};

/** What live orders have taken of a day already. */
export type DayLoad = {
  readonly workUnits: number;
  /** By window id. */
  readonly windows: Readonly<Record<string, Readonly<Record<ReceivingMethod, number>>>>;
};

export const NO_LOAD: DayLoad = { workUnits: 0, windows: {} };

/** What an order takes of the bakery's time. */
export type Demand = {
  readonly method: ReceivingMethod;
  readonly workUnits: number;
  readonly leadTimeHours: number;
  /** What of the notice is for the way to its zone; left out: none. */
  readonly wayHours?: number;
};
