import BoardIcon from 'lucide-react/icons/columns-3';
import DownloadIcon from 'lucide-react/icons/download';
import ListIcon from 'lucide-react/icons/layout-list';
import PlusIcon from 'lucide-react/icons/plus';
import SelectIcon from 'lucide-react/icons/square-check';
import { useRef } from 'react';
import { readLagosDay } from '../../../../../domain/delivery/lagos-time.ts';
import { saveFile } from '../../../../ui/browser/save-file.ts';
import { ButtonLink } from '../../../../ui/buttons/button.tsx';
import { describeError } from '../../../../ui/feedback/describe-error.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { useSlashKey } from '../../../../ui/fields/use-slash-key.ts';
import { SEARCH_MAX_LENGTH } from '../../../../ui/lists/typed-search.ts';
import { Menu, MenuButton, MenuLink } from '../../../../ui/overlays/menu.tsx';
import { useMay } from '../../../users/role-context.tsx';
import { NEW_ORDER_PATH } from '../admin-paths.ts';
import { exportOrders } from './export-orders.ts';
import { OrderFilter } from './order-filter.tsx';
import { type OrderListChange, type OrderListState, writeOrderList } from './order-list-query.ts';
import { OrderTabs } from './order-tabs.tsx';

type OrdersHeaderProps = {
  readonly admin: OrderListState;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onChange: OrderListChange;
  readonly onClear: () => void;
  readonly onChoose: () => void;
  /** Undefined until it is known. */
  readonly attentionCount: number | undefined;
};

/** Two rows, so that the screen begins with orders. */
export function OrdersHeader(props: OrdersHeaderProps) {
  const { admin, typed, onType, onChange, onClear, onChoose, attentionCount } = props;
  const searchRef = useRef<HTMLDivElement>(null);
  useSlashKey(searchRef);
  return (
    <header className="flex flex-wrap items-center gap-x-2 gap-y-1.5 pt-2.5 pb-2 phone:gap-y-2 phone:pt-3 phone:pb-3">
      <h1 className="max-phone:visually-hidden">Orders</h1>
      <div ref={searchRef} className="min-w-0 flex-1 phone:ml-auto phone:max-w-80">
        <SearchField
          label="Search orders"
          placeholder="Search orders"
          value={typed}
          maxLength={SEARCH_MAX_LENGTH}
          onSearch={onType}
        />
      </div>
      <ButtonLink to={NEW_ORDER_PATH} kind="main" className="max-phone:hidden">
        <PlusIcon />
        New order
      </ButtonLink>
      <span className="basis-full max-phone:hidden" />
      <OrderTabs admin={admin} attentionCount={attentionCount} />
      <OrderFilter admin={admin} onChange={onChange} onClear={onClear} />
      <ListMenu admin={admin} onChoose={onChoose} />
    </header>
  );
}

/** What is done with the list as a whole, and rarely. The board needs a wide screen: a phone keeps the list. */
function ListMenu({ admin, onChoose }: Pick<OrdersHeaderProps, 'admin' | 'onChoose'>) {
  const may = useMay();
  const isBoard = admin.view === 'board';
  const other = { ...admin, view: isBoard ? 'table' : 'board' } as const;
  return (
    <Menu label="More options" className="max-phone:-mr-2">
      {(choose) => (
        <>
          <MenuLink
            to={{ search: String(writeOrderList(other)) }}
            replace
            onClick={choose(() => undefined)}
            className={isBoard ? '' : 'max-phone:hidden'}
          >
            {isBoard ? <ListIcon /> : <BoardIcon />}
            {isBoard ? 'Show as a list' : 'Show as a board'}
          </MenuLink>
          {!isBoard && (
            <MenuButton onClick={choose(onChoose)}>
              <SelectIcon />
              Select several orders
            </MenuButton>
          )}
          {may('owner') && (
            <MenuButton onClick={choose(() => void download(admin))}>
              <DownloadIcon />
              Export CSV
            </MenuButton>
          )}
        </>
      )}
    </Menu>
  );
}

async function download(admin: OrderListState): Promise<void> {
  try {
    saveFile(`orders-${readLagosDay(new Date())}.csv`, await exportOrders(admin));
  } catch (error) {
    showToast({ kind: 'error', text: describeError(error) });
  }
}
