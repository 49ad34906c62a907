import { randomUUID } from 'node:crypto';
import type { CustomerImportAnswer } from '../../../../contract/imported-customers.ts';
import { TABLE_MAX_ROWS, TABLE_ROWS_SHOWN_MAX } from '../../../../contract/table-limits.ts';
import type { CsvRow } from '../../../../domain/csv/parse-csv.ts';
import {
  type CustomerPlan,
  type PlannedCustomer,
  planCustomers,
} from '../../../../domain/orders/imported-customers/plan-customers.ts';
import {
  type CustomerTable,
  readCustomerTable,
} from '../../../../domain/orders/imported-customers/read-customer-table.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { findUnkeepable } from '../../../http/keepable-text.ts';
import { TOO_MANY_ROWS } from '../../../http/read-table.ts';
import {
  addImportedCustomers,
  completeImportedCustomers,
  findImportedCustomers,
  lockImportedCustomers,
} from './imported-customers.store.ts';

const EMPTY = refuse('invalid', 'empty_table', 'There are no customers in this file.');
const UNKEEPABLE = refuse(
  'invalid',
  'unkeepable_text',
  'The file has special characters we can’t save. Remove them and try again.',
);

/** Reads another shop's table of customers; written only where that is asked for. */
export async function importCustomers(
  db: Database,
  { userId }: Actor,
  rows: readonly CsvRow[],
  isWritten: boolean,
): Promise<Result<CustomerImportAnswer>> {
  const table = readCustomerTable(rows);
  if (!table.ok) return table;
  if (table.value.rows.length > TABLE_MAX_ROWS) return TOO_MANY_ROWS;
  if (table.value.rows.length === 0) return EMPTY;
  if (findUnkeepable(table.value.rows)) return UNKEEPABLE;
  if (!isWritten) return accept(describePlan(await planTable(db, table.value), table.value));
  return inTransaction(db, async (tx) => {
    await lockImportedCustomers(tx);
    const plan = await planTable(tx, table.value);
    await addImportedCustomers(tx, plan.added);
    await completeImportedCustomers(tx, plan.completed);
    if (plan.added.length + plan.completed.length > 0) {
      await recordAuditEvent(tx, {
        action: 'shop.customers_imported',
        actorId: userId,
        subjectId: userId,
        details: { after: `${plan.added.length} new, ${plan.completed.length} updated` },
      });
    }
    return accept(describePlan(plan, table.value));
  });
}

async function planTable(db: Database | Transaction, { rows }: CustomerTable): Promise<CustomerPlan> {
  const phones = rows.flatMap(({ customer }) => customer.phone ?? []);
  const emails = rows.flatMap(({ customer }) => customer.email ?? []);
  return planCustomers(rows, await findImportedCustomers(db, phones, emails), randomUUID);
}

function describePlan({ rows }: CustomerPlan, { unknownHeadings }: CustomerTable): CustomerImportAnswer {
  const pick = <Outcome extends PlannedCustomer['outcome']>(outcome: Outcome) =>
    rows.filter((row): row is Extract<PlannedCustomer, { outcome: Outcome }> => row.outcome === outcome);
  const show = <Row extends PlannedCustomer>(found: readonly Row[]) =>
    found.slice(0, TABLE_ROWS_SHOWN_MAX).map((row) => ({ ...row, leftOut: [...row.leftOut] }));
  const [added, completed, refused] = [pick('new'), pick('completed'), pick('refused')];
  return {
    newCount: added.length,
    completedCount: completed.length,
    knownCount: pick('known').length,
    refusedCount: refused.length,
    added: show(added).map(({ line, name, leftOut }) => ({ line, name, leftOut })),
    completed: show(completed).map(({ line, name, leftOut, added: filled }) => ({
      line,
      name,
      leftOut,
      added: [...filled],
    })),
    refused: show(refused).map(({ line, name, leftOut, problem }) => ({ line, name, leftOut, problem })),
    unknownHeadings: [...unknownHeadings],
  };
}
