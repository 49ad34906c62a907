import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { PostList } from '../../../../contract/content.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { writeBlogAddress } from '../blog-address.ts';
import { capitalise } from '../capitalise.ts';

/** On a phone the tags lie in one row that is pushed along. */
export function TagLinks({ tags, tag }: Pick<PostList, 'tags' | 'tag'>) {
  const rowRef = useRef<HTMLUListElement>(null);
  // Whoever comes with a tag sees which one it is.
  useEffect(() => {
    const row = rowRef.current;
    const chosen = tag === null ? null : row?.querySelector<HTMLElement>('[aria-current]');
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }, [tag]);
  if (tags.length === 0) return null;
  return (
    <nav aria-label="Topics">
      <ul
        ref={rowRef}
        className="relative -mx-(--page-margin) flex gap-2 overflow-x-auto px-(--page-margin) py-1 [scrollbar-width:none] phone:mx-0 phone:flex-wrap phone:px-0"
      >
        <TagLink name="All posts" to={writeBlogAddress({ tag: null, page: 1 })} isChosen={tag === null} />
        {tags.map(({ name, count }) => (
          <TagLink
            key={name}
            name={capitalise(name)}
            count={count}
            to={writeBlogAddress({ tag: name, page: 1 })}
            isChosen={tag === name}
          />
        ))}
      </ul>
    </nav>
  );
}

type TagLinkProps = {
  readonly name: string;
  readonly count?: number;
  readonly to: string;
  readonly isChosen: boolean;
};

function TagLink({ name, count, to, isChosen }: TagLinkProps) {
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        prefetch="intent"
        aria-current={isChosen ? 'true' : undefined}
        className={joinClasses(
          'inline-flex min-h-11 items-center gap-2 rounded-pill border px-4 text-small font-medium whitespace-nowrap no-underline transition duration-(--duration-fast)',
          isChosen ? 'border-cocoa bg-cocoa text-on-dark' : 'border-crust-2 bg-paper hover:border-cocoa',
        )}
      >
        {name}
        {count !== undefined && (
          <span className={joinClasses('figures', isChosen ? 'text-on-dark-2' : 'text-cocoa-2')}>
            {count}
            <span className="visually-hidden">{count === 1 ? ' post' : ' posts'}</span>
          </span>
        )}
      </Link>
    </li>
  );
}
