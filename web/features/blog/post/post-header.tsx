import ArrowLeftIcon from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router';
import type { Post } from '../../../../contract/content.ts';
import { ChipLink } from '../../../ui/buttons/chip.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { ProductPicture } from '../../../ui/pictures/product-picture.tsx';
import { writeBlogAddress } from '../blog-address.ts';
import { capitalise } from '../capitalise.ts';
import { isWideCover } from '../is-wide-cover.ts';
import { PostFacts } from '../list/post-facts.tsx';

const WIDE_SIZES = '(width > 1280px) 1200px, 100vw';
const SQUARE_SIZES = '(width > 1280px) 560px, (width > 760px) 46vw, 100vw';

export function sizeCover(cover: Post['cover']): string {
  return isWideCover(cover) ? WIDE_SIZES : SQUARE_SIZES;
}

/** A wide cover lies below the words; any other stands beside them, so that nothing of the cake is cut off. */
export function PostHeader({ post }: { readonly post: Post }) {
  const { title, summary, cover } = post;
  const isWide = isWideCover(cover) || !cover;
  return (
    <header>
      <Link to="/blog" prefetch="intent" className="link inline-flex min-h-11 items-center gap-2">
        <ArrowLeftIcon />
        All posts
      </Link>
      <div
        className={joinClasses(
          'grid gap-8 pt-4 phone:pt-6',
          isWide ? 'phone:gap-11' : 'phone:grid-cols-2 phone:items-center phone:gap-10 tablet:gap-16',
        )}
      >
        <div
          className={joinClasses(
            'grid gap-4',
            isWide && 'mx-auto max-w-200 phone:justify-items-center phone:text-center phone:*:justify-center',
          )}
        >
          <h1 className="text-hero-beside leading-tight">{title}</h1>
          <p className="max-w-160 text-pretty text-lead text-cocoa-2">{summary}</p>
          <PostTags post={post} />
        </div>
        {cover && (
          <ProductPicture
            picture={cover}
            sizes={sizeCover(cover)}
            className={joinClasses(
              'w-full rounded-picture',
              isWide ? 'aspect-4/3 phone:aspect-21/9' : 'aspect-4/3 phone:aspect-square',
            )}
            priority
          />
        )}
      </div>
    </header>
  );
}

function PostTags({ post }: { readonly post: Post }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {post.author !== '' && <p className="text-small font-semibold">{post.author}</p>}
        <PostFacts post={post} />
      </div>
      {post.tags.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {post.tags.map((tag) => (
            <li key={tag}>
              <ChipLink to={writeBlogAddress({ tag, page: 1 })} prefetch="intent">
                {capitalise(tag)}
              </ChipLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
