import { readAuditTrailEndpoint } from '../../../contract/settings.ts';
import { accept } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import { serve } from '../../http/serve.ts';
import { readAuditTrail } from './read-audit-trail.ts';

export function createAuditRoutes(db: Database) {
  return [serve(readAuditTrailEndpoint, async ({ query }) => accept(await readAuditTrail(db, query)))];
}
