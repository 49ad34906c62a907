import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import { IconButton } from '../buttons/icon-button.tsx';

type PictureStepsProps = {
  readonly index: number;
  readonly count: number;
  /** One before the first and one after the last are asked for too. */
  readonly onGo: (index: number) => void;
};

/** Below an enlarged picture: which one it is, and the way to the others. */
export function PictureSteps({ index, count, onGo }: PictureStepsProps) {
  if (count < 2) return null;
  return (
    <div className="absolute inset-x-0 bottom-4 flex items-center justify-center gap-2 *:bg-cocoa *:text-on-dark *:shadow-2">
      <IconButton isOnDark label="Previous picture" onClick={() => onGo(index - 1)}>
        <ChevronLeftIcon className="size-6" />
      </IconButton>
      <p role="status" className="figures rounded-pill px-4 py-2">
        <span className="visually-hidden">Picture </span>
        {index + 1} of {count}
      </p>
      <IconButton isOnDark label="Next picture" onClick={() => onGo(index + 1)}>
        <ChevronRightIcon className="size-6" />
      </IconButton>
    </div>
  );
}
