import { Button } from '../../../ui/buttons/button.tsx';
import { Spinner } from '../../../ui/loading/spinner.tsx';

/** Both buttons belong to the one form of the page, wherever they stand. */
export const CHECKOUT_FORM_ID = 'checkout';

export type PlaceButtonProps = {
  readonly isSending: boolean;
  /** After a try whose fate is not known. */
  readonly isAgain: boolean;
  /** The payment page comes right after. */
  readonly isPaidNow: boolean;
  /** There is no line: it is kept and sent later. */
  readonly isLater?: boolean;
  readonly className: string;
};

export function PlaceButton({ isSending, isAgain, isPaidNow, isLater, className }: PlaceButtonProps) {
  const words = isAgain ? 'Try again' : isPaidNow ? 'Order and pay' : 'Place order';
  return (
    <Button
      type="submit"
      form={CHECKOUT_FORM_ID}
      kind="main"
      size="l"
      aria-disabled={isSending}
      className={className}
    >
      {isSending && <Spinner />}
      {isSending ? 'Placing…' : isLater ? 'Send when I’m back online' : words}
    </Button>
  );
}
