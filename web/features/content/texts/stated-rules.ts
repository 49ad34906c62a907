import { CART_QUANTITY_MAX } from '../../../../domain/cart/limits.ts';
import { ALLERGEN_NAMES } from '../../../../domain/catalogue/allergens.ts';
import { INSCRIPTION_MAX_LENGTH } from '../../../../domain/catalogue/product.ts';
import { VAT_RATES_PERCENT } from '../../../../domain/catalogue/vat.ts';
import { UNPAID_HOLDS_MAX_PER_PERSON } from '../../../../domain/checkout/payment-methods.ts';
import {
  REMEMBERED_SESSION_LENGTH_MS,
  SESSION_LENGTH_MS,
} from '../../../../domain/sessions/session-length.ts';
import { joinWords } from '../../../ui/join-words.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Facts that several pages state; one place, so that no two pages can disagree. */
export const LAST_CHANGED = '2026-11-15';

export const UNPAID_ORDERS_MAX = UNPAID_HOLDS_MAX_PER_PERSON;
export const PIECES_PER_PRODUCT_MAX = CART_QUANTITY_MAX;
export const INSCRIPTION_MAX_CHARACTERS = INSCRIPTION_MAX_LENGTH;
export const VAT_RATE = `${VAT_RATES_PERCENT.standard}%`;

export const REPORT_WITHIN_HOURS = 24;
export const REFUND_SENT_WORKING_DAYS = 2;
/** What Paystack tells customers. */
export const PAYSTACK_REFUND_TIME = '3 to 10 working days';

export const SESSION_MINUTES = SESSION_LENGTH_MS / MINUTE_MS;
export const KEPT_SESSION_DAYS = REMEMBERED_SESSION_LENGTH_MS / DAY_MS;
/** Companies and Allied Matters Act 2020, and the tax laws. */
export const ACCOUNTS_KEPT_YEARS = 6;
export const PRIVACY_ANSWER_DAYS = 30;
export const BREACH_REPORT_HOURS = 72;

export const ALLERGENS = joinWords(Object.values(ALLERGEN_NAMES), 'and').toLowerCase();

export const CONSUMER_COMMISSION_URL = 'https://fccpc.gov.ng';
export const DATA_COMMISSION_URL = 'https://ndpc.gov.ng';
export const DATA_COMMISSION_EMAIL = 'info@ndpc.gov.ng';
