import type { ShopProfile } from '../../../../domain/shop/profile.ts';
import { listWaysToReach } from './list-ways-to-reach.ts';
import type { PageText } from './page-text.ts';
import {
  CONSUMER_COMMISSION_URL,
  LAST_CHANGED,
  PAYSTACK_REFUND_TIME,
  REFUND_SENT_WORKING_DAYS,
  REPORT_WITHIN_HOURS,
} from './stated-rules.ts';
import {
  bold,
  definePage,
  link,
  list,
  note,
  paragraph,
  section,
  steps,
  table,
  words,
} from './write-blocks.ts';

export function writeReturnsPage(shop: ShopProfile): PageText {
  return definePage({
    title: 'Returns',
    headline: 'Returns, when a bake goes wrong',
    lead: 'A cake cannot be sent back like a shirt, but you are never stuck with a wrong one. Tell us quickly, show us a picture, and we put it right.',
    lastChanged: LAST_CHANGED,
    sections: [
      section(
        'what-to-do-first',
        'What to do first',
        steps(
          'Look into the box while the rider is still there, if you can.',
          'Take pictures: the whole cake, the fault from close up, and the box with its label.',
          'Keep the food and the box. Please do not finish it or throw it away before we have answered.',
          words`Tell us ${bold(`within ${REPORT_WITHIN_HOURS} hours`)} of delivery or pickup, with your order number and the pictures, through ${listWaysToReach(shop)}.`,
        ),
        paragraph(
          'If the party is today, call rather than write: the sooner we know, the more we can still do.',
        ),
        note(
          'tip',
          `We ask for ${REPORT_WITHIN_HOURS} hours because fresh food changes fast and we want to see what you saw.`,
          'If a fault could only show later, tell us as soon as you find it. The rights the law gives you do not end with our time limit.',
        ),
      ),
      section(
        'what-we-will-do',
        'What we will do',
        table(
          ['What happened', 'What you can have'],
          [
            'Damaged on the way',
            'A repair or a new one if the kitchen can make it in time for you; otherwise your money back for what was damaged',
          ],
          [
            'Wrong cake, size, flavour or words, by our mistake',
            'The right one if there is time, or your money back for that item',
          ],
          ['Something is missing', 'We send it in the next free window, or refund it'],
          [
            'Later than your window',
            'The delivery fee back. If it came too late for the occasion and you turn it away, all your money back',
          ],
          ['It never came', 'All your money back, delivery fee included, or a new slot if you still want it'],
          [
            'Not fresh, not safe, or with an allergen we did not name',
            'All your money back. Please stop eating it, keep a piece, and call us',
          ],
        ),
        paragraph(
          'The choice between a new one and a refund is yours wherever both are possible.',
          'We answer on the same day while we are open, and otherwise on the next day we open.',
        ),
      ),
      section(
        'what-we-cannot-take-back',
        'What we cannot take back',
        paragraph('Food made for you cannot be sold to somebody else. So we cannot refund:'),
        list(
          'a change of mind after the kitchen has started',
          'an inscription that is spelt as you typed and confirmed it',
          'small differences of hand work, or of a colour from the one on your screen',
          'damage after the box was handed over: heat, a car seat, a day without a fridge',
          'food that could not be delivered because the address was wrong or nobody could be reached, once it no longer keeps',
        ),
        paragraph(
          'If you are not sure whether your case is one of these, ask. We would rather talk than lose you.',
        ),
      ),
      section(
        'cancelling',
        'Cancelling an order',
        paragraph(
          words`${bold('Until the kitchen starts')} you can cancel from the page of your order, without giving a reason, and everything you paid comes back.`,
          'You can also move the order to another free slot instead.',
        ),
        paragraph(
          words`${bold('Once the kitchen has started')} the order can no longer be cancelled on its page. Call us all the same.`,
          'We stop the work where we can, keep only a fair charge for what is already bought and made, and refund the rest.',
        ),
        paragraph(
          words`${bold('If we have to cancel')}, because of an oven, a flood or a closed road, you choose between a new date and all your money back.`,
        ),
      ),
      section(
        'custom-orders',
        'Custom orders and deposits',
        paragraph(
          'The same holds for a custom cake: cancel before the kitchen starts and the deposit comes back.',
          'If something must be bought for your cake alone, such as a printed topper, the quote names it and its price. Once it is bought, that is the only part of the deposit we keep.',
        ),
        paragraph(
          'We compare a custom cake with the drawing and the quote you accepted. If it differs in a way that matters, tell us as described above.',
        ),
      ),
      section(
        'refunds',
        'How your money comes back',
        paragraph(
          words`A refund goes back ${bold('the way you paid')}. We send it within ${REFUND_SENT_WORKING_DAYS} working days of agreeing it and write to you when it is on its way.`,
        ),
        table(
          ['You paid by', 'It comes back'],
          [
            'Card, bank transfer or USSD through Paystack',
            `To the same card or account, usually ${PAYSTACK_REFUND_TIME} after we send it; your bank decides how fast`,
          ],
          ['Manual bank transfer', 'To the account it came from, usually on the day we send it'],
          ['Cash, transfer or card on delivery or at pickup', 'By transfer to an account in your name'],
        ),
        paragraph(
          'We take no charge for a refund. If you paid twice or too much, the difference comes back without your asking.',
          'We never ask for your PIN, your card number or a one-time code to make a refund. If somebody does, it is not us.',
        ),
      ),
      section(
        'your-rights',
        'Your rights under the law',
        paragraph(
          'The Federal Competition and Consumer Protection Act 2018 (FCCPA) protects you when you buy from us, and it makes no exception for fresh food:',
        ),
        list(
          'what we deliver must match its description and the sample or drawing we agreed (section 121)',
          'goods that are unsafe, faulty, or not fit for the purpose you told us about may be returned for a full refund within a reasonable time (section 122)',
          'you may cancel an order placed ahead, and we may keep no more than a reasonable charge (section 120)',
        ),
        paragraph(
          'Nothing on this page takes any of these rights away. Where our promise goes further than the law, our promise holds.',
        ),
      ),
      section(
        'still-unhappy',
        'If you are still not happy',
        paragraph(
          words`Ask for the owner through ${listWaysToReach(shop)}.`,
          words`If we cannot agree, you can complain to the Federal Competition and Consumer Protection Commission at ${link('fccpc.gov.ng', CONSUMER_COMMISSION_URL)}. It costs nothing.`,
        ),
      ),
    ],
  });
}
