import OpenIcon from 'lucide-react/icons/chevron-down';
import MoreIcon from 'lucide-react/icons/ellipsis';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { joinClasses } from '../join-classes.ts';
import { useDropdown } from './use-dropdown.ts';

type MenuProps = {
  readonly label: string;
  /** Its label on a button instead of three dots: for choices that are looked for. */
  readonly isNamed?: boolean;
  readonly className?: string;
  /** Entries; `choose` closes the menu and gives the focus back before something is done. */
  readonly children: (choose: (act: () => void) => () => void) => ReactNode;
};

/** The rarer things that can be done, behind three dots or a name. */
export function Menu({ label, isNamed = false, className, children }: MenuProps) {
  const { isOpen, close, panelId, rootProps, triggerProps } = useDropdown();
  const choose = (act: () => void) => () => {
    close();
    triggerProps.ref.current?.focus();
    act();
  };
  return (
    // Above the link that covers a row or card and, while it is open, above what comes after it.
    <div {...rootProps} className={joinClasses('relative flex-none', isOpen ? 'z-20' : 'z-10', className)}>
      {isNamed ? (
        <Button {...triggerProps} kind="quiet" size="s">
          {label}
          <OpenIcon />
        </Button>
      ) : (
        <IconButton {...triggerProps} label={label}>
          <MoreIcon />
        </IconButton>
      )}
      {isOpen && (
        <ul
          id={panelId}
          ref={showWhole}
          className={joinClasses(
            'absolute top-full mt-1 min-w-52 rounded-card border border-crust bg-paper p-1.5 shadow-3',
            isNamed ? 'left-0' : 'right-0',
          )}
        >
          {children(choose)}
        </ul>
      )}
    </div>
  );
}

/** Opened low on a screen, it would end below its edge or behind the bottom bar. */
function showWhole(panel: HTMLUListElement | null): void {
  panel?.scrollIntoView({ block: 'nearest' });
}

const ENTRY_CLASS =
  'flex min-h-11 w-full items-center gap-3 rounded-small px-3 text-left text-label font-medium whitespace-nowrap no-underline hover:bg-crust';

export function MenuButton({ className, ...button }: ComponentProps<'button'>) {
  return (
    <li className={className}>
      <button type="button" {...button} className={ENTRY_CLASS} />
    </li>
  );
}

export function MenuLink({ className, ...link }: LinkProps & { readonly className?: string }) {
  return (
    <li className={className}>
      <Link {...link} className={ENTRY_CLASS} />
    </li>
  );
}
