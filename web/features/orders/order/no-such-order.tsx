import { cinnamonRolls } from '../../../pictures/cinnamon-rolls.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';

export type Viewer = 'customer' | 'guest';

/** Another's order looks the same as one that never was. */
export function NoSuchOrder({ id, viewer }: { readonly id: string; readonly viewer: Viewer }) {
  const isGuest = viewer === 'guest';
  return (
    <div className="wrap">
      <EmptyState
        level={1}
        picture={<Picture picture={cinnamonRolls} alt="" sizes="208px" />}
        title={isGuest ? 'This link no longer works' : 'Order not found'}
        actions={
          isGuest ? (
            <>
              <ButtonLink to="/track" kind="main">
                Find my order
              </ButtonLink>
              <ButtonLink to={`/orders/${encodeURIComponent(id)}`} kind="line">
                Open it in my account
              </ButtonLink>
            </>
          ) : (
            <ButtonLink to="/orders" kind="main">
              My Orders
            </ButtonLink>
          )
        }
      >
        {isGuest
          ? 'Find your order by its number, or open it in your account if you’ve added it there.'
          : 'We can’t find this order in your account. See all your orders in My Orders.'}
      </EmptyState>
    </div>
  );
}
