import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { joinClasses } from '../join-classes.ts';

type BreadcrumbProps = {
  /** From the outermost on. */
  readonly steps: readonly { readonly to: string; readonly name: string }[];
  /** The page that is shown. */
  readonly current: string;
  readonly className?: string;
};

/** Where in the shop one is, and the ways back. */
export function Breadcrumb({ steps, current, className }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className={joinClasses('py-2 text-small text-cocoa-2', className)}>
      <ol className="flex flex-wrap items-center gap-x-2">
        {steps.map(({ to, name }) => (
          <li key={to} className="flex items-center gap-2">
            <Link to={to} className="inline-flex min-h-11 items-center no-underline hover:underline">
              {name}
            </Link>
            <ChevronRightIcon className="size-4" />
          </li>
        ))}
        <li aria-current="page" className="flex min-h-11 items-center">
          {current}
        </li>
      </ol>
    </nav>
  );
}
