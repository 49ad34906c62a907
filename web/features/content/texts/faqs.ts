import type { HoldTerms } from '../../../../domain/checkout/payment-methods.ts';
import type { ShopProfile } from '../../../../domain/shop/profile.ts';
import { listWaysToReach } from './list-ways-to-reach.ts';
import type { PageText } from './page-text.ts';
import { sayHold } from './say-hold.ts';
import {
  ALLERGENS,
  INSCRIPTION_MAX_CHARACTERS,
  KEPT_SESSION_DAYS,
  LAST_CHANGED,
  PAYSTACK_REFUND_TIME,
  PIECES_PER_PRODUCT_MAX,
  REPORT_WITHIN_HOURS,
  SESSION_MINUTES,
  VAT_RATE,
} from './stated-rules.ts';
import { bold, definePage, link, question, questions, section, words } from './write-blocks.ts';

export function writeFaqsPage(shop: ShopProfile, holds?: HoldTerms): PageText {
  const waysToReach = listWaysToReach(shop);
  return definePage({
    title: 'FAQs',
    headline: 'FAQs, fresh from the counter',
    lead: 'What people ask us most about ordering, delivery, paying, custom cakes and allergens, answered in a few lines each.',
    lastChanged: LAST_CHANGED,
    sections: [
      section(
        'ordering',
        'Ordering',
        questions(
          question(
            'how-early',
            'How early must I order?',
            'Every product shows the earliest date it can be delivered. A day closes for new orders at its cut-off the day before, and popular days fill up sooner.',
            'For a tiered or custom cake, ask as soon as you know the date.',
          ),
          question(
            'same-day',
            'Can I have a cake today?',
            'Not as a new order: each day closes the day before, because we bake to order.',
            words`If it is urgent, ask through ${waysToReach}. Now and then an order falls through and a cake is looking for a party.`,
          ),
          question(
            'account-needed',
            'Do I need an account?',
            'No. As a guest you get a private link to your order by e-mail.',
            'With an account you also see all your orders, get notifications, and find your cart on every device.',
          ),
          question(
            'inscription',
            'Can you write on the cake?',
            `Yes, up to ${INSCRIPTION_MAX_CHARACTERS} characters on cakes that offer it. We pipe exactly what you type, dots and tone marks included: Ọmọlará, Ṣadé, Ụzọma.`,
            words`What we do not write is under ${link('Terms', '/terms#inscriptions')}.`,
          ),
          question(
            'large-orders',
            'Can I order for an office or a wedding?',
            `Yes. The cart takes up to ${PIECES_PER_PRODUCT_MAX} pieces of one product.`,
            words`For more, or for a whole dessert table, ask for a quote through ${waysToReach}.`,
          ),
          question(
            'change-or-cancel',
            'Can I change or cancel my order?',
            'Until the kitchen starts you can cancel it or move it to another free slot, from its own page.',
            words`After that, call us and we see what can still be done. More under ${link('Returns', '/returns#cancelling')}.`,
          ),
        ),
      ),
      section(
        'delivery',
        'Delivery and pickup',
        questions(
          question(
            'where',
            'Where do you deliver?',
            'To every address inside one of our delivery zones. Type your address at checkout and you see at once whether we come to you.',
            words`How zones work is under ${link('Shipping', '/shipping#zones-and-fees')}.`,
          ),
          question(
            'delivery-fee',
            'What does delivery cost?',
            'Each zone has its own fee. Checkout shows it before you pay, and from a certain order value delivery is free. Pickup is always free.',
          ),
          question(
            'exact-time',
            'Can you come at an exact time?',
            'You choose a window of a few hours and the rider calls before arriving. For an exact minute the traffic would have to promise too, so choose a window that ends well before the candles.',
          ),
          question(
            'surprise',
            'Can you deliver a surprise?',
            'Yes. Give us the receiver’s address and a number the rider can call, and write in the note that it is a surprise. The rider then calls you first.',
          ),
          question(
            'nobody-home',
            'What if nobody is home?',
            words`The rider calls and waits a little. If there is no answer the order comes back to us and we agree a new slot; see ${link('If nobody is there', '/shipping#nobody-there')}.`,
          ),
        ),
      ),
      section(
        'paying',
        'Paying',
        questions(
          question(
            'ways-to-pay',
            'How can I pay?',
            'By card, bank transfer or USSD through Paystack, or by manual transfer to our bank account.',
            'Where your zone allows it you can pay on delivery; if you collect, you can pay at pickup.',
          ),
          question(
            'time-to-pay',
            'How long do I have to pay?',
            words`Online we hold your slot for ${bold(sayHold(holds?.onlineMinutes))}, with a manual transfer for ${bold(sayHold(holds?.transferMinutes))}. After that the slot is free for others and the order expires; you can order again at once.`,
          ),
          question(
            'paid-not-confirmed',
            'I was debited but the order is not confirmed. What now?',
            'Please do not pay twice. We ask Paystack about every open payment ourselves, and yours usually turns up within minutes.',
            words`If not, send us the order number, amount, time and reference through ${waysToReach}. A payment always ends as an order or as a refund.`,
          ),
          question(
            'vat',
            'Do prices include VAT?',
            `Yes, where it applies, normally at ${VAT_RATE}. Your receipt shows how much VAT the total contains.`,
          ),
          question(
            'card-safety',
            'Is it safe to pay by card?',
            'You type your card details on Paystack’s page; we never see them. We will never ask for your PIN or a one-time code, by phone or in a message.',
          ),
          question(
            'refund-time',
            'When do I get a refund?',
            words`Back the way you paid: through Paystack usually ${PAYSTACK_REFUND_TIME} after we send it, by bank transfer usually the same day. More under ${link('Returns', '/returns#refunds')}.`,
          ),
        ),
      ),
      section(
        'custom-cakes',
        'Custom cakes',
        questions(
          question(
            'design-my-own',
            'How do I design my own cake?',
            words`Open a custom cake among the ${link('products', '/products')}. You choose tiers, shape, size, sponge, filling, frosting, colours, topping and words, and see the cake, its price and its earliest date change as you go.`,
          ),
          question(
            'quote',
            'When do I need a quote?',
            'When you have wishes beyond the standard options, send pictures, or the cake is too large for the cart. We answer with a price, a date and a deposit, and you decide.',
          ),
          question(
            'deposit',
            'How do deposit and balance work?',
            'Accepting the quote takes you to checkout, where you choose the slot. The deposit then fixes the order; the balance is due before delivery or pickup.',
            words`Cancelling is explained under ${link('Returns', '/returns#custom-orders')}.`,
          ),
          question(
            'copy-a-picture',
            'Can you copy a cake from a picture?',
            'We can make something in its spirit with our own hands. Logos and film characters may need their owner’s permission.',
          ),
        ),
      ),
      section(
        'allergens-and-keeping',
        'Allergens and keeping',
        questions(
          question(
            'allergens',
            'Which allergens are in your bakes?',
            words`Every product names which of ${bold(ALLERGENS)} it contains. Any of them may be used in our kitchen, so traces are always possible.`,
          ),
          question(
            'avoid-allergens',
            'Can the shop hide what I cannot eat?',
            'Yes. Choose what to avoid once: lists, search and the cake designer then leave it out, and the product page and cart warn you. The choice stays in your browser.',
          ),
          question(
            'how-long-fresh',
            'How long does a cake keep?',
            words`Butter cakes two to three days in the fridge, cream cakes and cheesecakes two, small chops the same day. Advice for hot days is under ${link('Shipping', '/shipping#heat')}.`,
          ),
        ),
      ),
      section(
        'trouble',
        'When something is wrong',
        questions(
          question(
            'damaged',
            'My cake arrived damaged or wrong. What do I do?',
            words`Take pictures, keep the cake, and tell us within ${REPORT_WITHIN_HOURS} hours through ${waysToReach}. What we then do is under ${link('Returns', '/returns#what-we-will-do')}.`,
          ),
          question(
            'lost-link',
            'I lost the link to my guest order.',
            words`Look for our e-mail in your spam folder first. Otherwise reach us through ${waysToReach} with the phone number or e-mail of the order, and we send a new link to that address.`,
          ),
          question(
            'signed-out',
            'Why was I signed out?',
            `For your safety a session ends ${SESSION_MINUTES} minutes after you were last active; we warn you five minutes before. “Keep me signed in” makes it ${KEPT_SESSION_DAYS} days. Your cart stays either way.`,
          ),
          question(
            'forgot-password',
            'I forgot my password.',
            words`Ask for a new one under ${link('Reset Password', '/forgotpassword')}; the link arrives by e-mail.`,
          ),
        ),
      ),
    ],
  });
}
