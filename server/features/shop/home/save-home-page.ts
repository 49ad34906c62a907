import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import {
  DEFAULT_HOME_PAGE,
  type HomePage,
  type HomePicture,
} from '../../../../domain/shop/home/home-page.ts';
import { announceChange } from '../../../database/changes.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { lockNames } from '../../../database/lock-names.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { findStale, nameChangedParts, type Stale } from '../../../http/edit-version.ts';
import { findHomePage, findPictureFacts, writeHomePage } from './home-page.store.ts';

const HOME_PAGE_LOCK = 'home-page';
const refusePicture = (field: string) =>
  refuse('invalid', 'no_such_picture', 'A picture isn’t available any more. Please upload it again.', {
    [field]: 'Please upload the picture again.',
  });

type Saving = {
  readonly actor: Pick<Actor, 'userId'>;
  readonly page: HomePage;
  /** Undefined: whatever is there is replaced. */
  readonly version: string | undefined;
};

/** An administrator's change, unless somebody else was quicker. What is the same already is not a change. */
export async function saveHomePage(
  db: Database,
  { actor: { userId }, page, version }: Saving,
): Promise<Result<HomePage> | Stale<HomePage>> {
  return inTransaction(db, async (tx): Promise<Result<HomePage> | Stale<HomePage>> => {
    await lockNames(tx, [HOME_PAGE_LOCK]);
    const present = (await findHomePage(tx)) ?? DEFAULT_HOME_PAGE;
    const { picture } = page.hero;
    const shown = picture ? [picture, ...page.pictures] : page.pictures;
    const known = await findPictureFacts(
      tx,
      shown.map(({ id }) => id),
    );
    const lost = shown.find(({ id }) => !known.has(id));
    if (lost) return refusePicture(lost === picture ? 'hero.picture' : 'pictures');
    const state = (each: HomePicture): HomePicture => ({ ...each, ...known.get(each.id) });
    const wanted = {
      ...page,
      hero: { ...page.hero, picture: picture && state(picture) },
      pictures: page.pictures.map(state),
    };
    const stale = findStale(present, wanted, version);
    if (stale) return stale;
    const changed = nameChangedParts(present, wanted);
    if (changed === '') return accept(present);
    await keepHomePage(tx, wanted);
    await recordAuditEvent(tx, {
      action: 'shop.home_page_changed',
      actorId: userId,
      subjectId: userId,
      details: { changed },
    });
    return accept(wanted);
  });
}

/** Keeps the page and tells every node; it hangs on the profile, as every page does. */
export async function keepHomePage(tx: Transaction, page: HomePage): Promise<void> {
  await writeHomePage(tx, page);
  await announceChange(tx, 'shop-profile');
}
