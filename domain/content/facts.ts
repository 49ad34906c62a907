import { CART_QUANTITY_MAX } from '../cart/limits.ts';
import { ALLERGEN_NAMES } from '../catalogue/allergens.ts';
import { INSCRIPTION_MAX_LENGTH } from '../catalogue/product.ts';
import { VAT_RATES_PERCENT } from '../catalogue/vat.ts';
import { CONTACT_RETENTION_DAYS } from '../contact/contact-message.ts';
import { ORDER_RETENTION_YEARS, TRACKING_DAYS_AFTER_DAY } from '../orders/retention.ts';
import { REFUND_WORKING_DAYS } from '../payments/money-back.ts';
import { UNPAID_HOLDS_MAX_PER_PERSON } from '../payments/payment-methods.ts';
import { BANK_WORKING_DAYS } from '../payments/refund-time.ts';
import { formatPhoneForAbroad } from '../phone-from-abroad.ts';
import { REMEMBERED_SESSION_LENGTH_MS, SESSION_LENGTH_MS } from '../sessions/session-length.ts';
import { STOCK_ALERT_DAYS } from '../shelf/stock-alerts.ts';
import { listAddressLines } from '../shop/address-lines.ts';
import type { ShopProfile } from '../shop/profile.ts';
import { buildWhatsappLink } from '../shop/whatsapp-link.ts';
import { SECURITY_LOG_DAYS } from '../users/security-events.ts';
import { joinInlines, type LiveFact, type Span, type Words } from './blocks.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

type Fact = {
  /** For whoever writes with it. */
  readonly meaning: string;
  /** No words: the shop has not named it yet. */
  readonly say: (shop: ShopProfile) => Words;
};

/**
 * What a text may name as {{shop.name}} instead of repeating it: the shop's profile, its rules, and what it promises on
 * more than one page. So no two texts can disagree, with each other or with what the shop does.
 */
export const CONTENT_FACTS = {
  'shop.name': fact('the shop’s name', (shop) => shop.name),
  'shop.city': fact('the shop’s city', (shop) => shop.address.city),
  'shop.state': fact('the shop’s state', (shop) => shop.address.state),
  'shop.address': fact('the shop’s address in one line', (shop) => listAddressLines(shop.address).join(', ')),
  'shop.phone': {
    meaning: 'the shop’s phone number, with a link to call',
    say: ({ phone }) => link(formatPhoneForAbroad(phone), phone && `tel:${phone}`),
  },
  'shop.whatsapp': {
    meaning: 'a link to chat on WhatsApp',
    say: ({ whatsapp }) => link('WhatsApp', whatsapp && buildWhatsappLink(whatsapp)),
  },
  'shop.email': {
    meaning: 'the shop’s email address',
    say: ({ email }) => link(email, email && `mailto:${email}`),
  },
  'shop.supportEmail': {
    // Texts that owners wrote while there were two addresses name it, beside the other.
    meaning: 'nothing any more, as the shop has one email address',
    say: () => [],
  },
  'shop.ways': { meaning: 'how to contact the shop: WhatsApp, phone or email', say: listWaysToReach },
  'hold.online': live('how long an unpaid online order keeps its slot', 'hold.online'),
  'hold.transfer': live('how long an unpaid transfer order keeps its slot', 'hold.transfer'),
  'delivery.zones': live(
    'the names of the delivery zones',
    'delivery.zones',
    'the areas listed under Shipping',
  ),
  'rules.unpaidOrders': fact('how many unpaid orders one person can have', () => UNPAID_HOLDS_MAX_PER_PERSON),
  'rules.pieces': fact('how many pieces of one product fit in the cart', () => CART_QUANTITY_MAX),
  'rules.inscription': fact('how many characters an inscription may have', () => INSCRIPTION_MAX_LENGTH),
  'rules.vat': fact('the standard VAT rate', () => `${VAT_RATES_PERCENT.standard}%`),
  'rules.allergens': fact('all allergens the shop lists', () =>
    new Intl.ListFormat('en-GB').format(Object.values(ALLERGEN_NAMES)).toLowerCase(),
  ),
  'rules.messageDays': fact(
    'how many days a contact message is kept after it’s done',
    () => CONTACT_RETENTION_DAYS,
  ),
  'rules.stockAlertDays': fact(
    'how many days a back-in-stock request is kept at most',
    () => STOCK_ALERT_DAYS,
  ),
  'rules.orderYears': fact('how many years customer details stay on an order', () => ORDER_RETENTION_YEARS),
  'rules.trackingDays': fact(
    'how many days a guest’s order link works after the order’s date',
    () => TRACKING_DAYS_AFTER_DAY,
  ),
  'rules.securityLogDays': fact('how many days sign-ins are recorded', () => SECURITY_LOG_DAYS),
  'session.minutes': fact(
    'after how many inactive minutes a session ends',
    () => SESSION_LENGTH_MS / MINUTE_MS,
  ),
  'session.keptDays': fact(
    'how many days “Keep me signed in” lasts',
    () => REMEMBERED_SESSION_LENGTH_MS / DAY_MS,
  ),
  'promise.reportHours': fact('within how many hours a problem should be reported', () => 24),
  'promise.refundDays': fact('within how many working days a refund is sent', () => REFUND_WORKING_DAYS),
  'promise.paystackTime': fact('how long a refund through Paystack takes', () => BANK_WORKING_DAYS),
} as const satisfies Readonly<Record<string, Fact>>;

