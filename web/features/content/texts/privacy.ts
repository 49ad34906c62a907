import type { ShopProfile } from '../../../../domain/shop/profile.ts';
import { formatAddress } from '../contact-details.ts';
import { listWaysToReach } from './list-ways-to-reach.ts';
import type { PageText } from './page-text.ts';
import {
  ACCOUNTS_KEPT_YEARS,
  BREACH_REPORT_HOURS,
  DATA_COMMISSION_EMAIL,
  DATA_COMMISSION_URL,
  KEPT_SESSION_DAYS,
  LAST_CHANGED,
  PRIVACY_ANSWER_DAYS,
  SESSION_MINUTES,
} from './stated-rules.ts';
import { bold, definePage, link, list, note, paragraph, section, table, words } from './write-blocks.ts';

export function writePrivacyPage(shop: ShopProfile): PageText {
  const address = formatAddress(shop.address);
  return definePage({
    title: 'Privacy',
    headline: 'Privacy: what we know, and why',
    lead: 'We use what we need to bake your order and bring it to you, and nothing to advertise. This page says what, why and for how long.',
    lastChanged: LAST_CHANGED,
    sections: [
      section(
        'who-is-responsible',
        'Who is responsible',
        paragraph(
          `${shop.name}${address && `, ${address},`} is the data controller under the Nigeria Data Protection Act 2023.`,
          words`For anything about your data, reach us through ${listWaysToReach(shop)}.`,
        ),
      ),
      section(
        'what-we-use',
        'What we use, why, and on what basis',
        paragraph(
          'The Act asks for a lawful basis for every use. Ours are your order with us (contract), what the law demands of a business (legal obligation), your own choice (consent), and our interest in a shop that is safe and works (legitimate interest).',
        ),
        table(
          ['What', 'Why, and on what basis'],
          [
            'Name, phone number, e-mail, delivery address with landmark, and who receives the cake',
            words`To take, bake and deliver your order and tell you how it is going. ${bold('Contract')}`,
          ],
          [
            'What you order: options, inscription, notes, cake designs, pictures and messages about a custom order',
            words`To make what you asked for and to quote for it. ${bold('Contract')}`,
          ],
          [
            'Payment records: amount, time, method, reference, refunds',
            words`To match payments and return money. ${bold('Contract')}. To keep accounts and pay tax. ${bold('Legal obligation')}`,
          ],
          [
            'Account: name, e-mail, phone number if you give one, and your password as a one-way hash that nobody can read back',
            words`To let you sign in, see your orders and find your cart on another device. ${bold('Contract')}`,
          ],
          [
            'Allergens you choose to avoid',
            words`To filter what you see and to warn you. The choice stays in your browser. ${bold('Consent')}`,
          ],
          [
            'An allergy you write into an order or a message',
            words`To make that order safely, and for nothing else. ${bold('Consent')}`,
          ],
          [
            'The address of your browser’s push service, if you allow notifications',
            words`To tell you about your orders. ${bold('Consent')}`,
          ],
          [
            'Questions and complaints you send us',
            words`To answer them and put things right. ${bold('Contract or legitimate interest')}`,
          ],
          [
            'Technical records: network address, kind of browser, page and time of a request',
            words`To keep the shop secure, limit misuse and find faults. ${bold('Legitimate interest')}`,
          ],
        ),
        paragraph(
          'Without name, contact and address we cannot deliver. Everything else you may leave out.',
          'If you order for somebody else, please tell them that we have their name, number and address for the delivery.',
          'We make no decision about you by machine alone, sell no data, and send no advertising you did not ask for.',
        ),
      ),
      section(
        'payments',
        'Card and bank details',
        paragraph(
          'Card, bank transfer and USSD payments run through Paystack, a payment company licensed in Nigeria. You type your card details on its page, not on ours: we never see or store your card number or PIN.',
          'Paystack tells us whether a payment succeeded, its amount and its reference.',
        ),
      ),
      section(
        'who-else-sees-it',
        'Who else sees it',
        list(
          words`${bold('Paystack')}: your e-mail, the amount and the order’s reference, to take the payment.`,
          words`${bold('The rider')}: name, phone number, address, landmark and window, for that delivery only.`,
          words`${bold('The service that carries our e-mail')}: your address and the message.`,
          words`${bold('Your browser’s push service')} (run by the browser’s maker, such as Google, Mozilla or Apple): an encrypted message, if you allowed notifications.`,
          words`${bold('The company whose computers run this shop')}: it stores the data for us and may not use it itself.`,
          words`${bold('WhatsApp')}: what you write there, under its own terms, if you choose to reach us that way.`,
          words`${bold('Public authorities')}: only what the law obliges us to give.`,
        ),
        paragraph(
          'Some of these companies work outside Nigeria. We use them only where the Act allows the transfer: where your data has adequate protection there, or where it is needed to carry out your order.',
        ),
      ),
      section(
        'cookies',
        'Cookies and your browser’s storage',
        paragraph(
          'We keep in your browser only what the shop needs to work, so there is no cookie banner to click away.',
        ),
        table(
          ['What', 'What it does, and for how long'],
          [
            'Session cookie, only when you sign in',
            `Keeps you signed in: ${SESSION_MINUTES} minutes after you were last active, or ${KEPT_SESSION_DAYS} days with “Keep me signed in”`,
          ],
          [
            'Order cookie, only when a guest opens the private link to an order',
            'Opens that one order, and nothing else',
          ],
          [
            'Cart, in local storage',
            'Remembers what you put in until you remove it or order it. Signed in, it is also kept with your account',
          ],
          ['Allergens to avoid, in local storage', 'Remembers your choice until you change it'],
        ),
        paragraph(
          'There are no advertising cookies, no trackers and no measuring scripts of other companies on our pages. Paystack’s payment page is its own and has its own cookies.',
          'You can delete all of this in your browser’s settings; you are then signed out and the cart is empty.',
        ),
      ),
      section(
        'how-long',
        'How long we keep it',
        table(
          ['What', 'How long'],
          [
            'Orders, payments, refunds and receipts',
            `${ACCOUNTS_KEPT_YEARS} years, as company and tax law ask`,
          ],
          [
            'Account, saved designs and messages',
            'As long as you have the account. When you close it we delete them, except what belongs to an order we must keep',
          ],
          [
            'Requests for a quote that became no order',
            'Until you ask us to delete them or close your account',
          ],
          ['Notification permission', 'Until you switch notifications off'],
          ['Technical records', 'Only as long as we need them to keep the shop safe and find a fault'],
        ),
      ),
      section(
        'safety',
        'How we keep it safe',
        paragraph(
          'Pages travel encrypted, passwords are stored so that they cannot be read, and only those who need your data for their work can open it.',
          `If data is lost or seen by somebody it should not be, we report it to the Nigeria Data Protection Commission within ${BREACH_REPORT_HOURS} hours where the Act asks for it, and tell you without delay when it puts you at high risk.`,
        ),
      ),
      section(
        'your-rights',
        'Your rights',
        list(
          words`${bold('Know and see:')} ask whether we hold data about you and get a copy.`,
          words`${bold('Correct:')} have what is wrong or incomplete put right.`,
          words`${bold('Delete:')} have it removed when we no longer have a reason to keep it.`,
          words`${bold('Restrict and object:')} stop a use that rests on our legitimate interest.`,
          words`${bold('Withdraw consent:')} at any time; what happened before stays lawful.`,
          words`${bold('Take it with you:')} get your data in a common electronic format.`,
        ),
        paragraph(
          words`Ask through ${listWaysToReach(shop)}. It costs nothing, and we answer within ${PRIVACY_ANSWER_DAYS} days.`,
          'We may ask you to show that you are you, so that nobody else gets your data.',
        ),
      ),
      section(
        'complaints',
        'How to complain',
        paragraph(
          'Please give us the chance to put it right first.',
          words`You may complain to the Nigeria Data Protection Commission at any time: ${link('ndpc.gov.ng', DATA_COMMISSION_URL)} or ${link(DATA_COMMISSION_EMAIL, `mailto:${DATA_COMMISSION_EMAIL}`)}.`,
        ),
      ),
      section(
        'children',
        'Children',
        paragraph(
          'The shop is for people of 18 and over. Somebody younger orders together with a parent or guardian.',
          'A child’s name on a cake is used for that cake alone. If a child has given us data without a parent’s consent, tell us and we delete it.',
        ),
      ),
      section(
        'changes',
        'Changes to this page',
        paragraph(
          'The date below says when this page last changed. If a change affects how we use data we already have, we tell you by e-mail before it takes effect.',
        ),
        note(
          'good',
          'Short version: no advertising, no selling, no card numbers. A cake, your door, and a record of both.',
        ),
      ),
    ],
  });
}
