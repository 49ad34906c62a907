import { formatPhoneForAbroad } from '../../../../domain/phone.ts';
import type { ShopProfile } from '../../../../domain/shop/profile.ts';
import { toWhatsAppUrl } from '../contact-details.ts';
import type { PageText } from './page-text.ts';
import { LAST_CHANGED } from './stated-rules.ts';
import { bold, definePage, link, list, paragraph, section, words } from './write-blocks.ts';

export function writeContactPage(shop: ShopProfile): PageText {
  const { phone, whatsapp, email, supportEmail } = shop;
  return definePage({
    title: 'Contact',
    headline: 'Contact the people who bake',
    lead: 'Ask us about an order, a cake or a date. With your order number at hand we can answer straight away.',
    lastChanged: LAST_CHANGED,
    sections: [
      section(
        'best-way',
        'The best way',
        list(
          phone
            ? words`${bold('Today’s delivery or pickup:')} call ${link(formatPhoneForAbroad(phone), `tel:${phone}`)}.`
            : '',
          whatsapp
            ? words`${bold('Pictures of a fault or an idea:')} send them on ${link('WhatsApp', toWhatsAppUrl(whatsapp))}.`
            : '',
          email
            ? words`${bold('Events, offices and anything longer:')} write to ${link(email, `mailto:${email}`)}.`
            : '',
          supportEmail && supportEmail !== email
            ? words`${bold('Trouble with the website or a payment page:')} write to ${link(supportEmail, `mailto:${supportEmail}`)}.`
            : '',
          words`${bold('An order you have placed:')} its page under ${link('My Orders', '/orders')} shows every step and lets you pay, move or cancel it.`,
        ),
      ),
      section(
        'have-at-hand',
        'Have at hand',
        list(
          'your order number; it is in the e-mail we sent you and at the top of the order’s page',
          'the name and phone number the order was placed with',
          'for a fault: pictures of the whole cake, the fault and the label on the box',
          'for a payment: the bank, the amount, the time and the reference. Never your PIN, card number or a one-time code',
          'for a new cake: the date, the area, how many guests, and any allergies',
        ),
      ),
      section(
        'quick-answers',
        'Quick answers',
        paragraph(
          words`${link('Questions and answers', '/faqs')} covers ordering, paying, custom cakes and allergens.`,
          words`${link('Shipping', '/shipping')} explains slots, zones and fees.`,
          words`${link('Returns', '/returns')} says what to do when something is wrong.`,
        ),
      ),
    ],
  });
}
