import { isDeepStrictEqual } from 'node:util';
import { inArray } from 'drizzle-orm';
import type { DeliveryTermsAnswer } from '../../../../contract/delivery.ts';
import { isLocalGovernmentArea } from '../../../../domain/addresses/local-government-areas.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import { checkFreshProof } from '../../../../domain/sessions/fresh-proof.ts';
import { mayUse, refuseRole } from '../../../../domain/users/roles.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { lockNames } from '../../../database/lock-names.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { products } from '../../../database/schema/catalogue.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { findStale, nameChangedParts, type Stale } from '../../../http/edit-version.ts';
import { notifyAdministrators } from '../../../jobs/queue-security-notices.ts';
import { readDeliveryTerms, TERMS_LOCK, writeDeliveryTerms } from './delivery-plan.store.ts';

/** Zones, fees, holds and the account for transfers. What is ordered already keeps what was agreed. */
export async function saveDeliveryTerms(
  db: Database,
  { userId, role, provenAt }: Actor,
  terms: DeliveryTermsAnswer,
  version: string | undefined,
): Promise<Result<void> | Stale<DeliveryTermsAnswer>> {
  const unknown = findUnknownArea(terms);
  if (unknown) {
    const message = `There is no local government area “${unknown.lga}” in ${unknown.state}.`;
    return refuse('invalid', 'no_such_area', message, { [unknown.path]: message });
  }
  return inTransaction(db, async (tx) => {
    await lockNames(tx, [TERMS_LOCK]);
    const present = await readDeliveryTerms(tx);
    const stale = findStale(present, terms, version);
    if (stale) return stale;
    const missing = await findUnknownCategory(tx, terms);
    if (missing) {
      const message = `There is no category “${missing.category}”.`;
      return refuse('invalid', 'no_such_category', message, { [missing.path]: message });
    }
    const lost = await findUnknownProduct(tx, terms);
    if (lost) {
      const message = `There is no product “${lost.id}”.`;
      return refuse('invalid', 'no_such_product', message, { [lost.path]: message });
    }
    // Whoever changes it sends every customer's transfer somewhere else.
    const movesMoney = !isDeepStrictEqual(present.transferAccount, terms.transferAccount);
    const forOwner = movesMoney || present.deskRefundLimit !== terms.deskRefundLimit;
    if (forOwner && !mayUse(role, 'owner')) return refuseRole('owner');
    const fresh = movesMoney ? checkFreshProof(provenAt, new Date()) : accept(undefined);
    if (!fresh.ok) return fresh;
    await writeDeliveryTerms(tx, terms);
    if (movesMoney) await notifyAdministrators(tx, userId, 'bank_account_changed');
    await recordAuditEvent(tx, {
      action: 'shop.delivery_terms_changed',
      actorId: userId,
      subjectId: userId,
      details: { changed: nameChangedParts(present, terms) },
    });
    return accept(undefined);
  });
}

/** A misspelt category would quietly travel everywhere. */
async function findUnknownCategory(tx: Transaction, { zones }: DeliveryTermsAnswer) {
  const wanted = zones.flatMap(({ excludedCategories = [] }, index) =>
    excludedCategories.map((category) => ({ category, path: `zones.${index}.excludedCategories` })),
  );
  if (wanted.length === 0) return undefined;
  const rows = await tx.selectDistinct({ category: products.category }).from(products);
  const known = new Set(rows.map(({ category }) => category));
  return wanted.find(({ category }) => !known.has(category));
}

/** Nor would a misspelt product stay at home. */
async function findUnknownProduct(tx: Transaction, { zones }: DeliveryTermsAnswer) {
  const wanted = zones.flatMap(({ excludedProducts = [] }, index) =>
    excludedProducts.map((id) => ({ id, path: `zones.${index}.excludedProducts` })),
  );
  if (wanted.length === 0) return undefined;
  const ids = wanted.map(({ id }) => id);
  const rows = await tx.select({ id: products.id }).from(products).where(inArray(products.id, ids));
  const known = new Set(rows.map(({ id }) => id));
  return wanted.find(({ id }) => !known.has(id));
}

/** A misspelt area would quietly leave its people without a zone. */
function findUnknownArea({ zones }: DeliveryTermsAnswer) {
  for (const [zoneIndex, { places }] of zones.entries()) {
    for (const [placeIndex, { state, lgas }] of places.entries()) {
      const lga = lgas.find((area) => !isLocalGovernmentArea(state, area));
      if (lga !== undefined) return { state, lga, path: `zones.${zoneIndex}.places.${placeIndex}.lgas` };
    }
  }
  return undefined;
}
