import type { AuditLogEvent } from '../../../contract/settings.ts';
import type { LagosDay } from '../../../domain/delivery/lagos-time.ts';
import { convertNairaToKobo, formatNaira } from '../../../domain/money.ts';
import { formatMoment } from '../../ui/formats/format-moment.ts';
import { nameDay } from '../../ui/slots/day-words.ts';

type Value = AuditLogEvent['details'][string];

const write = (value: Value) => formatNaira(convertNairaToKobo(Number(value)));
const count = (one: string, many: string) => (value: Value) =>
  value === 0 ? '' : value === 1 ? `1 ${one}` : `${value} ${many}`;
const choose = (whenTrue: string, whenFalse: string) => (value: Value) =>
  value === true ? whenTrue : whenFalse;
const countHours = count('hour', 'hours');

/** Parts whose names in the program say nothing to the owner. */
const PART_NAMES: ReadonlyMap<string, string> = new Map([
  ['isOn', 'turned on or off'],
  ['isCounterSaleOn', 'counter sale'],
  ['cutOff', 'order deadline'],
  ['cutOffs', 'order deadlines'],
  ['weekdays', 'baking days'],
  ['windows', 'time slots'],
  ['horizonDays', 'how far ahead customers can order'],
  ['zones', 'delivery zones'],
  ['freeAbove', 'free delivery'],
  ['holds', 'time to pay'],
  ['unconfirmed', 'orders from new customers'],
  ['deskRefundLimit', 'refund limit of the order desk'],
  ['transferAccount', 'bank account'],
  ['whatsapp', 'WhatsApp'],
  ['hero', 'top of the page'],
]);

const SETUP_STEPS: ReadonlyMap<Value, string> = new Map([
  ['look', 'logo and colours'],
  ['zones', 'delivery zones'],
]);

function nameParts(changed: Value): string {
  return String(changed)
    .split(', ')
    .map((part) => PART_NAMES.get(part) ?? splitWords(part))
    .join(', ');
}

/** The names of parts as people write them: "openingHours" is "opening hours". */
function splitWords(names: string): string {
  return names.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** In the order in which they are said; what says nothing to the owner is left out. */
const DETAIL_WORDS: Readonly<Record<string, (value: Value) => string>> = {
  title: (value) => `“${value}”`,
  mail: String,
  day: (value) => nameDay(String(value) as LagosDay),
  isClosed: choose('closed', 'open'),
  workUnits: (value) => `${value} kitchen points`,
  note: (value) => (value === '' ? 'note removed' : `“${value}”`),
  number: String,
  // Said in words already, names of products among them.
  what: String,
  changed: nameParts,
  status: String,
  about: (value) => `order ${value}`,
  step: (value) => SETUP_STEPS.get(value) ?? String(value),
  isDone: choose('done', 'not done'),
  isOn: choose('turned on', 'turned off'),
  minimum: (value) => `from ${write(value)}`,
  maximum: (value) => `up to ${write(value)}`,
  validMonths: (value) => `valid for ${count('month', 'months')(value)}`,
  isPublishedAtOnce: choose('published right away', 'published after a check'),
  askAfterHours: (value) =>
    value === 0 ? 'customers aren’t asked' : `customers asked after ${countHours(value)}`,
  afterHours: (value) => (value === 0 ? 'turned off' : `sent after ${countHours(value)}`),
  voucher: (value) => `voucher ending ${value}`,
  due: (value) => `${write(value)} due`,
  onAccount: (value) => `paid later: ${value}`,
  deliveryFee: (value) => `delivery fee ${value}`,
  stoppedFor: (value) => (value === 'dispute' ? 'payment disputed' : 'payment reversed'),
  saidAt: (value) => `customer said they paid on ${formatMoment(String(value))}`,
  codes: count('code', 'codes'),
  products: count('product', 'products'),
  posts: count('post', 'posts'),
  pages: count('page', 'pages'),
  customers: count('customer', 'customers'),
  orders: count('order', 'orders'),
  settings: count('setting', 'settings'),
  orderedProducts: () => '',
  // Said by the title.
  isSoldOut: () => '',
  merge: () => '',
  slug: () => '',
  version: () => '',
};
const KNOWN = Object.keys(DETAIL_WORDS);

/** Each detail in a few words people say: "Thursday 24 December", "closed". */
export function listDetails(details: AuditLogEvent['details']): readonly string[] {
  const known = KNOWN.flatMap((name) => {
    const value = details[name];
    return value === undefined ? [] : [DETAIL_WORDS[name]?.(value) ?? ''];
  });
  const others = Object.entries(details)
    .filter(([name]) => !(name in DETAIL_WORDS))
    .map(
      ([name, value]) =>
        `${splitWords(name)}: ${typeof value === 'boolean' ? (value ? 'yes' : 'no') : value}`,
    );
  return [...known, ...others].filter((words) => words !== '');
}
