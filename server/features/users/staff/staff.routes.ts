import { listStaffEndpoint } from '../../../../contract/staff.ts';
import { accept } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { serve } from '../../../http/serve.ts';
import { listStaff } from './staff.store.ts';

export function createStaffRoutes(db: Database) {
  return [serve(listStaffEndpoint, async () => accept({ data: [...(await listStaff(db))] }))];
}
