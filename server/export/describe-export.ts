import type { TableColumns } from '../backup/dump-database.ts';

const MEANINGS: Readonly<Record<string, string>> = {
  addresses: 'saved addresses of customers',
  audit_events: 'the activity log: who changed what',
  categories: 'categories in their order, with their pictures',
  contact_messages: 'messages from the contact page',
  content_entries: 'posts and pages, in Markdown',
  custom_orders: 'custom cake requests; their messages, quotes and photos are in custom_order_…',
  messages: 'emails and notifications, sent and unsent',
  order_events: 'what happened to each order, and when',
  order_lines: 'what was ordered: one row for each item of an order',
  orders: 'orders with customer, address, day, amounts and status',
  payments: 'payments received',
  pictures: 'pictures by id; the files are pictures/<id>.webp',
  product_pictures: 'which picture belongs to which product',
  products: 'the catalogue; sizes and options are JSON in a column',
  refunds: 'refunds made',
  settings: 'opening hours, zones, fees and the rest of the settings, as JSON',
  users: 'customers and administrators, without their passwords',
};

/** For whoever opens the folder without knowing the shop. */
export function describeExport(tables: readonly TableColumns[], at: Date): string {
  const lines = tables.map(({ name, columns }) => {
    const meaning = MEANINGS[name] ? `: ${MEANINGS[name]}` : '';
    return `${name}${meaning}\n    ${columns.join(', ')}\n`;
  });
  return `Everything in this shop as it was on ${at.toISOString()}.

csv/<name>.csv and json/<name>.json hold the same rows: UTF-8, the first line of a CSV file names its columns, times are UTC.
Amounts whose names end in _in_kobo are in kobo: 100 kobo are 1 naira. Rows point at each other by id: order_lines.order_id is orders.id.
Text in CSV that a spreadsheet would run as a formula, such as =1+1 or +234…, has a ' before it; JSON has it as it is.
These files hold names, addresses and phone numbers: keep them as safe as your accounts.

${lines.join('\n')}`;
}
