import type { HoldTerms } from '../../../../domain/checkout/payment-methods.ts';
import type { ShopProfile } from '../../../../domain/shop/profile.ts';
import { formatAddress } from '../contact-details.ts';
import { listWaysToReach } from './list-ways-to-reach.ts';
import type { PageText } from './page-text.ts';
import { sayHold } from './say-hold.ts';
import { LAST_CHANGED, UNPAID_ORDERS_MAX } from './stated-rules.ts';
import {
  bold,
  definePage,
  link,
  list,
  note,
  paragraph,
  section,
  table,
  words,
  zoneTable,
} from './write-blocks.ts';

export function writeShippingPage(shop: ShopProfile, holds?: HoldTerms): PageText {
  const address = formatAddress(shop.address);
  return definePage({
    title: 'Shipping',
    headline: 'Shipping, with the box held level',
    lead: 'You choose a day and a window at checkout, and see only those we can really meet. This is how delivery and pickup work.',
    lastChanged: LAST_CHANGED,
    sections: [
      section(
        'days-and-windows',
        'Days and windows',
        paragraph(
          words`Every order goes out, or is ready to collect, in a ${bold('window')} of a few hours on a ${bold('day')} you choose, for example Saturday, 10:00–13:00.`,
          'A day holds only as much work as our kitchen can do well, and a window only as many deliveries as our riders can make.',
          'Checkout shows the days and windows that still have room, so a slot you can pick is a slot we can keep.',
        ),
        paragraph(
          'When you place your order, its slot is taken in the same moment and nobody else can have it.',
          'If someone takes the last place while you are still typing, we tell you at once and offer the nearest free slots; everything you typed stays.',
        ),
        note(
          'tip',
          'Saturdays, public holidays and December fill first. Order as soon as you know the date.',
        ),
      ),
      section(
        'lead-times',
        'Lead times and the cut-off',
        paragraph(
          'Every product shows its lead time and the earliest date it can be delivered.',
          'A tiered cake needs longer than a loaf, and the item that needs longest sets the earliest date for the whole order.',
        ),
        paragraph(
          words`Each day closes for new orders at its ${bold('cut-off, the day before')}, because dough is set and sponges are baked overnight.`,
          'After the cut-off checkout no longer offers that day.',
        ),
        paragraph(
          words`For a cake that needs a quote, the date is agreed in the quote. See ${link('custom orders', '/terms#custom-orders')}.`,
        ),
      ),
      section(
        'holding-a-slot',
        'How long we hold your slot',
        table(
          ['How you pay', 'Your slot is held'],
          [
            'Card, bank transfer or USSD through Paystack',
            words`For ${bold(sayHold(holds?.onlineMinutes))}, then fixed once the payment arrives`,
          ],
          [
            'Manual bank transfer to our account',
            words`For ${bold(sayHold(holds?.transferMinutes))}, then fixed once the transfer arrives`,
          ],
          ['On delivery or at pickup', 'Confirmed at once, nothing to hold'],
        ),
        paragraph(
          'If no payment arrives in that time, the order expires and the slot is free for others.',
          'Money that arrives later is never lost: we find you a new slot or send it back, whichever you prefer.',
          `So that nobody can fill the calendar, one phone number or e-mail address can hold at most ${UNPAID_ORDERS_MAX} unpaid orders at a time.`,
        ),
      ),
      section(
        'zones-and-fees',
        'Zones, fees and minimum orders',
        paragraph('Your state and local government area say in which delivery zone you are. Each zone has:'),
        list(
          words`${bold('a delivery fee')}, the same for every order to that zone`,
          words`${bold('a minimum order')}, below which we cannot send a rider`,
          words`${bold('a rule for paying on delivery')}: in some zones you can, in others you pay before we bake`,
        ),
        zoneTable(),
        paragraph(
          words`The fee for your address ${bold('shows at checkout before you pay')} and does not change afterwards.`,
          'From a certain order value delivery is free, and the cart says when you have reached it.',
        ),
        paragraph(
          'If your address lies outside all our zones, checkout says so before you pay.',
          words`You can then collect the order, or ask us through ${listWaysToReach(shop)}: for large orders we can often find a way.`,
        ),
      ),
      section(
        'pickup',
        'Pickup',
        paragraph(
          'Collecting is free and uses the same days and windows as delivery.',
          address && `Pickup is at ${address}.`,
          'We tell you when the order is ready.',
        ),
        list(
          'Bring the order number. Somebody else may collect for you if they have it.',
          'Where you chose to pay at pickup, pay before the box is handed over.',
          'Look into the box with us before you go. If anything is not right, we would rather mend it here.',
          'If you are running late, tell us. We keep the order safe for the rest of the day while we are open.',
        ),
      ),
      section(
        'what-the-rider-needs',
        'What the rider needs',
        list(
          'State, local government area, area, street and house number. There is no need for a postcode.',
          words`${bold('A landmark')}: the filling station, the church, the colour of the gate. It saves more time than anything else.`,
          'A phone number that will be on and answered during the window.',
          'The name of the person who receives the cake, if that is not you.',
          'The gate code or visitor pass, where your estate or office asks for one.',
          'A flat, cool place to put the box down.',
        ),
      ),
      section(
        'following-your-order',
        'Following your order',
        paragraph(
          'We tell you when the order is confirmed, in the kitchen, ready, on its way and delivered.',
          words`Signed in, you see each step as it happens under ${link('My Orders', '/orders')}.`,
          'If you ordered as a guest, the e-mail we send you holds a private link to your order. Treat it like a key and do not pass it on.',
        ),
      ),
      section(
        'changing-a-delivery',
        'Changing the day or the address',
        paragraph(
          'You can move an order to another free slot from its own page until the kitchen starts.',
          words`For another address, reach us through ${listWaysToReach(shop)}. A different zone may have a different fee.`,
        ),
      ),
      section(
        'nobody-there',
        'If nobody is there',
        paragraph(
          'The rider calls the number on the order and waits as long as the next delivery allows.',
          'If the order cannot be handed over, it comes back to our kitchen and we call you to agree a new slot or to cancel.',
        ),
        paragraph(
          'If the address was wrong, the phone was off or nobody was in, the second trip costs the fee of your zone again. If the fault was ours, it costs nothing.',
          words`What happens to food that cannot wait is explained under ${link('Returns', '/returns#what-we-cannot-take-back')}.`,
        ),
      ),
      section(
        'late',
        'If we are late',
        paragraph(
          'Rain and traffic have their own ideas. If your window is at risk we call you before it ends, not after.',
          words`What you can ask for then is under ${link('Returns', '/returns#what-we-will-do')}.`,
        ),
      ),
      section(
        'heat',
        'Keeping a cake in the heat',
        list(
          words`${bold('In the car:')} on the flat floor or in the boot, with the air conditioning on. Never on a seat or a lap.`,
          words`${bold('Buttercream and ganache')} soften in a warm room. Keep the cake in the fridge and take it out about an hour before cutting.`,
          words`${bold('Fresh cream and cheesecake')} stay in the fridge until you serve them, and no more than an hour on a hot table.`,
          words`${bold('Fondant')} sweats in a damp fridge. Leave it in its box in an air-conditioned room, away from the window.`,
          words`${bold('Small chops, meat pies and sausage rolls')} are best the same day. Warm them in an oven; a microwave makes them soft.`,
          words`${bold('Bread')} keeps in its bag in a cool, dry place. The fridge makes it stale; the freezer does not.`,
        ),
      ),
    ],
  });
}
