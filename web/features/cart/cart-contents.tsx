import { convertNairaToKobo } from '../../../domain/money.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Price } from '../../ui/price.tsx';
import { useCart } from './cart-context.tsx';

export function CartContents() {
  const { cartItems, cartTotal, cartCount } = useCart();
  return (
    <div className="grid items-start gap-8 tablet:grid-cols-[minmax(0,1fr)_--spacing(95)] tablet:gap-16">
      <ul>
        {cartItems.map(({ id, name, price, quantity }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-crust-2 py-5">
            <h2 className="min-w-0 flex-1 text-fs-3">{name}</h2>
            <p className="text-cocoa-2">
              {quantity} × <Price amountInKobo={convertNairaToKobo(price)} />
            </p>
            <Price amountInKobo={convertNairaToKobo(price) * quantity} />
          </li>
        ))}
      </ul>
      <Panel className="grid gap-4">
        <h2>Summary</h2>
        <p className="flex justify-between gap-4">
          <span className="text-cocoa-2">{cartCount === 1 ? '1 item' : `${cartCount} items`}</span>
          <Price amountInKobo={convertNairaToKobo(cartTotal)} />
        </p>
        <ButtonLink to="/checkout" kind="main" size="l">
          Check out
        </ButtonLink>
      </Panel>
    </div>
  );
}
