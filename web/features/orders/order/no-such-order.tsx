import { cinnamonRolls } from '../../../pictures/cinnamon-rolls.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';

export type Viewer = 'customer' | 'guest';

/** Another's order looks the same as one that never was. */
export function NoSuchOrder({ viewer }: { readonly viewer: Viewer }) {
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
              <ButtonLink to="/login" state={{ origin: '/orders' }} kind="line">
                Sign in
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
          ? 'Open the link in our latest email about your order, or find it by its number. If you’ve added it to your account, sign in to see it.'
          : 'We can’t find this order in your account. See all your orders in My Orders.'}
      </EmptyState>
    </div>
  );
}
