import { Link, type LinkProps } from 'react-router';

/** A short way to somewhere: a search, a category. */
export function ChipLink(link: Omit<LinkProps, 'className'>) {
  return (
    <Link
      {...link}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-pill border border-crust-2 bg-paper px-4 text-small font-medium no-underline transition duration-(--duration-fast) hover:border-cocoa"
    />
  );
}
