import AlertIcon from 'lucide-react/icons/circle-exclamation-point';
import RefreshIcon from 'lucide-react/icons/rotate-cw';
import { Button } from '../buttons/button.tsx';
import type { UploadTask } from './upload-queue.ts';

type UploadStateProps = { readonly task: UploadTask; readonly onRetry: () => void };

/** How far a picture is on its way to the shop, or why it did not get there. */
export function UploadState({ task, onRetry }: UploadStateProps) {
  const { fileName, status, progress, failure } = task;
  if (status === 'failed') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <p className="flex min-w-0 flex-1 basis-40 gap-1.5 text-small font-medium wrap-anywhere text-danger">
          <AlertIcon className="mt-0.75 size-4" />
          <span>
            <span className="visually-hidden">{fileName}: </span>
            {failure}
          </span>
        </p>
        <Button kind="paper" size="s" onClick={onRetry}>
          <RefreshIcon />
          Try again
        </Button>
      </div>
    );
  }
  const isArrived = progress === 1;
  return (
    <div className="grid gap-1">
      <p className="flex justify-between gap-3 text-small text-cocoa-2">
        <span className="truncate">{fileName}</span>
        <span className="figures flex-none">{describeProgress(status, progress)}</span>
      </p>
      <progress
        aria-label={`Upload of ${fileName}`}
        max={1}
        // Without a value the bar says: going on, nobody knows how long. The shop is making the smaller pictures.
        {...(!isArrived && { value: progress })}
        className="h-2 w-full appearance-none overflow-hidden rounded-pill bg-crust [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-crust [&::-webkit-progress-value]:bg-leaf [&::-webkit-progress-value]:transition-[width] [&:indeterminate]:animate-breathe [&:indeterminate]:bg-leaf [&:indeterminate::-webkit-progress-bar]:bg-leaf"
      />
    </div>
  );
}

function describeProgress(status: UploadTask['status'], progress: number): string {
  if (status === 'waiting') return 'waiting';
  return progress === 1 ? 'preparing…' : `${Math.round(progress * 100)}%`;
}
