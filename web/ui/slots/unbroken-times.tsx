import { Fragment } from 'react';

const TIMES = /(\d\d:\d\d–\d\d:\d\d)/;

/** A sentence in which no line ends in the middle of 09:00–12:00. */
export function UnbrokenTimes({ children }: { readonly children: string }) {
  return children.split(TIMES).map((piece, position) =>
    TIMES.test(piece) ? (
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