export type FactName = keyof typeof CONTENT_FACTS;

export function isFactName(name: string): name is FactName {
  return Object.hasOwn(CONTENT_FACTS, name);
}

export function sayFact(name: FactName, shop: ShopProfile): Words {
  return CONTENT_FACTS[name].say(shop);
}

/** What a title or summary says: its facts in plain words, and what nobody knows left as it was typed. */
export function fillFacts(text: string, shop: ShopProfile): string {
  return leaveOutUnknown(text, shop).replace(FACT_FORM, (typed, name: string) =>
    isFactName(name) ? joinInlines(sayFact(name, shop)) : typed,
  );
}

export const FACT_FORM = /\{\{\s*([\w.]+)\s*\}\}/g;
const OPTIONAL_FORM = / ?\[\[((?:(?!\[\[|\]\]).)*)\]\]/g;

/** "baked to order[[ in {{shop.city}}]]": what stands in double brackets is left out while the shop has not named one of its facts. */
export function leaveOutUnknown(text: string, shop: ShopProfile): string {
  return text.replace(OPTIONAL_FORM, (typed, inside: string) => {
    const names = [...inside.matchAll(FACT_FORM)].map(([, name = '']) => name).filter(isFactName);
    if (names.length === 0) return typed;
    const isKnown = names.every((name) => sayFact(name, shop).length > 0);
    return isKnown ? typed.replace('[[', '').replace(/\]\]$/, '') : '';
  });
}

function fact(meaning: string, say: (shop: ShopProfile) => string | number): Fact {
  return {
    meaning,
    say: (shop) => {
      const text = String(say(shop));
      return text === '' ? [] : [text];
    },
  };
}

/** The owner sets it at any time, so a page that has not heard of it says where it stands. */
function live(meaning: string, name: LiveFact, text = 'the time shown at checkout'): Fact {
  return { meaning, say: () => [{ text, live: name }] };
}

function link(text: string, to: string): readonly Span[] {
  return to === '' ? [] : [{ text, to }];
}

/** "WhatsApp, +234 803 123 4567 or hello@…", or the way to the contact page while the shop has named none of them. */
function listWaysToReach(shop: ShopProfile): Words {
  const ways = (['shop.whatsapp', 'shop.phone', 'shop.email'] as const).flatMap((name) =>
    CONTENT_FACTS[name].say(shop),
  );
  const [first, ...rest] = ways;
  if (first === undefined) return ['our ', { text: 'contact page', to: '/contact' }];
  return [first, ...rest.flatMap((way, position) => [position === rest.length - 1 ? ' or ' : ', ', way])];
}
