import CheckIcon from 'lucide-react/icons/check';
import CopyIcon from 'lucide-react/icons/copy';
import { useHydrated } from '../browser/use-hydrated.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { useBriefFlag } from '../feedback/use-brief-flag.ts';

const SHOWN_MS = 3_000;

type CopiedFactProps = {
  readonly name: string;
  readonly value: string;
  /** As a bank's app takes it, where people read it otherwise. */
  readonly copied?: string;
};

/** Something to be typed into a bank's app, and the button that saves the typing. */
export function CopiedFact({ name, value, copied = value }: CopiedFactProps) {
  const [isCopied, raise] = useBriefFlag(SHOWN_MS);
  // Browsers lend the clipboard to safe pages only; elsewhere the fact is read.
  const canCopy = useHydrated() && navigator.clipboard !== undefined;
  const copy = () => navigator.clipboard.writeText(copied).then(raise, () => {});
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] content-start items-start gap-x-3">
      <dt className="text-small text-cocoa-2">{name}</dt>
      <dd className="col-start-1 text-fs-4 leading-snug font-semibold break-words">{value}</dd>
      {canCopy && (
        <dd className="col-start-2 row-span-2 row-start-1 self-center">
          <IconButton label={`Copy ${name.toLowerCase()}`} onClick={copy}>
            {isCopied ? <CheckIcon className="size-5 text-leaf" /> : <CopyIcon />}
          </IconButton>
          <span role="status" className="visually-hidden">
            {isCopied ? `${name} copied` : ''}
          </span>
        </dd>
      )}
    </div>
  );
}
