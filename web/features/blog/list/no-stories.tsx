import { coverCupcakes } from '../../../pictures/cover-cupcakes.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';

/** Nothing was written yet, or nothing about what was asked for. */
export function NoStories({ isNarrowed }: { readonly isNarrowed: boolean }) {
  return (
    <EmptyState
      picture={<Picture picture={coverCupcakes} alt="" sizes="208px" className="object-[30%_50%]" />}
      title={isNarrowed ? 'No stories here' : 'No stories yet'}
      actions={
        <ButtonLink to={isNarrowed ? '/blog' : '/about'} kind="line">
          {isNarrowed ? 'All stories' : 'Read about us'}
        </ButtonLink>
      }
    >
      {isNarrowed
        ? 'We have not written about this, or not so much. The other stories are one step away.'
        : 'Nobody has found the time to write between two batches. How we bake is on another page.'}
    </EmptyState>
  );
}
