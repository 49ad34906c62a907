import { ADDRESS_LINE_MAX_LENGTH } from '../../addresses/address.ts';
import { findState } from '../../addresses/state-codes.ts';
import type { NigerianState } from '../../addresses/states.ts';
import { normaliseContactPhone } from '../../contact-phone.ts';
import { type ForeignColumns, findColumns, hasHeadings } from '../../csv/foreign-columns.ts';
import type { CsvRow } from '../../csv/parse-csv.ts';
import { accept, type Result, refuse } from '../../refusal.ts';
import { normaliseEmail, normaliseName } from '../../users/person.ts';

export const IMPORTED_NOTE_MAX_LENGTH = 1_000;

/** Other shops know no local government area: whoever takes the order chooses it. */
export type ImportedAddress = {
  readonly state: NigerianState;
  readonly area: string;
  readonly street: string;
};

/** What is known about a customer of another shop; at least one of phone and email. */
export type ImportedCustomer = {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: ImportedAddress | null;
  readonly note: string;
};

export type CustomerRow = {
  readonly line: number;
  readonly customer: ImportedCustomer;
  /** What the row says and nobody could use: "Phone: That is not a Nigerian phone number." */
  readonly leftOut: readonly string[];
};

export type CustomerTable = {
  readonly rows: readonly CustomerRow[];
  /** Columns without a place here. Who agreed to newsletters elsewhere has not agreed to ours. */
  readonly unknownHeadings: readonly string[];
};

type Field =
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'otherPhone'
  | 'street'
  | 'streetMore'
  | 'city'
  | 'state'
  | 'country'
  | 'note';

/** Its "Default Address …" columns were once called by their last word alone. */
const SHOPIFY: ForeignColumns<Field> = {
  name: [],
  firstName: ['First Name'],
  lastName: ['Last Name'],
  email: ['Email'],
  phone: ['Phone'],
  otherPhone: ['Default Address Phone'],
  street: ['Default Address Address1', 'Address1'],
  streetMore: ['Default Address Address2', 'Address2'],
  city: ['Default Address City', 'City'],
  state: ['Default Address Province Code', 'Province Code', 'Province'],
  country: ['Default Address Country Code', 'Country Code', 'Country'],
  note: ['Note'],
};

/** Analytics › Customers › Download. It names city and region and no street, which is no address to deliver to. */
const WOOCOMMERCE: ForeignColumns<Field> = {
  name: ['Name'],
  firstName: [],
  lastName: [],
  email: ['Email'],
  phone: ['Billing Phone'],
  otherPhone: ['Shipping Phone'],
  street: [],
  streetMore: [],
  city: [],
  state: [],
  country: [],
  note: [],
};

const UNKNOWN_TABLE = refuse(
  'invalid',
  'unknown_table',
  'This isn’t a customer file from Shopify or WooCommerce. Export your customers there as CSV and choose that file.',
);

/** A table as Shopify or WooCommerce exports its customers, recognised by its first line. */
export function readCustomerTable(rows: readonly CsvRow[]): Result<CustomerTable, 'unknown_table'> {
  const [first, ...others] = rows;
  const columns = first && chooseColumns(first);
  if (!columns) return UNKNOWN_TABLE;
  const { read, leftOut } = findColumns(first, others, columns);
  return accept({
    rows: others.map((row) => readRow(row, (field) => read(row, field))),
    unknownHeadings: leftOut,
  });
}

function chooseColumns(first: CsvRow): ForeignColumns<Field> | undefined {
  if (hasHeadings(first, ['First Name', 'Last Name', 'Email', 'Tax Exempt'])) return SHOPIFY;
  if (hasHeadings(first, ['Name', 'Username', 'Email', 'AOV'])) return WOOCOMMERCE;
  return undefined;
}

function readRow({ line }: CsvRow, read: (field: Field) => string): CustomerRow {
  const leftOut: string[] = [];
  /** What cannot be read is left out and named; the rest of the row is still worth having. */
  const take = (
    column: string,
    written: string,
    normalise: (typed: string) => Result<string>,
    problem?: string,
  ) => {
    if (written === '') return null;
    const normalised = normalise(written);
    if (normalised.ok) return normalised.value;
    leftOut.push(`${column}: ${problem ?? normalised.refusal.message}`);
    return null;
  };
  const name = take('Name', read('name') || `${read('firstName')} ${read('lastName')}`.trim(), normaliseName);
  const phone = take('Phone', read('phone') || read('otherPhone'), normaliseContactPhone);
  // Nobody types into a file: there is nothing to enter again.
  const email = take('Email', read('email'), normaliseEmail, 'This isn’t an email address.');
  const note = read('note').slice(0, IMPORTED_NOTE_MAX_LENGTH);
  return {
    line,
    customer: { name: name ?? '', phone, email, address: readAddress(read, leftOut), note },
    leftOut,
  };
}

function readAddress(read: (field: Field) => string, leftOut: string[]): ImportedAddress | null {
  const street = [read('street'), read('streetMore')].filter((part) => part !== '').join(', ');
  const area = read('city');
  if (street === '' && area === '') return null;
  const state = findState(read('state'));
  const country = read('country').toUpperCase();
  const isAbroad = country !== '' && country !== 'NG' && country !== 'NIGERIA';
  const problem = isAbroad
    ? 'It isn’t in Nigeria.'
    : street === ''
      ? 'It has no street.'
      : !state
        ? 'We don’t recognise the state.'
        : street.length > ADDRESS_LINE_MAX_LENGTH || area.length > ADDRESS_LINE_MAX_LENGTH
          ? `A line has more than ${ADDRESS_LINE_MAX_LENGTH} characters.`
          : null;
  if (problem !== null || !state) {
    leftOut.push(`Address: ${problem}`);
    return null;
  }
  return { state, area, street };
}
