import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Brand } from '../../../../domain/shop/brand/brand.ts';
import { mendColours } from '../../../../domain/shop/brand/palette.ts';
import { announceChange } from '../../../database/changes.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { lockNames } from '../../../database/lock-names.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { findStale, nameChangedParts, type Stale } from '../../../http/edit-version.ts';
import { type BrandDocument, findBrand, findLogo, writeBrand } from './brand.store.ts';

const BRAND_LOCK = 'brand';
const NO_SUCH_LOGO = refuse(
  'invalid',
  'no_such_logo',
  'This logo isn’t available any more. Please upload it again.',
  { logo: 'Please upload your logo again.' },
);
const NOTHING_TO_UNDO = refuse('conflict', 'nothing_to_undo', 'There’s no earlier look to go back to.');

type Publishing = {
  readonly actor: Pick<Actor, 'userId'>;
  readonly brand: Brand;
  /** Undefined: whatever is there is replaced. */
  readonly version: string | undefined;
};

/** An administrator's new look for the shop, with every colour readable. What is the same already is no change. */
export async function publishBrand(
  db: Database,
  { actor, brand, version }: Publishing,
): Promise<Result<BrandDocument> | Stale<Brand>> {
  return inTransaction(db, async (tx): Promise<Result<BrandDocument> | Stale<Brand>> => {
    await lockNames(tx, [BRAND_LOCK]);
    const present = await findBrand(tx);
    const logo = brand.logo && (await findLogo(tx, brand.logo.id));
    if (brand.logo && !logo) return NO_SUCH_LOGO;
    const wanted = { ...brand, colours: orderColours(mendColours(brand.colours).colours), logo };
    const stale = findStale(present.published, wanted, version);
    if (stale) return stale;
    if (nameChangedParts(present.published, wanted) === '') return accept(present);
    return accept(await keepBrand(tx, actor, present, { published: wanted, previous: present.published }));
  });
}

/** Back to the look before, which can be undone in the same way. */
export async function undoBrand(db: Database, actor: Pick<Actor, 'userId'>): Promise<Result<BrandDocument>> {
  return inTransaction(db, async (tx): Promise<Result<BrandDocument>> => {
    await lockNames(tx, [BRAND_LOCK]);
    const present = await findBrand(tx);
    if (!present.previous) return NOTHING_TO_UNDO;
    const document = { published: present.previous, previous: present.published };
    return accept(await keepBrand(tx, actor, present, document));
  });
}

async function keepBrand(
  tx: Transaction,
  { userId }: Pick<Actor, 'userId'>,
  before: BrandDocument,
  document: BrandDocument,
): Promise<BrandDocument> {
  await writeBrand(tx, document);
  await recordAuditEvent(tx, {
    action: 'shop.brand_changed',
    actorId: userId,
    subjectId: userId,
    details: { changed: nameChangedParts(before.published, document.published) },
  });
  // Every page shows the brand, as it shows the profile.
  await announceChange(tx, 'shop-profile');
  return document;
}

/** Versions are made from the document as it is written: always in the same order. */
function orderColours({ action, accent, page }: Brand['colours']): Brand['colours'] {
  return { action, accent, page };
}
