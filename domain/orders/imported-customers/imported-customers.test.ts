import { expect, test } from 'vitest';
import { parseCsv } from '../../csv/parse-csv.ts';
import { type KnownCustomer, planCustomers } from './plan-customers.ts';
import { type ImportedCustomer, readCustomerTable } from './read-customer-table.ts';

const SHOPIFY =
  'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note,Tax Exempt,Tags';
const WOOCOMMERCE =
  'Name,Username,Last Active,Sign Up,Email,Orders,Total Spend,AOV,Country / Region,City,Region,Postal Code,Billing Phone,Shipping Phone,Role';

function read(...lines: readonly string[]) {
  const rows = parseCsv(lines.join('\n'));
  const table = rows.ok ? readCustomerTable(rows.value) : rows;
  if (!table.ok) throw new Error(table.refusal.message);
  return table.value;
}

test('Shopify’s own export gives name, phone, email, address and note, and names what has no place here (P33.20)', () => {
  const { rows, unknownHeadings } = read(
    SHOPIFY,
    `'7001,Ada,Obi,Ada@Mail.example,yes,,"12, Awolowo Road",Flat 3,Ikoyi,LA,NG,101233,,'+234 803 123 4567,no,52000.00,4,Likes less sugar,no,regular`,
  );
  expect(rows).toEqual([
    {
      line: 2,
      customer: {
        name: 'Ada Obi',
        phone: '+2348031234567',
        email: 'ada@mail.example',
        address: { state: 'Lagos', area: 'Ikoyi', street: '12, Awolowo Road, Flat 3' },
        note: 'Likes less sugar',
      },
      leftOut: [],
    },
  ]);
  expect(unknownHeadings).toContain('Accepts Email Marketing');
});

test('an older export of Shopify is read by its own names, and the phone of the address stands in (P33.20)', () => {
  const older =
    'First Name,Last Name,Email,Company,Address1,Address2,City,Province,Province Code,Country,Country Code,Zip,Phone,Accepts Marketing,Total Spent,Total Orders,Tags,Note,Tax Exempt';
  const { rows } = read(older, 'Bola,,,,1 Aso Drive,,Maitama,Abuja,FC,Nigeria,NG,,08091234567,no,0,0,,,no');
  expect(rows[0]?.customer).toMatchObject({
    name: 'Bola',
    phone: '+2348091234567',
    address: { state: 'FCT', area: 'Maitama' },
  });
  const { rows: newer } = read(SHOPIFY, ',Chi,Eze,,,,,,,,,,08031234567,,,,,,,');
  expect(newer[0]?.customer.phone).toBe('+2348031234567');
});

test('WooCommerce’s own export gives name, email and, where it has it, the phone; older ones have none (P33.20)', () => {
  const { rows, unknownHeadings } = read(
    WOOCOMMERCE,
    'Ada Obi,ada,2026-01-01,2025-01-01,ada@mail.example,4,52000,13000,NG,Ikoyi,LA,,08031234567,,customer',
  );
  expect(rows[0]?.customer).toEqual({
    name: 'Ada Obi',
    phone: '+2348031234567',
    email: 'ada@mail.example',
    address: null,
    note: '',
  });
  expect(unknownHeadings).toContain('City');
  const older = WOOCOMMERCE.replace(',Billing Phone,Shipping Phone,Role', '');
  expect(read(older, 'Ada Obi,ada,,,ada@mail.example,4,1,1,NG,,,').rows[0]?.customer.phone).toBeNull();
});

