import { titlePage } from '../../page-meta.ts';
import { coverCupcakes } from '../../pictures/cover-cupcakes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Picture } from '../../ui/picture.tsx';

export const meta = titlePage('Blog');

export default function BlogPage() {
  return (
    <div className="wrap">
      <PageHeading title="From the counter">
        Stories about flour, butter and the people who eat cake.
      </PageHeading>
      <EmptyState
        picture={<Picture picture={coverCupcakes} alt="" sizes="208px" className="object-[30%_50%]" />}
        title="No stories yet"
        actions={
          <ButtonLink to="/about" kind="line">
            Read about us
          </ButtonLink>
        }
      >
        Nobody has found the time to write between two batches. How we bake is on another page.
      </EmptyState>
    </div>
  );
}
