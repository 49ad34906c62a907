import { Spinner } from '../../ui/loading/spinner.tsx';

export function AuthPending() {
  return (
    <p role="status" className="wrap flex min-h-75 items-center justify-center gap-3 text-cocoa-2">
      <Spinner />
      Checking your sign-in…
    </p>
  );
}
