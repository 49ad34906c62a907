import { Fragment } from 'react';

const UNBROKEN =
  /(\d\d:\d\d–\d\d:\d\d|\d{3}-\d{3}-\d{3}|(?:0|\+234 )\d{3} \d{3} \d{4}|\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*(?: \d{4})?)/;

/** A sentence in which no line ends in the middle of 09:00–12:00, of 19 Nov 2026, of order 482-093-718 or of 0803 123 4567. */
export function UnbrokenText({ children }: { readonly children: string }) {
  return children.split(UNBROKEN).map((piece, position) =>
    UNBROKEN.test(piece) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence stay in their order
      <span key={position} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={position}>{piece}</Fragment>
    ),
  );
}
