import { IconButton } from '../../ui/icon-button.tsx';
import { BellIcon } from '../../ui/icons/shop.tsx';
import { useDropdown } from '../../ui/use-dropdown.ts';

export function NotificationBell() {
  const { isOpen, panelId, rootProps, triggerProps } = useDropdown();
  return (
    <div {...rootProps} className="phone:relative">
      <IconButton {...triggerProps} label="Notifications">
        <BellIcon className="size-6" />
      </IconButton>
      {isOpen && (
        <section
          id={panelId}
          aria-label="Notifications"
          className="absolute inset-x-2 top-full z-40 mt-2 rounded-picture border border-crust bg-paper p-5 shadow-3 phone:inset-x-auto phone:right-0 phone:mt-2.5 phone:w-100"
        >
          <h2 className="text-fs-3">Notifications</h2>
          <p className="mt-2 text-cocoa-2">
            Nothing new. When an order of yours moves, you will read it here.
          </p>
        </section>
      )}
    </div>
  );
}
