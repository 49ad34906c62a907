import { eq, inArray, sql } from 'drizzle-orm';
import {
  calendarSchema,
  type DeliveryTermsAnswer,
  deliveryTermsSchema,
} from '../../../../contract/delivery.ts';
import { shelfTermsSchema } from '../../../../contract/shelf.ts';
import { shopProfileSchema } from '../../../../contract/shop.ts';
import type { Calendar } from '../../../../domain/delivery/calendar.ts';
import { type DeliveryTerms, toDeliveryTerms } from '../../../../domain/delivery/zones.ts';
import type { UnconfirmedTerms } from '../../../../domain/orders/unconfirmed.ts';
import type { HoldTerms } from '../../../../domain/payments/payment-methods.ts';
import { NO_SHELF, type ShelfTerms } from '../../../../domain/shelf/shelf.ts';
import type { OpeningHours } from '../../../../domain/shop/profile.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { lockNames } from '../../../database/lock-names.ts';
import { SHOP_PROFILE_KEY, settings } from '../../../database/schema/settings.ts';
import { CLOSED_CALENDAR, NO_DELIVERY } from './unset-plan.ts';

export const CALENDAR_KEY = 'calendar';
const TERMS_KEY = 'delivery-terms';
const SHELF_KEY = 'shelf';

/** What the owner has decided about delivering; nothing can be ordered until there is one. */
export type DeliveryPlan = {
  readonly calendar: Calendar;
  readonly openingHours: readonly OpeningHours[];
  readonly terms: DeliveryTerms & { readonly holds: HoldTerms; readonly unconfirmed: UnconfirmedTerms };
  readonly shelf: ShelfTerms;
};

/** Shared by all who take places by the week's plan; whoever changes it has it alone, so that nobody gets in by the old one. */
export const CALENDAR_LOCK = 'calendar';
export const TERMS_LOCK = 'delivery terms';

export async function readDeliveryPlan(db: Database | Transaction): Promise<DeliveryPlan> {
  return toDeliveryPlan(await listPlanSettings(db));
}

export function listPlanSettings(db: Database | Transaction) {
  return db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, [CALENDAR_KEY, TERMS_KEY, SHELF_KEY, SHOP_PROFILE_KEY]));
}

export function toDeliveryPlan(rows: Awaited<ReturnType<typeof listPlanSettings>>): DeliveryPlan {
  const find = (key: string) => rows.find((row) => row.key === key)?.value;
  const terms = toAnswer(find(TERMS_KEY));
  return {
    calendar: toCalendar(find(CALENDAR_KEY)),
    openingHours: toOpeningHours(find(SHOP_PROFILE_KEY)),
    terms: { ...toDeliveryTerms(terms), holds: terms.holds, unconfirmed: terms.unconfirmed },
    shelf: toShelf(find(SHELF_KEY)),
  };
}

/** It stays as it is until the end of the transaction. Before any day is locked, so that nobody waits in a circle. */
export function shareCalendar(tx: Transaction): Promise<void> {
  return lockNames(tx, [], [CALENDAR_LOCK]);
}

export async function readCalendar(db: Database | Transaction): Promise<Calendar> {
  return toCalendar(await findSetting(db, CALENDAR_KEY));
}

export async function readOpeningHours(db: Database | Transaction): Promise<readonly OpeningHours[]> {
  return toOpeningHours(await findSetting(db, SHOP_PROFILE_KEY));
}

export async function readDeliveryTerms(db: Database | Transaction): Promise<DeliveryTermsAnswer> {
  return toAnswer(await findSetting(db, TERMS_KEY));
}

export async function readShelfTerms(db: Database | Transaction): Promise<ShelfTerms> {
  return toShelf(await findSetting(db, SHELF_KEY));
}

export async function writeShelfTerms(db: Database | Transaction, terms: ShelfTerms): Promise<void> {
  await writeSetting(db, SHELF_KEY, terms);
}

export async function hasCalendar(db: Database): Promise<boolean> {
  return (await findSetting(db, CALENDAR_KEY)) !== undefined;
}

export async function hasDeliveryTerms(db: Database): Promise<boolean> {
  return (await findSetting(db, TERMS_KEY)) !== undefined;
}

export async function writeCalendar(db: Database | Transaction, calendar: Calendar): Promise<void> {
  await writeSetting(db, CALENDAR_KEY, calendar);
}

export async function writeDeliveryTerms(
  db: Database | Transaction,
  terms: DeliveryTermsAnswer,
): Promise<void> {
  await writeSetting(db, TERMS_KEY, terms);
}

async function findSetting(db: Database | Transaction, key: string): Promise<unknown> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  return row?.value;
}

async function writeSetting(db: Database | Transaction, key: string, value: unknown): Promise<void> {
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: sql`now()` } });
}

function toCalendar(stored: unknown): Calendar {
  return stored === undefined ? CLOSED_CALENDAR : calendarSchema.parse(stored);
}

function toShelf(stored: unknown): ShelfTerms {
  return stored === undefined ? NO_SHELF : shelfTermsSchema.parse(stored);
}

function toOpeningHours(profile: unknown): readonly OpeningHours[] {
  return profile === undefined ? [] : shopProfileSchema.parse(profile).openingHours;
}

function toAnswer(stored: unknown): DeliveryTermsAnswer {
  return stored === undefined ? NO_DELIVERY : deliveryTermsSchema.parse(stored);
}
