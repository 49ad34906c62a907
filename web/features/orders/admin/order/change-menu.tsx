import { useState } from 'react';
import { type AdminOrderDetails, moveAdminOrderEndpoint } from '../../../../../contract/order-admin.ts';
import { canBeNotified } from '../../../../../domain/notifications/can-be-notified.ts';
import { isChangeable } from '../../../../../domain/orders/change-lines.ts';
import { canPutBackInKitchen } from '../../../../../domain/orders/second-thoughts.ts';
import { buildWhatsappLink } from '../../../../../domain/shop/whatsapp-link.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { Menu, MenuButton, MenuLink } from '../../../../ui/overlays/menu.tsx';
import { nameDay, writeTimes } from '../../../../ui/slots/day-words.ts';
import { acceptCaveat } from '../../../../ui/slots/move-to-day.ts';
import { SlotDialog } from '../../slot-dialog.tsx';
import { writeChangePath, writeDetailsPath } from '../admin-paths.ts';
import { sayNotified, writeMovedMessage } from '../customer-message.ts';
import { isGoodwill } from '../money/money-facts.ts';
import { PutBackDialog } from './put-back.tsx';

type ChangeMenuProps = {
  readonly order: AdminOrderDetails;
  readonly onChange: (order: AdminOrderDetails) => void;
  readonly onRefund: () => void;
};

/** Whether anything of it can be changed. */
export function canChangeOrder(order: AdminOrderDetails): boolean {
  const { status, canMove } = order;
  return canMove || isChangeable(status) || canPutBackInKitchen(status) || isGoodwill(order);
}

/** The one door to everything that can be changed about an order. */
export function ChangeMenu({ order, onChange, onRefund }: ChangeMenuProps) {
  const { id, status, canMove, slot: before } = order;
  const [isMoving, setMoving] = useState(false);
  const [isPuttingBack, setPuttingBack] = useState(false);
  return (
    <>
      <Menu label="Change order" isNamed>
        {(choose) => (
          <>
            {canMove && <MenuButton onClick={choose(() => setMoving(true))}>Date or time</MenuButton>}
            {isChangeable(status) && (
              <>
                <MenuLink to={writeChangePath(id)}>Items, delivery or pickup</MenuLink>
                <MenuLink to={writeDetailsPath(id)}>Name, address or note</MenuLink>
              </>
            )}
            {canPutBackInKitchen(status) && (
              <MenuButton onClick={choose(() => setPuttingBack(true))}>Back to kitchen</MenuButton>
            )}
            {isGoodwill(order) && (
              <MenuButton onClick={choose(onRefund)}>Refund without cancelling</MenuButton>
            )}
          </>
        )}
      </Menu>
      <PutBackDialog
        order={order}
        isOpen={isPuttingBack}
        onClose={() => setPuttingBack(false)}
        onChange={onChange}
      />
      <SlotDialog
        order={order}
        isOpen={isMoving}
        title="Change date or time"
        lead={`Currently ${nameDay(before.day)}, ${writeTimes(before)}. ${sayNotified(order)}`}
        button="Save new time"
        buttonWhileBusy="Saving…"
        current={before}
        leadTimeHours={order.leadTimeHours}
        isForStaff
        onClose={() => setMoving(false)}
        onTake={async (slot, caveat) => {
          const body = { slot: { day: slot.day, windowId: slot.windowId }, ...acceptCaveat(caveat) };
          const moved = await shopApi.call(moveAdminOrderEndpoint, { params: { id }, body });
          onChange(moved);
          setMoving(false);
          const message = writeMovedMessage(moved);
          const write = {
            label: 'WhatsApp',
            run: () => window.open(buildWhatsappLink(moved.contact.phone, message), '_blank', 'noreferrer'),
          };
          const text = `Moved to ${nameDay(slot.day)}, ${writeTimes(slot)}`;
          showToast({ kind: 'success', text, ...(!canBeNotified(moved) && { action: write }) });
        }}
      />
    </>
  );
}
