import { type ReactNode, useCallback } from 'react';
import { type AdminOrderDetails, readAdminOrderEndpoint } from '../../../../../contract/order-admin.ts';
import { nullIfMissing } from '../../../../api/read-refusal.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { cinnamonRolls } from '../../../../pictures/cinnamon-rolls.ts';
import { ButtonLink } from '../../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { LoadedContent } from '../../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../../ui/loading/use-loaded.ts';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { useOrderNews } from '../../use-order-news.ts';
import { ADMIN_PATH } from '../admin-paths.ts';

type AdminOrderScreenProps = {
  readonly id: string;
  readonly children: (order: AdminOrderDetails, onChange: (order: AdminOrderDetails) => void) => ReactNode;
};

/** One order as it is at this moment: what changes about it shows without a reload. */
export function AdminOrderScreen({ id, children }: AdminOrderScreenProps) {
  const load = useCallback(
    (signal: AbortSignal) => nullIfMissing(shopApi.call(readAdminOrderEndpoint, { params: { id }, signal })),
    [id],
  );
  const loaded = useLoaded(load);
  useOrderNews(loaded.reload, { id, isShown: loaded.data !== null });
  return (
    <LoadedContent loaded={loaded} waitingWords="Loading the order…" skeleton={<OrderSkeleton />}>
      {(order) => (order === null ? <NoSuchOrder /> : children(order, loaded.replace))}
    </LoadedContent>
  );
}

export function NoSuchOrder() {
  return (
    <EmptyState
      level={1}
      picture={<Picture picture={cinnamonRolls} alt="" sizes="208px" />}
      title="Order not found"
      actions={
        <ButtonLink to={ADMIN_PATH} kind="main">
          All orders
        </ButtonLink>
      }
    >
      Search by order number, customer name or phone.
    </EmptyState>
  );
}

export function OrderSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeleton className="mt-3 h-9 w-56 max-w-full" />
      <div className="grid gap-4 tablet:grid-cols-[minmax(0,1fr)_--spacing(95)]">
        <Skeleton className="h-96 rounded-picture" />
        <Skeleton className="h-96 rounded-picture" />
      </div>
    </div>
  );
}
