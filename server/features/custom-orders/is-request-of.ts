import { eq, or, type SQL, sql } from 'drizzle-orm';
import { customOrders } from '../../database/schema/custom-orders.ts';
import { users } from '../../database/schema/identity.ts';

/** What the shop knows a person by. */
export type Contact = { readonly email: string | null; readonly phone: string | null };

/** Whoever it was asked by, with an account or without; beside a row with its user joined. */
export function isRequestOf({ email, phone }: Contact): SQL | undefined {
  return or(
    email === null ? undefined : eq(sql`lower(${users.email})`, email),
    email === null ? undefined : eq(sql`lower(${customOrders.customerEmail})`, email),
    phone === null ? undefined : eq(customOrders.phone, phone),
  );
}
