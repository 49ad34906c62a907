import CheckIcon from 'lucide-react/icons/check';
import { Button } from '../../../../ui/buttons/button.tsx';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import type { Buying } from './use-buying.ts';

type MainActionProps = { readonly buying: Buying; readonly className: string };

/** Into the cart where the price says all, to the bakers where it does not. */
export function MainAction({ buying, className }: MainActionProps) {
  const { isAdded, isSending, isWaiting, isReady, buy } = buying;
  return (
    <Button
      kind="main"
      size="l"
      aria-disabled={!isReady || isSending || undefined}
      onClick={buy}
      className={joinClasses(
        className,
        'aria-disabled:bg-crust aria-disabled:text-cocoa-2',
        isAdded && 'bg-leaf hover:bg-leaf',
      )}
    >
      {(isSending || isWaiting) && <Spinner />}
      {isAdded && <CheckIcon />}
      {nameAction(buying)}
    </Button>
  );
}

function nameAction({ isAsking, isFormOpen, isChange, isAdded, isSending, isWaiting }: Buying): string {
  if (isSending) return 'Sending…';
  if (isWaiting) return 'Sending pictures…';
  if (isAdded) return 'Added';
  if (isAsking) return isFormOpen ? 'Send request' : 'Ask for a quote';
  return isChange ? 'Update cart' : 'Add to cart';
}
