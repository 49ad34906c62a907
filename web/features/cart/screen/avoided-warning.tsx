import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import type { CartItem } from '../../../../domain/cart/cart-item.ts';
import { changeChoice } from '../../../../domain/cart/change-choice.ts';
import { ALLERGENS, findAvoided } from '../../../../domain/catalogue/allergens.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { joinWords } from '../../../ui/formats/join-words.ts';
import { describeEgglessPrice } from '../../../ui/product/eggless-tick.tsx';
import { nameAllergens } from '../../../ui/product/name-allergens.ts';
import { useAvoidedAllergens } from '../../catalogue/allergens/allergen-context.ts';
import type { Offer } from '../offers-context.ts';
import { shopCart } from '../shop-cart.ts';
import { nameItem } from './describe-item.ts';
import { nameEditButton } from './line-editor.tsx';
import type { FindOffer } from './use-fresh-cart.ts';

type AvoidedWarningProps = { readonly items: readonly CartItem[]; readonly findOffer: FindOffer };

/** Says which cake has what this shopper avoids, makes it without egg where it can be, and leads to others. */
export function AvoidedWarning({ items, findOffer }: AvoidedWarningProps) {
  const avoided = useAvoidedAllergens();
  const [refusal, setRefusal] = useState<string>();
  const concerned = items.filter(({ allergens }) => findAvoided(allergens, avoided).length > 0);
  if (concerned.length === 0) return null;
  const found = ALLERGENS.filter((allergen) =>
    concerned.some(({ allergens }) => allergens.includes(allergen) && avoided.has(allergen)),
  );
  const names = nameAllergens(found, 'and');
  const cakes = [...new Set(concerned.map(({ name }) => name))];
  const ways = concerned.flatMap((item) => {
    const offer = avoided.has('egg') && item.allergens.includes('egg') ? findOffer(item) : null;
    return offer && item.design === null && offer.egglessExtra !== null
      ? [{ item, offer, price: describeEgglessPrice(offer.egglessExtra) }]
      : [];
  });
  return (
    <Note tone="warning" role="status">
      <p>
        <strong className="font-semibold">
          {joinWords(cakes, 'and')} {cakes.length === 1 ? 'contains' : 'contain'} {names}
        </strong>
        , which you avoid.{' '}
        <Link to={`/products?excludeAllergens=${found.join(',')}`} className="underline underline-offset-4">
          See products without {nameAllergens(found, 'or')}
        </Link>
      </p>
      {ways.map(({ item, offer, price }) => (
        <Button
          key={item.lineId}
          kind="paper"
          size="s"
          onClick={() => setRefusal(makeEggless(item, offer))}
          className="mt-3 mr-2 whitespace-normal!"
        >
          {concerned.length === 1 ? `Make it eggless, ${price}` : `Make eggless, ${price}: ${nameItem(item)}`}
        </Button>
      ))}
      {refusal !== undefined && <p className="mt-2">{refusal}</p>}
    </Note>
  );
}

/** What the cart refuses, in its words. The warning may be gone then: the keyboard goes on with the line, which is another one now. */
function makeEggless({ lineId, size, inscription }: CartItem, offer: Offer): string | undefined {
  const before = shopCart.readItems();
  const chosen = { sizeId: size?.id, inscription, isEggless: true };
  const { items, alert } = flushSync(() =>
    shopCart.change((latest) => changeChoice(latest, lineId, offer, chosen)),
  );
  const changed = items.find((line) => !before.includes(line));
  if (changed) document.getElementById(nameEditButton(changed))?.focus();
  return alert;
}
