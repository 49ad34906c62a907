import type { HoldTerms } from '../../../../domain/checkout/payment-methods.ts';
import type { ShopProfile } from '../../../../domain/shop/profile.ts';
import { formatAddress } from '../contact-details.ts';
import { listWaysToReach } from './list-ways-to-reach.ts';
import type { PageText } from './page-text.ts';
import { sayHold } from './say-hold.ts';
import {
  ALLERGENS,
  CONSUMER_COMMISSION_URL,
  INSCRIPTION_MAX_CHARACTERS,
  LAST_CHANGED,
  PIECES_PER_PRODUCT_MAX,
  UNPAID_ORDERS_MAX,
  VAT_RATE,
} from './stated-rules.ts';
import { bold, definePage, link, list, note, paragraph, section, steps, words } from './write-blocks.ts';

export function writeTermsPage(shop: ShopProfile, holds?: HoldTerms): PageText {
  const { state } = shop.address;
  const address = formatAddress(shop.address);
  return definePage({
    title: 'Terms',
    headline: 'Terms, in words a baker would use',
    lead: 'What you and we agree to when you order: prices, slots, payment, custom cakes, allergens, and what happens when something goes wrong.',
    lastChanged: LAST_CHANGED,
    sections: [
      section(
        'agreement',
        'You and us',
        paragraph(
          `These terms hold between you and ${shop.name}${address && `, ${address}`}, for everything you order from this shop.`,
          'You must be 18 or over to order; somebody younger orders with a parent or guardian.',
          'You can order as a guest or with an account. If you have an account, keep your password to yourself and tell us if somebody else has used it.',
        ),
      ),
      section(
        'ordering',
        'Ordering',
        steps(
          'You put products in the cart, choose delivery or pickup, a day and a window, and how to pay.',
          'We work out every price again from our current list. If one has changed since you put it in the cart, you see the difference and decide.',
          'You place the order. Its slot is taken in that moment.',
          'We confirm it: at once if you pay on delivery or at pickup, otherwise as soon as the payment arrives. With the confirmation we have a contract.',
        ),
        paragraph(
          `You can order up to ${PIECES_PER_PRODUCT_MAX} pieces of one product. For more, ask us for a quote.`,
          'If we cannot make an order, we say so and refund anything you paid.',
        ),
      ),
      section(
        'prices',
        'Prices and VAT',
        paragraph(
          words`Prices are in ${bold('Nigerian naira')} and include ${bold('value added tax')} where it applies, normally at ${VAT_RATE}. Your receipt shows the VAT it contains.`,
          'A discount is taken off before you see the price to pay. The delivery fee depends on your zone and shows before you pay.',
        ),
        paragraph(
          'You never pay more than the total you confirmed. If a price is plainly a mistake, we tell you before we bake: you confirm the right price or cancel, and whatever you paid comes back.',
        ),
      ),
      section(
        'slots',
        'Slots and how long we hold them',
        paragraph(
          'A slot is a window on a day. We offer only slots that our kitchen and riders can meet, taking lead times and the cut-off the day before into account.',
        ),
        list(
          `An order to be paid online holds its slot for ${sayHold(holds?.onlineMinutes)}.`,
          `An order to be paid by manual transfer holds its slot for ${sayHold(holds?.transferMinutes)}.`,
          `One phone number or e-mail address can hold at most ${UNPAID_ORDERS_MAX} unpaid orders at a time.`,
        ),
        paragraph(
          'An order not paid in time expires and its slot becomes free.',
          words`${link('Shipping', '/shipping')} says more about days, zones, pickup and failed deliveries, and is part of these terms.`,
        ),
      ),
      section(
        'payment',
        'Payment',
        list(
          words`${bold('Online')}: card, bank transfer or USSD through Paystack.`,
          words`${bold('Manual bank transfer')}: to the account shown on your order. Use the order number as the reference.`,
          words`${bold('On delivery')}: where your zone allows it. ${bold('At pickup')}: when you collect.`,
        ),
        paragraph(
          'An order paid on delivery or at pickup binds you like any other. If it is refused without a reason, we may ask for payment in advance next time.',
          'Paid too little, too much, too late or twice: we see it, tell you, and settle it or send it back.',
        ),
      ),
      section(
        'custom-orders',
        'Custom orders, quotes and deposits',
        paragraph(
          'A design made only of standard options has its price at once and can go straight into the cart, up to the cart’s limit. Anything else asks for a quote.',
        ),
        steps(
          'You send us the design, your wishes and pictures.',
          'We send a quote: what we make, the price, the date, the deposit, and until when the quote holds. You can decline it or ask for changes; earlier versions stay readable.',
          'You accept it and choose the slot at checkout. That takes the slot and makes the order.',
          'You pay the deposit. With it the order is fixed.',
          words`You pay the ${bold('balance before delivery')} or pickup. Until it is paid we cannot hand over the cake.`,
        ),
        paragraph(
          words`What happens to the deposit when you cancel is under ${link('Returns', '/returns#custom-orders')}.`,
          'We make a custom cake by hand after your drawing. Small differences of colour and hand are part of it.',
        ),
      ),
      section(
        'inscriptions',
        'Inscriptions, pictures and designs',
        paragraph(
          `An inscription has up to ${INSCRIPTION_MAX_CHARACTERS} characters. We pipe it letter for letter as you typed it, with the dots and marks of Yoruba, Igbo and Hausa names, so please check the spelling before you confirm.`,
        ),
        paragraph(
          'We do not write or draw what insults or threatens people, is sexually explicit, stirs hatred, or breaks the law. If we see a problem we call you for other words; if we find none together, we cancel and refund.',
        ),
        paragraph(
          'Send us only pictures you may use. For a company’s logo or a character from a film we may need the owner’s permission and may decline. What you send stays yours; we use it to make your cake, and show it to others only if you agree.',
        ),
      ),
      section(
        'allergens',
        'Allergens',
        note(
          'warning',
          words`Our kitchen may handle ${bold(ALLERGENS)} on any day. We keep things apart and clean between batches, but ${bold('no product is guaranteed free of traces')}.`,
        ),
        paragraph(
          'Each product lists which of these it contains. The list on the product’s page is the one that counts when you order.',
          'You can choose what to avoid once, and the shop leaves those products out or warns you. This helps you choose; it does not replace reading the list.',
          words`If a trace could harm somebody at your table, talk to us before you order, through ${listWaysToReach(shop)}.`,
        ),
      ),
      section(
        'changing-and-cancelling',
        'Changing, cancelling, returning',
        paragraph(
          'You can cancel until the kitchen starts, and move an order to another free slot.',
          words`How, and what comes back when something is wrong, is under ${link('Returns', '/returns')}, which is part of these terms.`,
        ),
      ),
      section(
        'what-we-answer-for',
        'What we answer for',
        paragraph(
          'We answer for food that is safe, fresh and as described, and for keeping the slot we confirmed.',
          'When we fail in that, you have the rights under Returns, and we make good the loss that our fault caused and that both of us could foresee when you ordered.',
        ),
        paragraph(
          'We do not answer for what neither of us can help, such as floods, closed roads or a city-wide power failure, but we tell you at once and you choose between a new date and your money.',
          'We do not answer for food kept or carried against the advice that came with it.',
        ),
        paragraph(
          'Nothing here limits what we owe for death or injury, for unsafe food, for fraud or gross negligence, or any right you have under the Federal Competition and Consumer Protection Act 2018.',
        ),
      ),
      section(
        'using-the-shop',
        'Using this shop',
        paragraph(
          'The pictures, words and drawings of this shop belong to us or to those who let us use them. Share links as you like; ask before you use our pictures to sell something.',
          'Please do not try to break, overload or copy the shop by machine, or take slots you do not mean to use. We may close accounts that do.',
          words`How we handle your data is under ${link('Privacy', '/privacy')}.`,
        ),
      ),
      section(
        'law',
        'Law and disputes',
        paragraph(
          words`The laws of the ${bold('Federal Republic of Nigeria')} govern these terms.`,
          words`Talk to us first, through ${listWaysToReach(shop)}: most things are settled in one call.`,
          words`You can complain to the Federal Competition and Consumer Protection Commission at ${link('fccpc.gov.ng', CONSUMER_COMMISSION_URL)}.`,
          state &&
            `Otherwise the courts in ${state} decide, or those of another place where the law gives you that right.`,
        ),
      ),
      section(
        'changes',
        'Changes to these terms',
        paragraph(
          'The terms that held when you placed an order hold for that order. The date below says when this page last changed.',
          'If a court finds one part invalid, the rest still stands.',
        ),
      ),
    ],
  });
}
