import { createDatabaseContent } from '../adapters/content/database.ts';
import { createGhostContent, writeGhostAdmin } from '../adapters/content/ghost.ts';
import type { Database } from '../database/database.ts';
import type { ContentPort } from '../ports/content.ts';
import type { Settings } from '../settings/settings.ts';

export type ContentOptions = {
  readonly settings: Pick<Settings, 'contentSite'>;
  readonly db: Database;
  readonly publicUrl: string;
};

/** A content service where one is named, and the shop's own database otherwise. */
export function createContentPort({ settings: { contentSite }, db, publicUrl }: ContentOptions): ContentPort {
  return contentSite ? createGhostContent({ site: contentSite, publicUrl }) : createDatabaseContent(db);
}

/** Where its posts and pages are written; undefined: in the shop. */
export function findContentPlace({ contentSite }: ContentOptions['settings']): string | undefined {
  return contentSite && writeGhostAdmin(contentSite);
}
