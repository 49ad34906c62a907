import { Link } from 'react-router';
import type { Section } from '../../../../domain/content/blocks.ts';
import { ChevronDownIcon } from '../../../ui/icons/direction.tsx';

type PostContentsProps = { readonly sections: readonly Section[] };

/** Folded above the words on a phone; beside them, always in view, on a wide screen. */
export function PostContents({ sections }: PostContentsProps) {
  return (
    <>
      <nav aria-label="In this story" className="mx-auto max-w-160 tablet:hidden print:hidden">
        <details className="group rounded-card bg-crust px-4">
          <summary className="flex min-h-12 list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
            In this story
            <ChevronDownIcon className="size-5 transition-transform group-open:rotate-180" />
          </summary>
          <div className="pb-3">
            <ContentsLinks sections={sections} />
          </div>
        </details>
      </nav>
      <nav
        aria-labelledby="in-this-story"
        className="sticky top-[calc(var(--header-height)+var(--spacing)*8)] hidden max-h-[calc(100dvh-var(--header-height)-var(--spacing)*16)] overflow-y-auto tablet:block print:hidden"
      >
        <p id="in-this-story" className="pb-2 text-small font-semibold text-cocoa-2">
          In this story
        </p>
        <ContentsLinks sections={sections} />
      </nav>
    </>
  );
}

function ContentsLinks({ sections }: PostContentsProps) {
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
