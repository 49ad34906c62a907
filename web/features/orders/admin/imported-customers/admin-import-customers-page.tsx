import { useState } from 'react';
import {
  type CustomerImportAnswer,
  importCustomersEndpoint,
} from '../../../../../contract/imported-customers.ts';
import { TABLE_MAX_BYTES, TABLE_MAX_ROWS } from '../../../../../contract/table-limits.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { titlePage } from '../../../../page-meta.ts';
import { Note } from '../../../../ui/feedback/note.tsx';
import { ImportPanel } from '../../../../ui/import/import-panel.tsx';
import { useImport } from '../../../../ui/import/use-import.ts';
import { BackLink } from '../../../../ui/layout/details-frame.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { CustomerFindings } from './customer-findings.tsx';

export const meta = titlePage('Import customers');

/** Customers of another shop, for the desk to know. */
export default function AdminImportCustomersPage() {
  const [done, setDone] = useState<CustomerImportAnswer | null>(null);
  const table = useImport<CustomerImportAnswer>({
    tryOut: (file) => {
      setDone(null);
      return shopApi.call(importCustomersEndpoint, { query: {}, file, timeoutMs: 0 });
    },
    write: (file) => shopApi.call(importCustomersEndpoint, { query: { write: 'true' }, file, timeoutMs: 0 }),
    onDone: setDone,
  });
  return (
    <div className="grid gap-5 pt-5 phone:pt-7">
      <div>
        <BackLink to="/admin/users">All users</BackLink>
        <h1 className="mt-2">Import customers</h1>
        <p className="mt-2 max-w-measure text-cocoa-2">
          Bring your customers from Shopify or WooCommerce. When one of them calls, you’ll find them by phone,
          name or email in a new order, with their address.
        </p>
      </div>
      {done && (
        <Note tone="good" role="status">
          {sayDone(done)}
        </Note>
      )}
      <ImportPanel table={table} nameButton={nameButton}>
        {(found) => <CustomerFindings found={found} />}
      </ImportPanel>
      <Panel>
        <h2>What’s imported</h2>
        <ul className="mt-3 grid max-w-measure list-disc gap-1.5 pl-5">
          <li>
            From Shopify: <em>Customers › Export</em>. From WooCommerce:{' '}
            <em>Analytics › Customers › Download</em> (no street addresses, and phone numbers only from newer
            versions).
          </li>
          <li>
            Name, phone, email, address and note. Rows with the same phone or email become one customer.
          </li>
          <li>
            Details you already have are kept; only missing ones are added. Importing the same file again
            changes nothing.
          </li>
          <li>
            No accounts are created and no one gets an email. Newsletter consent and passwords aren’t
            imported. Customers who want an account can register in your shop.
          </li>
          <li>
            CSV in UTF-8, up to {TABLE_MAX_BYTES / 1024 / 1024} MB and{' '}
            {TABLE_MAX_ROWS.toLocaleString('en-GB')} rows.
          </li>
        </ul>
      </Panel>
    </div>
  );
}

function nameButton({ newCount, completedCount }: CustomerImportAnswer): string | null {
  const count = newCount + completedCount;
  return count === 0 ? null : `Import ${countCustomers(count)}`;
}

function sayDone({ newCount, completedCount, refusedCount }: CustomerImportAnswer): string {
  const parts = [
    newCount > 0 ? `${newCount.toLocaleString('en-GB')} new` : '',
    completedCount > 0 ? `${completedCount.toLocaleString('en-GB')} updated` : '',
  ];
  const done = `Imported: ${parts.filter((part) => part !== '').join(', ') || 'nothing'}.`;
  return refusedCount > 0 ? `${done} Not imported: ${refusedCount.toLocaleString('en-GB')}.` : done;
}

function countCustomers(count: number): string {
  return count === 1 ? '1 customer' : `${count.toLocaleString('en-GB')} customers`;
}
