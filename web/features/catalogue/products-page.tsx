import { useSearchParams } from 'react-router';
import { titlePage } from '../../page-meta.ts';
import { butterCroissant } from '../../pictures/butter-croissant.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Picture } from '../../ui/picture.tsx';

export const meta = titlePage('Products');

export default function ProductsPage() {
  const [parameters] = useSearchParams();
  const isCustom = parameters.get('custom') === '1';
  return (
    <div className="wrap">
      <PageHeading title={isCustom ? 'Design a cake' : 'Cakes, chops and bread'} />
      <EmptyState
        picture={<Picture picture={butterCroissant} alt="" sizes="208px" />}
        title="The shelves are empty"
        actions={
          <ButtonLink to="/contact" kind="main">
            Ask the bakery
          </ButtonLink>
        }
      >
        {isCustom
          ? 'There is no cake to design here at the moment. Tell us what you have in mind, and we will say what we can do.'
          : 'There is nothing to buy here at the moment. Tell us what you are looking for, and we will say when it can be baked.'}
      </EmptyState>
    </div>
  );
}