test('what cannot be used is left out and named, and the rest of the row is taken (P33.20)', () => {
  const rowOf = (cells: string) => read(SHOPIFY, cells).rows[0];
  expect(rowOf(',Ada,Obi,ada@mail.example,,,1 High Street,,Leeds,,GB,,,+447700900123,,,,,,')).toMatchObject({
    customer: { phone: '+447700900123', email: 'ada@mail.example', address: null },
    leftOut: ['Address: It isn’t in Nigeria.'],
  });
  expect(rowOf(',Ada,Obi,ada@mail.example,,,,,,,,,,07700 900123,,,,,,')).toMatchObject({
    customer: { phone: null, email: 'ada@mail.example' },
    leftOut: [expect.stringMatching(/^Phone: That is not a Nigerian/)],
  });
  expect(rowOf(',Ada,Obi,not an email,,,,,Ikoyi,LA,NG,,,08031234567,,,,,,')).toMatchObject({
    customer: { phone: '+2348031234567', email: null, address: null },
    leftOut: ['Email: This isn’t an email address.', 'Address: It has no street.'],
  });
  expect(rowOf(',Ada,Obi,,,,1 Road,,Ikoyi,XX,NG,,,08031234567,,,,,,')?.leftOut).toEqual([
    'Address: We don’t recognise the state.',
  ]);
});

test('any other table is refused, that of products among them (P33.20)', () => {
  expect(() => read('Handle,Title,Option1 value', 'a,b,c')).toThrow('isn’t a customer file');
});

const person = (said: Partial<ImportedCustomer>): ImportedCustomer => ({
  name: '',
  phone: null,
  email: null,
  address: null,
  note: '',
  ...said,
});

function plan(people: readonly ImportedCustomer[], known: readonly KnownCustomer[] = []) {
  let count = 0;
  const rows = people.map((customer, place) => ({ line: place + 2, customer, leftOut: [] }));
  return planCustomers(rows, known, () => `new-${++count}`);
}

const ADA = person({ name: 'Ada', phone: '+2348031111111' });
const outcomesOf = ({ rows }: ReturnType<typeof plan>) => rows.map(({ outcome }) => outcome);

test('rows with the same phone or email are one person with what all of them say; the same table again changes nothing (P33.21)', () => {
  const table = [
    ADA,
    person({ name: 'Ada Obi', phone: ADA.phone, email: 'ada@mail.example' }),
    person({ email: 'ada@mail.example', note: 'Likes less sugar' }),
  ];
  const first = plan(table);
  expect(outcomesOf(first)).toEqual(['new', 'known', 'known']);
  expect(first.added).toEqual([{ ...ADA, id: 'new-1', email: 'ada@mail.example', note: 'Likes less sugar' }]);
  const second = plan(table, first.added);
  expect(outcomesOf(second)).toEqual(['known', 'known', 'known']);
  expect([second.added, second.completed]).toEqual([[], []]);
});

test('gaps of who is known are filled, and nothing known is overwritten (P33.21)', () => {
  const known = [{ ...ADA, id: 'a', note: 'Ours' }];
  const { rows, completed } = plan(
    [person({ name: 'ADA', phone: ADA.phone, email: 'ada@mail.example', note: 'Theirs' })],
    known,
  );
  expect(rows).toMatchObject([{ outcome: 'completed', added: ['email'] }]);
  expect(completed).toEqual([{ ...known[0], email: 'ada@mail.example' }]);
});

test.each([
  ['nobody can reach', person({ name: 'Ada' }), 'neither a phone number nor an email address'],
  ['has no name', person({ phone: '+2348032222222' }), 'no name'],
  [
    'has another phone',
    person({ name: 'Ada', email: 'ada@mail.example', phone: '+2348032222222' }),
    'Ada has this email address and another phone number.',
  ],
  [
    'has another email',
    person({ name: 'Ada', phone: '+2348031111111', email: 'other@mail.example' }),
    'Ada has this phone number and another email address.',
  ],
  [
    'is two people',
    person({ name: 'Ada', phone: '+2348031111111', email: 'bola@mail.example' }),
    'The phone number belongs to Ada and the email address to Bola.',
  ],
])('a row that %s is refused (P33.21)', (_, row, words) => {
  const { rows, added, completed } = plan(
    [row],
    [
      { ...ADA, id: 'a', email: 'ada@mail.example' },
      { ...person({ name: 'Bola', email: 'bola@mail.example' }), id: 'b' },
    ],
  );
  expect(rows).toMatchObject([{ outcome: 'refused', problem: expect.stringContaining(words) }]);
  expect([added, completed]).toEqual([[], []]);
});
