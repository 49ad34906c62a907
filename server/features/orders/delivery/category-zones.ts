import { replaceCategory } from '../../../../domain/catalogue/categories.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { lockNames } from '../../../database/lock-names.ts';
import { readDeliveryTerms, TERMS_LOCK, writeDeliveryTerms } from './delivery-plan.store.ts';

/** The names of the zones that leave each category out. */
export async function listExcludingZones(db: Database): Promise<ReadonlyMap<string, readonly string[]>> {
  const zonesOf = new Map<string, string[]>();
  for (const { name, excludedCategories = [] } of (await readDeliveryTerms(db)).zones) {
    for (const category of excludedCategories) {
      zonesOf.set(category, [...(zonesOf.get(category) ?? []), name]);
    }
  }
  return zonesOf;
}

/** A zone that leaves a category out goes on doing so when the category has become another. */
export async function followCategoryMove(tx: Transaction, from: string, into: string): Promise<void> {
  await lockNames(tx, [TERMS_LOCK]);
  const terms = await readDeliveryTerms(tx);
  const names = (zone: (typeof terms.zones)[number]) => zone.excludedCategories?.includes(from) === true;
  if (!terms.zones.some(names)) return;
  const zones = terms.zones.map((zone) =>
    names(zone)
      ? { ...zone, excludedCategories: [...replaceCategory(zone.excludedCategories ?? [], from, into)] }
      : zone,
  );
  await writeDeliveryTerms(tx, { ...terms, zones });
}
