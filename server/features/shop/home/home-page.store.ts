import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { homePageSchema } from '../../../../contract/home-page.ts';
import {
  DEFAULT_HOME_PAGE,
  type HomePage,
  type HomePicture,
  type HomeSection,
} from '../../../../domain/shop/home/home-page.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { pictures } from '../../../database/schema/pictures.ts';
import { settings } from '../../../database/schema/settings.ts';

const HOME_PAGE_KEY = 'home-page';

type Band = { readonly place: number; readonly section: HomeSection };

/** The version before the band of pictures reads the same row and insists on its own seven sections: the band lies beside them. */
type StoredHomePage = Omit<HomePage, 'pictures'> &
  Partial<Pick<HomePage, 'pictures'>> & { readonly band?: Band };

const isBand = ({ kind }: HomeSection) => kind === 'pictures';
const NEW_BAND: Band = {
  place: DEFAULT_HOME_PAGE.sections.findIndex(isBand),
  section: { kind: 'pictures', isShown: false, title: '', text: '' },
};

export async function findHomePage(db: Database | Transaction): Promise<HomePage | undefined> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, HOME_PAGE_KEY));
  if (!row) return undefined;
  const stored = row.value as StoredHomePage;
  return homePageSchema.parse({
    ...stored,
    pictures: stored.pictures ?? [],
    sections: stored.sections.toSpliced(
      stored.band?.place ?? NEW_BAND.place,
      0,
      (stored.band ?? NEW_BAND).section,
    ),
  });
}

export async function writeHomePage(tx: Transaction, page: HomePage): Promise<void> {
  const place = page.sections.findIndex(isBand);
  const section = page.sections[place] ?? NEW_BAND.section;
  const value: StoredHomePage = {
    ...page,
    sections: page.sections.filter((each) => !isBand(each)),
    band: { place, section },
  };
  await tx
    .insert(settings)
    .values({ key: HOME_PAGE_KEY, value })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: sql`now()` } });
}

export type PictureFacts = Omit<HomePicture, 'alt'>;

/** As they were uploaded, for everybody to see; locked, so that none is cleaned up before it is in use. */
export async function findPictureFacts(
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PictureFacts>> {
  const { id, width, height, placeholder, uploadedBy, guestKeyHash } = pictures;
  const rows = await tx
    .select({ id, width, height, placeholder })
    .from(pictures)
    .where(and(inArray(id, [...ids]), isNull(uploadedBy), isNull(guestKeyHash)))
    .for('share');
  return new Map(rows.map((row) => [row.id, row]));
}
