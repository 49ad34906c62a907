import PlusIcon from 'lucide-react/icons/plus';
import { useCallback } from 'react';
import { titlePage } from '../../../page-meta.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { SEARCH_MAX_LENGTH } from '../../../ui/lists/typed-search.ts';
import { useListQuery } from '../../../ui/lists/use-list-query.ts';
import { usePages } from '../../../ui/loading/use-pages.ts';
import { ContentFrame } from './content-frame.tsx';
import { NEW_POST_PATH } from './content-paths.ts';
import { listPosts } from './content-requests.ts';
import { PostsList } from './posts/posts-list.tsx';
import { ALL_POSTS, readPostsQuery, writePostsQuery } from './posts/posts-query.ts';
import { StandingTabs } from './posts/standing-tabs.tsx';

export const meta = titlePage('Blog');

export default function AdminBlogPage() {
  const { query, typed, setTyped, change } = useListQuery(readPostsQuery, writePostsQuery);
  const loadPage = useCallback(
    (cursor: string | undefined, signal: AbortSignal) => listPosts(query, { cursor, signal }),
    [query],
  );
  const list = usePages(loadPage);

  const clear = () => {
    setTyped('');
    change(ALL_POSTS);
  };

  return (
    <ContentFrame explanation="Blog posts, last changed first. Customers can’t see drafts.">
      <div className="mb-3 flex flex-wrap gap-3">
        <SearchField
          label="Search posts"
          placeholder="Search title, link or tag"
          value={typed}
          maxLength={SEARCH_MAX_LENGTH}
          onSearch={setTyped}
          className="w-full phone:w-auto phone:min-w-64 phone:flex-1"
        />
        <ButtonLink to={NEW_POST_PATH} kind="main" className="max-phone:w-full">
          <PlusIcon />
          New post
        </ButtonLink>
      </div>
      <StandingTabs query={query} counts={list.pages[0]?.counts} />
      <PostsList list={list} query={query} onClear={clear} />
    </ContentFrame>
  );
}
