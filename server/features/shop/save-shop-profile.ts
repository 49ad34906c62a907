import { accept, type Result } from '../../../domain/refusal.ts';
import { BLANK_SHOP_PROFILE, type ShopProfile } from '../../../domain/shop/profile.ts';
import type { Database } from '../../database/database.ts';
import { lockNames } from '../../database/lock-names.ts';
import { recordAuditEvent } from '../../database/record-audit-event.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Actor } from '../../http/app-environment.ts';
import { findStale, nameChangedParts, type Stale } from '../../http/edit-version.ts';
import { keepShopProfile } from './keep-shop-profile.ts';
import { findShopProfile } from './shop.store.ts';

const PROFILE_LOCK = 'shop-profile';

type Saving = {
  readonly actor: Pick<Actor, 'userId'>;
  readonly profile: ShopProfile;
  /** Undefined: whatever is there is replaced. */
  readonly version: string | undefined;
};

/** An administrator's change, unless somebody else was quicker. What is the same already is not a change. */
export async function saveShopProfile(
  db: Database,
  { actor: { userId }, profile, version }: Saving,
): Promise<Result<void> | Stale<ShopProfile>> {
  return inTransaction(db, async (tx) => {
    await lockNames(tx, [PROFILE_LOCK]);
    const present = (await findShopProfile(tx)) ?? BLANK_SHOP_PROFILE;
    const stale = findStale(present, profile, version);
    if (stale) return stale;
    const changed = nameChangedParts(present, profile);
    if (changed === '') return accept(undefined);
    await keepShopProfile(tx, profile);
    await recordAuditEvent(tx, {
      action: 'shop.profile_changed',
      actorId: userId,
      subjectId: userId,
      details: { changed },
    });
    return accept(undefined);
  });
}
