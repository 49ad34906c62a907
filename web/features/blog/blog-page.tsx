import { data, type MetaDescriptor } from 'react-router';
import { isUnreachable } from '../../api/connectivity.ts';
import { pageDataContext } from '../../page-data.ts';
import { describePublicPage, findOrigin, titlePage } from '../../page-meta.ts';
import { describeBreadcrumbs } from '../../ui/json-ld/describe-breadcrumbs.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { ScreenFailure } from '../../ui/loading/screen-failure.tsx';
import { preloadProductPicture } from '../../ui/pictures/product-picture.tsx';
import type { Route } from './+types/blog-page.ts';
import { readBlogAddress, writeBlogAddress } from './blog-address.ts';
import { capitalise } from './capitalise.ts';
import { linkFeed } from './feed/link-feed.ts';
import { NoStories } from './list/no-stories.tsx';
import { PageLinks } from './list/page-links.tsx';
import { StoryCard } from './list/story-card.tsx';
import { TagLinks } from './list/tag-links.tsx';

const LEAD_SIZES = '(width > 1280px) 792px, (width > 1000px) 62vw, 100vw';
const CARD_SIZES = '(width > 1280px) 384px, (width > 1000px) 30vw, (width > 760px) 46vw, 100vw';
const LEAD_TEXT = 'Tips on choosing, ordering and storing cake, from our bakers.';

export function loader({ request, context }: Route.LoaderArgs) {
  const query = readBlogAddress(new URL(request.url).searchParams);
  const list = context.get(pageDataContext).listPosts(query);
  // Whatever somebody makes up as a tag or a page is not there, and so is not kept either.
  const isThere = list.posts.length > 0 || (query.tag === null && query.page === 1);
  return data(list, { status: isThere ? 200 : 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return titlePage('Blog')({ matches });
  const { tag, page, posts } = loaderData;
  // Lists that hold nothing, or only a part, are nothing to find.
  if (posts.length === 0) return titlePage('Blog')({ matches });
  const title = tag === null ? 'Blog' : `${capitalise(tag)} · Blog`;
  const [first] = posts;
  return [
    ...describePublicPage(
      { matches },
      {
        title: page === 1 ? title : `${title}, page ${page}`,
        description: LEAD_TEXT,
        path: writeBlogAddress({ tag, page }),
        things: [
          describeBreadcrumbs(
            [
              { name: 'Home', path: '/' },
              { name: 'Blog', path: '/blog' },
            ],
            findOrigin(matches),
          ),
        ],
      },
    ),
    linkFeed(findOrigin(matches)),
    ...(first?.cover
      ? [{ tagName: 'link' as const, ...preloadProductPicture(first.cover, LEAD_SIZES) }]
      : []),
  ];
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { posts, tags, tag, page, pageCount } = loaderData;
  const [lead, ...others] = posts;
  return (
    <div className="wrap pb-4">
      <PageHeading title="From our blog">{LEAD_TEXT}</PageHeading>
      <TagLinks tags={tags} tag={tag} />
      {lead ? (
        <>
          <div className="grid gap-x-6 gap-y-9 pt-7 phone:grid-cols-2 phone:gap-y-12 tablet:grid-cols-3">
            <div className="phone:col-span-2">
              <StoryCard post={lead} look="lead" level={2} sizes={LEAD_SIZES} priority />
            </div>
            {others.map((post) => (
              <StoryCard key={post.slug} post={post} level={2} sizes={CARD_SIZES} />
            ))}
          </div>
          <PageLinks tag={tag} page={page} pageCount={pageCount} />
        </>
      ) : (
        <NoStories isNarrowed={tag !== null || page > 1} />
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenFailure title="We couldn’t load the posts" isUnreachable={isUnreachable(error)} />;
}
