import type { ContentPreview, PreviewedContent } from '../../../../contract/content-admin.ts';
import { estimateReadingMinutes } from '../../../../domain/content/reading-time.ts';
import type { ShopProfile } from '../../../../domain/shop/profile.ts';
import type { Database } from '../../../database/database.ts';
import { findPictures } from '../content.store.ts';
import { listPictureIds } from '../markdown/list-picture-ids.ts';
import { readContent } from '../markdown/read-content.ts';

/** What everybody would see, and what they would not. */
export async function previewContent(
  db: Database,
  shop: ShopProfile,
  { kind, body }: PreviewedContent,
): Promise<ContentPreview> {
  const pictures = await findPictures(db, [...new Set(listPictureIds(body))]);
  const warnings = new Set<string>();
  const content = readContent(body, {
    kind,
    shop,
    findPicture: (id) => pictures.get(id),
    warn: (sentence) => warnings.add(sentence),
  });
  return {
    headline: content.headline ?? null,
    body: content.body,
    readingMinutes: estimateReadingMinutes(body),
    warnings: [...warnings],
  };
}
