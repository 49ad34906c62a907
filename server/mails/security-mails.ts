import { convertNairaToKobo, formatNaira } from '../../domain/money.ts';
import type { ShopProfile } from '../../domain/shop/profile.ts';
import {
  PERSON_NOTICES,
  type RefundedOrder,
  type SecurityNotice,
} from '../../domain/users/security-notices.ts';
import { type ComposedMail, composeMail } from './compose-mail.ts';
import { greet } from './greeting.ts';
import { sayMoment } from './say-moment.ts';
import { type ChangedMember, type NoticeWords, sayOwnChange, sayStaffChange } from './staff-change-words.ts';

type SecurityMailFacts = {
  readonly shop: ShopProfile;
  /** Of whoever gets the mail. */
  readonly name: string;
  readonly notice: SecurityNotice;
  /** Of whoever did it; 'You' to themselves. */
  readonly actorName: string;
  readonly at: string;
  /** What a refund was for; left out of any other notice. */
  readonly order?: RefundedOrder | undefined;
  /** Who works here and what became of them; left out of any other notice, and where they have left. */
  readonly member?: ChangedMember | undefined;
  readonly publicUrl: string;
};

function sayNotice({
  notice,
  actorName: actor,
  order,
  member,
}: Pick<SecurityMailFacts, 'notice' | 'actorName' | 'order' | 'member'>): NoticeWords {
  const words: Readonly<Record<SecurityNotice, NoticeWords>> = {
    password_changed: { subject: 'Your password was changed', happened: 'Your password was changed' },
    email_change_requested: {
      subject: 'Someone asked to change your email address',
      happened: 'Someone asked to change the email address of your account',
    },
    email_changed: {
      subject: 'The email address of your account was changed',
      happened: 'The email address of your account was changed to another one',
    },
    second_factor_changed: {
      subject: 'Your sign-in security was changed',
      happened: 'An authenticator app, a passkey or the recovery codes on your account were changed',
    },
    recovery_code_used: {
      subject: 'A recovery code was used',
      happened: 'Someone signed in to your account with one of your recovery codes',
    },
    new_device: {
      subject: 'New sign-in to your account',
      happened: 'Someone signed in to your account from a new browser or device',
    },
    access_changed: sayOwnChange(actor, member),
    role_changed: sayStaffChange(actor, member),
    bank_account_changed: {
      subject: 'Your shop’s bank account was changed',
      happened: `${actor} changed the bank account customers pay into`,
    },
    refunded: sayRefund(actor, order),
    people_exported: {
      subject: 'Customer data was exported',
      happened: `${actor} downloaded customer data`,
    },
    person_erased: { subject: 'A customer’s data was erased', happened: `${actor} erased a customer’s data` },
  };
  return words[notice];
}

function sayRefund(actor: string, order?: RefundedOrder): NoticeWords {
  if (!order) return { subject: 'A customer was refunded', happened: `${actor} refunded a customer` };
  const { number, amount, toSend = 0 } = order;
  const refund = `${formatNaira(convertNairaToKobo(amount))} for order ${number}`;
  if (toSend === 0) {
    return { subject: `Refund of ${refund}`, happened: `${actor} recorded a refund of ${refund}` };
  }
  // Sent in full, what a voucher has back already would be paid twice.
  const part = toSend < amount ? formatNaira(convertNairaToKobo(toSend)) : undefined;
  return {
    subject: part ? `Refund of ${refund}: ${part} to be sent` : `Refund of ${refund} to be sent`,
    happened: `${actor} agreed a refund of ${refund}`,
    follows: `${part ? `${part} of it is` : 'It’s'} still to be sent by bank transfer.`,
  };
}

type Place = { readonly label: string; readonly path: string };

const DEVICES: Place = { label: 'See where you’re signed in', path: '/account#devices' };
const CONTACT: Place = { label: 'Contact us', path: '/contact' };
const ACTIVITY: Place = { label: 'See the activity log', path: '/admin/settings/activity' };

/** Where it is seen who did it and from where, and can be ended. */
const PLACES: Readonly<Record<SecurityNotice, Place>> = {
  password_changed: DEVICES,
  recovery_code_used: DEVICES,
  new_device: DEVICES,
  email_change_requested: { label: 'Check your email address', path: '/account#email' },
  email_changed: CONTACT,
  second_factor_changed: { label: 'Check your sign-in security', path: '/account#security' },
  access_changed: { label: 'Sign in', path: '/login' },
  role_changed: ACTIVITY,
  bank_account_changed: ACTIVITY,
  refunded: ACTIVITY,
  people_exported: ACTIVITY,
  person_erased: ACTIVITY,
};

const ABOUT_READER = [
  'If this was you, you don’t need to do anything.',
  'If it wasn’t you, change your password now and sign out of all other devices.',
];

/** To the mailbox that opens the account no longer: nothing there helps any more, but a person does. */
const ABOUT_FORMER_READER = [
  'From now on you sign in with the new address, and our emails go there. If this was you, you don’t need to do anything.',
  'If it wasn’t you, contact us right away or just reply to this email. We’ll help you get your account back.',
];

/** Whoever reads it did not do it: their own password is only one of those that may be known. */
const ABOUT_SHOP = [
  'If you expected this, you don’t need to do anything.',
  'If not, ask your team. If none of you did it, change your passwords now and sign out of all other devices.',
];

const ABOUT_ACCESS = ['If you didn’t expect this, just reply to this email.'];

function findAdvice(notice: SecurityNotice): readonly string[] {
  if (notice === 'access_changed') return ABOUT_ACCESS;
  if (notice === 'email_changed') return ABOUT_FORMER_READER;
  return PERSON_NOTICES.some((each) => each === notice) ? ABOUT_READER : ABOUT_SHOP;
}

/** Says what happened and what to do if it was nobody one knows; nothing that would help a stranger who reads it. */
export function composeSecurityMail(facts: SecurityMailFacts): ComposedMail {
  const { shop, name, notice, at, member, publicUrl } = facts;
  // Nobody signs in to an account that was disabled.
  const isShutOut = notice === 'access_changed' && member?.did === 'disabled';
  const { label, path } = isShutOut ? CONTACT : PLACES[notice];
  const { subject, happened, follows } = sayNotice(facts);
  const says = [`${happened} at ${sayMoment(at)}.`, follows].filter(Boolean).join(' ');
  return composeMail(shop, {
    subject: `${subject} – ${shop.name}`,
    preview: says,
    heading: subject,
    paragraphs: [greet(name), says],
    button: { label, link: `${publicUrl}${path}` },
    smallPrint: findAdvice(notice),
  });
}
