import { useCallback, useState } from 'react';
import { useParams } from 'react-router';
import type { AdminPage } from '../../../../contract/content-admin.ts';
import { PAGE_SLUGS, type PageSlug } from '../../../../domain/content/entry.ts';
import { titlePage } from '../../../page-meta.ts';
import { coverCupcakes } from '../../../pictures/cover-cupcakes.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { DetailsFrame, DetailsHeader, DetailsSkeleton } from '../../../ui/layout/details-frame.tsx';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { PAGES_PATH } from './content-paths.ts';
import { readPage } from './content-requests.ts';
import { PageForm } from './pages/page-form.tsx';

export const meta = titlePage('Edit page');

export default function AdminEditPagePage() {
  const parameters = useParams();
  const slug = PAGE_SLUGS.find((known) => known === parameters.slug);
  return (
    <DetailsFrame listPath={PAGES_PATH} listName="All pages">
      {slug ? <LoadedPage key={slug} slug={slug} /> : <NoSuchPage />}
    </DetailsFrame>
  );
}

function LoadedPage({ slug }: { readonly slug: PageSlug }) {
  const page = useLoaded(useCallback((signal: AbortSignal) => readPage(slug, signal), [slug]));
  return (
    <LoadedContent loaded={page} waitingWords="Loading the page…" skeleton={<DetailsSkeleton />}>
      {(found) => <EditedPage opened={found} />}
    </LoadedContent>
  );
}

function EditedPage({ opened }: { readonly opened: AdminPage }) {
  const [page, setPage] = useState(opened);
  return (
    <>
      <DetailsHeader title={page.title} shopPath={`/${page.slug}`} />
      <PageForm page={page} onSaved={setPage} />
    </>
  );
}

function NoSuchPage() {
  return (
    <EmptyState
      level={1}
      picture={<Picture picture={coverCupcakes} alt="" sizes="208px" className="object-[30%_50%]" />}
      title="Page not found"
      actions={
        <ButtonLink to={PAGES_PATH} kind="main">
          All pages
        </ButtonLink>
      }
    >
      There’s no page with this name.
    </EmptyState>
  );
}
