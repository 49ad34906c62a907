import { titlePage } from '../../../page-meta.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { RowsSkeleton } from '../../../ui/loading/rows-skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { ContentFrame } from './content-frame.tsx';
import { listPages } from './content-requests.ts';
import { PagesTable } from './pages/pages-table.tsx';

export const meta = titlePage('Pages');

export default function AdminPagesPage() {
  const pages = useLoaded(listPages);
  return (
    <ContentFrame explanation="Your shop comes with standard pages. Edit them as you like; you can always restore the original text.">
      <LoadedContent loaded={pages} waitingWords="Loading the pages…" skeleton={<RowsSkeleton />}>
        {(list) => (
          <Panel className="max-phone:py-1 phone:px-4 phone:py-2">
            <PagesTable pages={list} />
          </Panel>
        )}
      </LoadedContent>
    </ContentFrame>
  );
}
