import { Hono } from 'hono';
import { readAuditTrailEndpoint } from '../../../contract/settings.ts';
import type { Database } from '../../database/database.ts';
import type { AppEnvironment } from '../../http/app-environment.ts';
import { readQuery } from '../../http/read-json.ts';
import { respondRefusal } from '../../http/refusal-response.ts';
import { readAuditTrail } from './read-audit-trail.ts';

export function createAuditRoutes(db: Database) {
  return new Hono<AppEnvironment>().get('/', async (c) => {
    const query = readQuery(c, readAuditTrailEndpoint.querySchema);
    return query.ok ? c.json(await readAuditTrail(db, query.value)) : respondRefusal(c, query.refusal);
  });
}
