import { readAuditLogEndpoint } from '../../../contract/settings.ts';
import { accept } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import { serve } from '../../http/serve.ts';
import { readAuditLog } from './read-audit-log.ts';

export function createAuditRoutes(db: Database) {
  return [serve(readAuditLogEndpoint, async ({ query }) => accept(await readAuditLog(db, query)))];
}
