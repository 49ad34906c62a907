import { Fragment } from 'react';

const ORDER_NUMBER = /(\d{3}-\d{3}-\d{3})/;

/** Words in which the numbers of orders stay on one line. */
export function UnbrokenNumbers({ children }: { readonly children: string }) {
  return children.split(ORDER_NUMBER).map((part, place) => {
    // The same words stay at the same place, so that is what tells them apart.
    const key = `${place} ${part}`;
    const isNumber = place % 2 === 1;
    return isNumber ? (
      <span key={key} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
}
