import { coverCupcakes } from '../../../pictures/cover-cupcakes.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';

/** Nothing was written yet, or nothing about what was asked for. */
export function NoStories({ isNarrowed }: { readonly isNarrowed: boolean }) {
  return (
    <EmptyState
      picture={<Picture picture={coverCupcakes} alt="" sizes="208px" className="object-[30%_50%]" />}
      title={isNarrowed ? 'No posts here' : 'No posts yet'}
      actions={
        <ButtonLink to={isNarrowed ? '/blog' : '/about'} kind="line">
          {isNarrowed ? 'All posts' : 'About us'}
        </ButtonLink>
      }
    >
      {isNarrowed
        ? 'There are no posts on this topic yet. See all posts.'
        : 'We haven’t posted yet. Find out more about us.'}
    </EmptyState>
  );
}
