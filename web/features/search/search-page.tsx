import { useSearchParams } from 'react-router';
import { PAGE_PARAMETER_MAX_LENGTH } from '../../../contract/page-parameters.ts';
import { titlePage } from '../../page-meta.ts';
import { chinChin } from '../../pictures/chin-chin.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Picture } from '../../ui/picture.tsx';

export const meta = titlePage('Search');

export default function SearchPage() {
  const [parameters] = useSearchParams();
  const query = readQuery(parameters);
  return (
    <div className="wrap">
      <EmptyState
        level={1}
        picture={<Picture picture={chinChin} alt="" sizes="208px" />}
        title={query === '' ? 'What are you hungry for?' : `Nothing found for “${query}”`}
        actions={
          <ButtonLink to="/products" kind="main">
            See what we bake
          </ButtonLink>
        }
      >
        {query === ''
          ? 'Type the name of a cake, a snack or a bread into the search box.'
          : 'Try fewer letters or another name for it, or look through everything we bake.'}
      </EmptyState>
    </div>
  );
}

/** As the server reads it: without the blanks around it, and not at all when it is too long. */
function readQuery(parameters: URLSearchParams): string {
  const query = parameters.get('q')?.trim() ?? '';
  return query.length <= PAGE_PARAMETER_MAX_LENGTH ? query : '';
}
