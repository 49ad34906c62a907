import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

/** Both buttons belong to the one form of the page, wherever they stand. */
export const CHECKOUT_FORM_ID = 'checkout';

type PlaceButtonProps = {
  readonly isSending: boolean;
  /** After a try whose fate is not known. */
  readonly isAgain: boolean;
  readonly className: string;
};

export function PlaceButton({ isSending, isAgain, className }: PlaceButtonProps) {
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
      {isSending ? 'Placing…' : isAgain ? 'Try again' : 'Place order'}
    </Button>
  );
}
