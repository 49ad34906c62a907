import PlusIcon from 'lucide-react/icons/plus';
import { useCallback, useRef } from 'react';
import { Link } from 'react-router';
import { listAdminCustomOrdersEndpoint } from '../../../../contract/custom-order-admin.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { titlePage } from '../../../page-meta.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { useSlashKey } from '../../../ui/fields/use-slash-key.ts';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { SEARCH_MAX_LENGTH } from '../../../ui/lists/typed-search.ts';
import { useListQuery } from '../../../ui/lists/use-list-query.ts';
import { usePages } from '../../../ui/loading/use-pages.ts';
import { useMay } from '../../users/role-context.tsx';
import { useCustomOrderNews } from '../custom-order/use-custom-order-news.ts';
import { NEW_REQUEST_PATH, PRICE_LIST_PATH } from './admin-paths.ts';
import { InboxList } from './inbox/inbox-list.tsx';
import { buildInboxQuery, readInbox, writeInbox } from './inbox/inbox-query.ts';
import { InboxTabs } from './inbox/inbox-tabs.tsx';

export const meta = titlePage('Custom orders');

export default function AdminCustomOrdersPage() {
  const { query: inbox, typed, setTyped, change } = useListQuery(readInbox, writeInbox);
  const loadPage = useCallback(
    (cursor: string | undefined, signal: AbortSignal) =>
      shopApi.call(listAdminCustomOrdersEndpoint, { query: { ...buildInboxQuery(inbox), cursor }, signal }),
    [inbox],
  );
  const list = usePages(loadPage);
  // Whoever has gone on to older ones is not taken back to the top.
  useCustomOrderNews(list.reload, { isShown: list.pages.length === 1 });
  const may = useMay();
  const searchRef = useRef<HTMLDivElement>(null);
  useSlashKey(searchRef);
  const clear = () => {
    setTyped('');
    change({ tab: null, search: '' });
  };
  return (
    <>
      <PageHeading title="Custom orders">
        Longest waiting first.
        {may('administrator') && (
          <>
            {' '}
            Set the prices of designs in the{' '}
            <Link to={PRICE_LIST_PATH} className="link">
              cake designer’s price list
            </Link>
            .
          </>
        )}
      </PageHeading>
      <div className="mb-3">
        <ButtonLink to={NEW_REQUEST_PATH} kind="main">
          <PlusIcon />
          New custom order
        </ButtonLink>
      </div>
      <div ref={searchRef} className="mb-3 max-w-search">
        <SearchField
          label="Search custom orders"
          placeholder="Number, name, phone or email"
          value={typed}
          maxLength={SEARCH_MAX_LENGTH}
          onSearch={setTyped}
        />
      </div>
      <InboxTabs inbox={inbox} counts={list.pages[0]?.counts} />
      <InboxList inbox={inbox} list={list} onClear={clear} />
    </>
  );
}
