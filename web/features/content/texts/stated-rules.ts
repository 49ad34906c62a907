/** Facts that several pages state; one place, so that no two pages can disagree. */
export const LAST_CHANGED = '2026-11-15';

export const ONLINE_HOLD_MINUTES = 20;
export const MANUAL_TRANSFER_HOLD_HOURS = 4;
export const UNPAID_ORDERS_MAX = 'two';
export const PIECES_PER_PRODUCT_MAX = 100;
export const INSCRIPTION_MAX_CHARACTERS = 40;
export const VAT_RATE = '7.5%';

export const REPORT_WITHIN_HOURS = 24;
export const REFUND_SENT_WORKING_DAYS = 2;
/** What Paystack tells customers. */
export const PAYSTACK_REFUND_TIME = '3 to 10 working days';

export const SESSION_MINUTES = 60;
export const KEPT_SESSION_DAYS = 30;
/** Companies and Allied Matters Act 2020, and the tax laws. */
export const ACCOUNTS_KEPT_YEARS = 6;
export const PRIVACY_ANSWER_DAYS = 30;
export const BREACH_REPORT_HOURS = 72;

export const ALLERGENS = 'gluten, milk, egg, nuts and soya';

export const CONSUMER_COMMISSION_URL = 'https://fccpc.gov.ng';
export const DATA_COMMISSION_URL = 'https://ndpc.gov.ng';
export const DATA_COMMISSION_EMAIL = 'info@ndpc.gov.ng';
