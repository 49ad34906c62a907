import WarningIcon from 'lucide-react/icons/triangle-exclamation-point';
import { Link } from 'react-router';
import type { CartItem } from '../../../../domain/cart/cart-item.ts';
import { convertNairaToKobo, formatNaira } from '../../../../domain/money.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { writeItemAddress } from './describe-item.ts';

const write = (price: number) => formatNaira(convertNairaToKobo(price));

/** What a piece costs, what it cost before, or that there is none to be had. */
export function LinePrice({ item }: { readonly item: CartItem }) {
  const { price, fullPrice, formerPrice, isSold, quantity } = item;
  if (!isSold) {
    return (
      <>
        <p className="mt-1.5 flex gap-1.5 text-small font-medium text-ember-deep">
          <WarningIcon className="mt-0.75 size-4" />
          No longer sold like this
        </p>
        {item.design && (
          <Link to={writeItemAddress(item)} className="link inline-flex min-h-11 items-center text-small">
            Open it in the designer
          </Link>
        )}
      </>
    );
  }
  const isSaidByTotal = quantity === 1 && fullPrice === price;
  return (
    <>
      <p className={joinClasses('figures mt-1 text-small', isSaidByTotal && 'max-phone:hidden')}>
        {write(price)} each{' '}
        {fullPrice > price && (
          <del className="text-cocoa-2">
            <span className="visually-hidden">instead of </span>
            {write(fullPrice)}
          </del>
        )}
      </p>
      {formerPrice !== null && (
        <p className="figures mt-1 text-small font-medium text-ember-deep">
          was {write(formerPrice)}, now {write(price)}
        </p>
      )}
    </>
  );
}
