import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';

type CheckoutButtonProps = { readonly canCheckOut: boolean; readonly className: string };

/** What is not sold cannot be ordered; a note above the lines says so and removes it. */
export function CheckoutButton({ canCheckOut, className }: CheckoutButtonProps) {
  if (!canCheckOut) {
    return (
      <Button kind="main" size="l" disabled className={className}>
        Check out
      </Button>
    );
  }
  return (
    <ButtonLink to="/checkout" kind="main" size="l" className={className}>
      Check out
    </ButtonLink>
  );
}
