import { isDeepStrictEqual } from 'node:util';
import type { DeliveryTermsAnswer } from '../../../../contract/delivery.ts';
import { isLocalGovernmentArea } from '../../../../domain/addresses/local-government-areas.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import { checkFreshProof } from '../../../../domain/sessions/fresh-proof.ts';
import type { Database } from '../../../database/database.ts';
import { lockNames } from '../../../database/lock-names.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { findStale, nameChangedParts, type Stale } from '../../../http/edit-version.ts';
import { notifyAdministrators } from '../../../jobs/queue-security-notices.ts';
import { readDeliveryTerms, TERMS_LOCK, writeDeliveryTerms } from './delivery-plan.store.ts';

/** Zones, fees, holds and the account for transfers. What is ordered already keeps what was agreed. */
export async function saveDeliveryTerms(
  db: Database,
  { userId, provenAt }: Actor,
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
    // Whoever changes it sends every customer's transfer somewhere else.
    const movesMoney = !isDeepStrictEqual(present.transferAccount, terms.transferAccount);
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
