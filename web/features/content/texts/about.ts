import type { ShopProfile } from '../../../../domain/shop/profile.ts';
import type { PageText } from './page-text.ts';
import { ALLERGENS, LAST_CHANGED } from './stated-rules.ts';
import { bold, definePage, link, list, paragraph, section, words } from './write-blocks.ts';

export function writeAboutPage(shop: ShopProfile): PageText {
  const { city } = shop.address;
  const isNamedAfterHoney = /\boyin\b/i.test(shop.name);
  return definePage({
    title: 'About',
    headline: isNamedAfterHoney ? 'About the honey in our name' : 'About us and our oven',
    lead: `${shop.name} bakes cakes, bread and small chops to order${city && ` in ${city}`}, for the day you choose and not a day before.`,
    lastChanged: LAST_CHANGED,
    sections: [
      section(
        'who-we-are',
        'Who we are',
        paragraph(
          isNamedAfterHoney
            ? words`${bold('Oyin')} is the Yoruba word for honey. At a naming ceremony a child tastes it so that life may be sweet.`
            : '',
          'We are a bakery of people who like a table full of guests: birthdays, weddings, naming days, Sunday rice with something sweet after it.',
        ),
        paragraph(
          'We bake what we would put on our own table, write the name on the cake the way you spell it, and tell you honestly which day we can do it.',
        ),
      ),
      section(
        'how-we-bake',
        'How we bake',
        paragraph(
          'Nothing waits in a window. Your order is baked for its slot: doughs rest overnight, sponges are baked and cooled, and decorating is the last thing before the box is closed.',
        ),
        paragraph(
          'That is why every product has a lead time and every day a cut-off the day before.',
          words`How this works is written down under ${link('Shipping', '/shipping#lead-times')}.`,
        ),
      ),
      section(
        'our-kitchen',
        'Our kitchen',
        paragraph(
          'A baker has two hands and an oven has so many shelves. We count the work in every cake, and a day takes only as much as the kitchen can do well.',
          'When a day is full we say so, rather than rush yours.',
        ),
        paragraph(
          `All our bakes are made in one kitchen, where ${ALLERGENS} may be used. Each product names what it contains, and we clean between batches, but we cannot promise that no trace is left.`,
          words`More on this under ${link('Allergens', '/terms#allergens')}.`,
        ),
      ),
      section(
        'what-goes-in',
        'What goes in',
        paragraph(
          'Real butter, whole eggs, fresh milk, flour from Nigerian mills, and fruit when it is in season. We buy from farms and markets near us wherever they have what a good cake needs.',
          isNamedAfterHoney ? 'And honey, of course.' : '',
        ),
        paragraph(
          'Some things come from further away, such as cocoa couverture and vanilla. We would rather pay more for those than bake around them.',
        ),
      ),
      section(
        'our-promise',
        'Our promise',
        list(
          words`${bold('The date holds.')} A slot you could choose is a slot we keep.`,
          words`${bold('The price holds.')} You see every fee before you pay, VAT included.`,
          words`${bold('The label is whole.')} Allergens stand on every product, not in small print.`,
          words`${bold('We put it right.')} If something is wrong, tell us; see ${link('Returns', '/returns')}.`,
        ),
      ),
    ],
  });
}
