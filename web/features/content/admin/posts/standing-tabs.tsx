import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { AdminPostPage } from '../../../../../contract/content-admin.ts';
import type { PostStanding } from '../../../../../domain/content/entry.ts';
import { type PostsQuery, writePostsQuery } from './posts-query.ts';

type StandingTabsProps = {
  readonly query: PostsQuery;
  /** Undefined until the list has come. */
  readonly counts: AdminPostPage['counts'] | undefined;
};

const TABS: readonly { readonly standing: PostStanding | null; readonly words: string }[] = [
  { standing: null, words: 'All' },
  { standing: 'published', words: 'Published' },
  { standing: 'scheduled', words: 'Scheduled' },
  { standing: 'draft', words: 'Drafts' },
  { standing: 'deleted', words: 'Deleted' },
];

/** Each with how many of the posts searched for stand so; all of them are those that are not deleted. */
export function StandingTabs({ query, counts }: StandingTabsProps) {
  const rowRef = useRef<HTMLElement>(null);
  // On a phone the row is pushed along, and the chosen one may be out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is chosen, or grew with its count
  useEffect(() => {
    rowRef.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [query.standing, counts]);
  return (
    <nav
      ref={rowRef}
      aria-label="Status"
      className="mb-5 flex gap-1 scroll-px-4 scroll-hint max-phone:-mx-4 max-phone:px-4"
    >
      {TABS.map(({ standing, words }) => (
        <Link
          key={words}
          to={{ search: String(writePostsQuery({ ...query, standing })) }}
          replace
          aria-current={query.standing === standing ? 'page' : undefined}
          className="flex min-h-11 flex-none items-center gap-2 rounded-pill px-3 text-label font-medium text-cocoa-2 no-underline hover:bg-crust hover:text-cocoa focus-visible:-outline-offset-3 aria-[current]:bg-crust aria-[current]:font-semibold aria-[current]:text-cocoa"
        >
          {words}
          <span className="figures min-w-6 text-center text-small">
            {counts ? countPosts(counts, standing) : '…'}
          </span>
        </Link>
      ))}
    </nav>
  );
}

function countPosts(counts: AdminPostPage['counts'], standing: PostStanding | null): number {
  return standing === null ? counts.draft + counts.scheduled + counts.published : counts[standing];
}
