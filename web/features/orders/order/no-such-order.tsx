import { cinnamonRolls } from '../../../pictures/cinnamon-rolls.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { FindOrderForm } from '../find-order-form.tsx';

export type Viewer = 'customer' | 'guest';

type NoSuchOrderProps = {
  readonly id: string;
  readonly viewer: Viewer;
  /** A code has opened an order here, which may be this one. */
  readonly onOpened: () => void;
};

/** Another's order looks the same as one that never was. */
export function NoSuchOrder({ id, viewer, onOpened }: NoSuchOrderProps) {
  if (viewer === 'guest') return <OpenElsewhere id={id} onOpened={onOpened} />;
  return (
    <div className="wrap">
      <EmptyState
        level={1}
        picture={<Picture picture={cinnamonRolls} alt="" sizes="208px" />}
        title="Order not found"
        actions={
          <ButtonLink to="/orders" kind="main">
            My Orders
          </ButtonLink>
        }
      >
        We can’t find this order in your account. See all your orders in My Orders.
      </EmptyState>
    </div>
  );
}

/** Mostly the address of a guest's order, copied to another device: only the mailed link has the key to it. */
function OpenElsewhere({ id, onOpened }: Omit<NoSuchOrderProps, 'viewer'>) {
  return (
    <FindOrderForm
      title="This order isn’t open on this device"
      onOpened={onOpened}
      lead="No link? Enter your order number and phone number. We’ll email you a code to open your order."
    >
      <p>
        To keep orders private, a new device needs the link from our email or a code we email you. If you
        added the order to your account, sign in instead.
      </p>
      <ButtonLink to={`/orders/${encodeURIComponent(id)}`} kind="line" className="justify-self-start">
        Open it in my account
      </ButtonLink>
    </FindOrderForm>
  );
}
