import CheckIcon from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { joinClasses } from '../../../../ui/join-classes.ts';

type AddButtonProps = {
  readonly isAdded: boolean;
  readonly className: string;
  readonly children: ReactNode;
};

/** Says for a moment that it worked; what went into the cart is announced by the cart. */
export function AddButton({ isAdded, className, children }: AddButtonProps) {
  return (
    <Button
      type="submit"
      kind="main"
      size="l"
      className={joinClasses(className, isAdded && 'bg-leaf hover:bg-leaf')}
    >
      {isAdded && <CheckIcon />}
      {isAdded ? 'Added' : children}
    </Button>
  );
}
