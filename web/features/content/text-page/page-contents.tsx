import { Link } from 'react-router';
import type { Section } from '../../../../domain/content/blocks.ts';
import { ChevronDownIcon } from '../../../ui/icons/direction.tsx';

type PageContentsProps = { sections: readonly Section[] };

/** Folded above the words on a phone; beside them, always in view, on a wide screen. */
export function PageContents({ sections }: PageContentsProps) {
  return (
    <>
      <nav aria-label="On this page" className="print:hidden max-w-144 tablet:hidden">
        <details className="group rounded-card bg-crust px-4">
          <summary className="flex min-h-12 list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
            On this page
            <ChevronDownIcon className="size-5 transition-transform group-open:rotate-180" />
          </summary>
          <div className="pb-3">
            <ContentsLinks sections={sections} />
          </div>
        </details>
      </nav>
      <nav
        aria-labelledby="on-this-page"
        className="print:hidden sticky top-[calc(var(--header-height)+var(--spacing)*8)] hidden max-h-[calc(100dvh-var(--header-height)-var(--spacing)*16)] self-start overflow-y-auto tablet:block"
      >
        <p id="on-this-page" className="pb-2 text-small font-semibold text-cocoa-2">
          On this page
        </p>
        <ContentsLinks sections={sections} />
      </nav>
    </>
  );
}

function ContentsLinks({ sections }: PageContentsProps) {
  return (
    <ol>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            className="flex min-h-11 items-center leading-label underline-offset-4 hover:underline tablet:min-h-9"
          >
            {heading}
          </Link>
        </li>
      ))}
    </ol>
  );
}
