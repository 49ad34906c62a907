import { importCustomersEndpoint } from '../../../../contract/imported-customers.ts';
import type { Database } from '../../../database/database.ts';
import { readTable } from '../../../http/read-table.ts';
import { serve } from '../../../http/serve.ts';
import { importCustomers } from './import-customers.ts';

export function createImportedCustomerRoutes({ db }: { readonly db: Database }) {
  return [
    serve(importCustomersEndpoint, async ({ c, actor, query }) => {
      const rows = await readTable(c);
      return rows.ok ? importCustomers(db, actor, rows.value, query.write !== undefined) : rows;
    }),
  ];
}
