import type { CustomerRow, ImportedCustomer } from './read-customer-table.ts';

/** Somebody who was imported before, or further up in the same file. */
export type KnownCustomer = ImportedCustomer & { readonly id: string };

type Planned = { readonly line: number; readonly name: string; readonly leftOut: readonly string[] };

/** What becomes of one row. */
export type PlannedCustomer = Planned &
  (
    | { readonly outcome: 'new'; readonly id: string }
    /** Known with less; what was blank is filled in and nothing else touched. */
    | { readonly outcome: 'completed'; readonly added: readonly string[] }
    | { readonly outcome: 'known' }
    | { readonly outcome: 'refused'; readonly problem: string }
  );

export type CustomerPlan = {
  readonly rows: readonly PlannedCustomer[];
  /** As they are afterwards. */
  readonly added: readonly KnownCustomer[];
  readonly completed: readonly KnownCustomer[];
};

const FIELDS = [
  'name',
  'phone',
  'email',
  'address',
  'note',
] as const satisfies readonly (keyof ImportedCustomer)[];

/**
 * What a table would do to those who are known. A person is a phone number or an email address: rows that share one of them
 * are one person. Nothing that is known is overwritten, so that the same table again changes nothing.
 */
export function planCustomers(
  rows: readonly CustomerRow[],
  known: readonly KnownCustomer[],
  makeId: () => string,
): CustomerPlan {
  const ofPhone = new Map<string, KnownCustomer>();
  const ofEmail = new Map<string, KnownCustomer>();
  const remember = (person: KnownCustomer) => {
    if (person.phone !== null) ofPhone.set(person.phone, person);
    if (person.email !== null) ofEmail.set(person.email, person);
  };
  known.forEach(remember);
  const wereKnown = new Set(known.map(({ id }) => id));
  const added = new Map<string, KnownCustomer>();
  const completed = new Map<string, KnownCustomer>();

  function plan({ line, customer, leftOut }: CustomerRow): PlannedCustomer {
    const byPhone = customer.phone === null ? undefined : ofPhone.get(customer.phone);
    const byEmail = customer.email === null ? undefined : ofEmail.get(customer.email);
    const person = byPhone ?? byEmail;
    const planned = { line, name: customer.name || person?.name || '', leftOut };
    const problem = findProblem(customer, byPhone, byEmail);
    if (problem !== undefined) return { ...planned, outcome: 'refused', problem };
    if (!person) {
      const id = makeId();
      added.set(id, { ...customer, id });
      remember({ ...customer, id });
      return { ...planned, outcome: 'new', id };
    }
    const blank = FIELDS.filter((field) => isBlank(person[field]) && !isBlank(customer[field]));
    const filled = { ...person, ...Object.fromEntries(blank.map((field) => [field, customer[field]])) };
    remember(filled);
    if (blank.length === 0) return { ...planned, outcome: 'known' };
    if (!wereKnown.has(person.id)) {
      added.set(person.id, filled);
      return { ...planned, outcome: 'known' };
    }
    completed.set(person.id, filled);
    return { ...planned, outcome: 'completed', added: blank };
  }

  return { rows: rows.map(plan), added: [...added.values()], completed: [...completed.values()] };
}

function findProblem(
  { name, phone, email }: ImportedCustomer,
  byPhone: KnownCustomer | undefined,
  byEmail: KnownCustomer | undefined,
): string | undefined {
  if (phone === null && email === null) {
    return 'There’s neither a phone number nor an email address we can use.';
  }
  if (!byPhone && !byEmail) return name === '' ? 'There’s no name.' : undefined;
  if (byPhone && byEmail && byPhone.id !== byEmail.id) {
    return `The phone number belongs to ${byPhone.name} and the email address to ${byEmail.name}.`;
  }
  const person = byPhone ?? byEmail;
  if (phone !== null && person?.phone && person.phone !== phone) {
    return `${person.name} has this email address and another phone number.`;
  }
  if (email !== null && person?.email && person.email !== email) {
    return `${person.name} has this phone number and another email address.`;
  }
  return undefined;
}

function isBlank(value: ImportedCustomer[keyof ImportedCustomer]): boolean {
  return value === null || value === '';
}
