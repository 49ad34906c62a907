import ArrowRightIcon from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import type { PostCard } from '../../../contract/content.ts';
import { StoryCard } from './list/story-card.tsx';

export const LATEST_POSTS_COUNT = 3;

const LEAD_SIZES = '(width > 1280px) 690px, (width > 1000px) 56vw, 100vw';
const BESIDE_SIZES = '(width > 1280px) 200px, (width > 1000px) 17vw, 40vw';

type LatestPostsProps = {
  readonly posts: readonly PostCard[];
  /** Blank: our own. */
  readonly title?: string;
};

/** The newest story large, two more beside it; nothing at all while none is written. */
export function LatestPosts({ posts, title }: LatestPostsProps) {
  const [lead, ...others] = posts;
  if (!lead) return null;
  return (
    <section aria-labelledby="latest-posts" className="wrap section">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 phone:mb-8">
        <h2 id="latest-posts" className="text-fs-1 leading-tight">
          {title || 'From our blog'}
        </h2>
        <Link to="/blog" prefetch="intent" className="link inline-flex min-h-11 items-center gap-2">
          All posts
          <ArrowRightIcon />
        </Link>
      </div>
      <div className="grid items-start gap-x-10 gap-y-8 tablet:grid-cols-[7fr_5fr]">
        <StoryCard post={lead} look="lead" level={3} sizes={LEAD_SIZES} />
        {others.length > 0 && (
          <div className="grid gap-6 phone:max-tablet:grid-cols-2 tablet:gap-10">
            {others.map((post) => (
              <StoryCard key={post.slug} post={post} look="beside" level={3} sizes={BESIDE_SIZES} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
