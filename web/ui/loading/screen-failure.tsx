import AlertIcon from 'lucide-react/icons/circle-exclamation-point';
import RefreshIcon from 'lucide-react/icons/rotate-cw';
import OfflineIcon from 'lucide-react/icons/wifi-off';
import { useRevalidator } from 'react-router';
import { Button } from '../buttons/button.tsx';
import { Spinner } from './spinner.tsx';

type ScreenFailureProps = {
  readonly title: string;
  /** Whether the line is to blame, and not the shop. */
  readonly isUnreachable: boolean;
};

/** In place of a screen that could not be loaded on the way within the shop; trying again asks for the same. */
export function ScreenFailure({ title, isUnreachable }: ScreenFailureProps) {
  const { state, revalidate } = useRevalidator();
  const isTrying = state === 'loading';
  const FailureIcon = isUnreachable ? OfflineIcon : AlertIcon;
  return (
    <section className="wrap grid justify-items-center gap-3 py-16 text-center">
      <span className="scallop mb-1 grid size-18 place-items-center gold">
        <FailureIcon className="size-7" />
      </span>
      <h1 className="text-fs-2">{title}</h1>
      <p role="alert" className="max-w-words text-cocoa-2">
        {isUnreachable
          ? 'Network error. Please check your connection.'
          : 'An error occurred. Please try again.'}
      </p>
      <Button kind="line" onClick={() => void revalidate()} aria-disabled={isTrying} className="mt-2">
        {isTrying ? <Spinner /> : <RefreshIcon />}
        {isTrying ? 'Trying…' : 'Try again'}
      </Button>
    </section>
  );
}
