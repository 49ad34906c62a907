import type { PostCard } from '../../../../contract/content.ts';
import { formatDay } from '../../../ui/formats/format-moment.ts';
import { joinClasses } from '../../../ui/join-classes.ts';

type PostFactsProps = {
  readonly post: Pick<PostCard, 'readingMinutes' | 'publishedAt'>;
  readonly className?: string;
};

export function PostFacts({ post, className }: PostFactsProps) {
  return (
    <p className={joinClasses('text-small text-cocoa-2', className)}>
      {post.readingMinutes} min read <span aria-hidden="true">·</span>{' '}
      <time dateTime={post.publishedAt}>{formatDay(post.publishedAt)}</time>
    </p>
  );
}
