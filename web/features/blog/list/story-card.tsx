import { Link } from 'react-router';
import type { PostCard } from '../../../../contract/content.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { ProductPicture } from '../../../ui/pictures/product-picture.tsx';
import { writePostAddress } from '../blog-address.ts';
import { isWideCover } from '../is-wide-cover.ts';
import { PostFacts } from './post-facts.tsx';

type StoryCardProps = {
  readonly post: PostCard;
  /** `lead`: the one large story of a screen; `beside`: picture and words in a row. */
  readonly look?: 'plain' | 'lead' | 'beside';
  readonly level: 2 | 3;
  readonly sizes: string;
  /** For the largest picture above the fold. */
  readonly priority?: boolean;
};

const LOOKS = {
  plain: { card: '', picture: 'aspect-4/3', heading: 'text-fs-3' },
  lead: { card: '', picture: 'aspect-4/3', heading: 'text-fs-2' },
  beside: {
    card: 'grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-4 phone:gap-5',
    picture: 'aspect-square phone:aspect-4/3',
    heading: 'text-fs-4 phone:text-fs-3',
  },
} as const;

/** The picture is the card; all of it is pressed by the one link, which the title names. */
export function StoryCard({ post, look = 'plain', level, sizes, priority = false }: StoryCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const { card, picture, heading } = LOOKS[look];
  return (
    <article className={joinClasses('group relative', card)}>
      <ProductPicture
        picture={post.cover ?? undefined}
        alt=""
        sizes={sizes}
        priority={priority}
        className={joinClasses(
          'w-full rounded-picture',
          picture,
          look === 'lead' && isWideCover(post.cover) && 'phone:aspect-16/9',
        )}
      />
      <div className={joinClasses('grid gap-1.5', look !== 'beside' && 'pt-4')}>
        <Heading className={joinClasses('leading-snug', heading)}>
          <Link
            to={writePostAddress(post.slug)}
            prefetch="intent"
            className="no-underline decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-picture"
          >
            {post.title}
          </Link>
        </Heading>
        {look !== 'beside' && <p className="max-w-measure text-pretty text-cocoa-2">{post.summary}</p>}
        <PostFacts post={post} />
      </div>
    </article>
  );
}
