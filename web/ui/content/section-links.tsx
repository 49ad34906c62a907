import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Section } from '../../../domain/content/blocks.ts';
import { joinClasses } from '../join-classes.ts';

type SectionLinksProps = {
  readonly title: string;
  readonly sections: readonly Section[];
  readonly className: string;
};

/** Folded above the words on a phone; beside them, always in view, on a wide screen. */
export function SectionLinks({ title, sections, className }: SectionLinksProps) {
  const titleId = useId();
  return (
    // Where something above changes its height, the words beside this stay in their place, and not this.
    <div className={joinClasses('[overflow-anchor:none]', className)}>
      <nav aria-label={title} className="tablet:hidden print:hidden">
        <details className="group rounded-card bg-crust px-4">
          <summary className="flex min-h-12 list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
            {title}
            <ChevronDownIcon className="size-5 transition-transform group-open:rotate-180" />
          </summary>
          <div className="pb-3">
            <LinkList sections={sections} />
          </div>
        </details>
      </nav>
      <nav
        aria-labelledby={titleId}
        className="sticky top-[calc(var(--header-height)+var(--spacing)*8)] hidden max-h-[calc(100dvh-var(--header-height)-var(--spacing)*16)] overflow-y-auto tablet:block print:hidden"
      >
        <p id={titleId} className="pb-2 text-small font-semibold text-cocoa-2">
          {title}
        </p>
        <LinkList sections={sections} />
      </nav>
    </div>
  );
}

function LinkList({ sections }: Pick<SectionLinksProps, 'sections'>) {
  return (
    <ol>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            className="flex min-h-11 items-center text-body leading-label underline-offset-4 hover:underline tablet:min-h-9 tablet:py-1.5 tablet:text-label"
          >
            {heading}
          </Link>
        </li>
      ))}
    </ol>
  );
}
