import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';

/** Beside filters there is room for three, across the page for four; a phone shows two. */
const COLUMNS = {
  three: 'phone:max-tablet:grid-cols-2 tablet:grid-cols-3',
  four: 'phone:grid-cols-3 tablet:grid-cols-4',
} as const;

type ProductGridProps = { readonly columns: keyof typeof COLUMNS } & ComponentProps<'ul'>;

/** Its items hold product cards or their skeletons. */
export function ProductGrid({ columns, className, ...list }: ProductGridProps) {
  return (
    <ul
      {...list}
      className={joinClasses(
        'grid grid-flow-dense grid-cols-2 gap-x-3 gap-y-7 phone:gap-x-6 phone:gap-y-11',
        COLUMNS[columns],
        className,
      )}
    />
  );
}
