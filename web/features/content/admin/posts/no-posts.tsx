import { coverCupcakes } from '../../../../pictures/cover-cupcakes.ts';
import { Button, ButtonLink } from '../../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { NEW_POST_PATH } from '../content-paths.ts';
import type { PostsQuery } from './posts-query.ts';

type NoPostsProps = { readonly query: PostsQuery; readonly onClear: () => void };

/** Either nothing was found, or nothing is written yet; what to do next differs. */
export function NoPosts({ query: { search, standing }, onClear }: NoPostsProps) {
  const picture = <Picture picture={coverCupcakes} alt="" sizes="208px" className="object-[30%_50%]" />;
  if (search === '' && standing === null) {
    return (
      <EmptyState
        picture={picture}
        title="No stories yet"
        actions={
          <ButtonLink to={NEW_POST_PATH} kind="main">
            Write the first post
          </ButtonLink>
        }
      >
        Tell people how you bake, how to keep a cake cool, how much an owambe needs. They find the shop by it.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      picture={picture}
      title={search === '' ? 'None of the posts stands so' : `Nothing found for “${search}”`}
      actions={
        <Button kind="line" onClick={onClear}>
          Show all posts
        </Button>
      }
    >
      Try another word, or look at all of them.
    </EmptyState>
  );
}
