import ShieldIcon from 'lucide-react/icons/shield-check';
import { Link } from 'react-router';

type HiddenLineProps = {
  readonly text: string;
  readonly button?: string;
  readonly onClick?: () => void;
  /** To those among them that the shopper may have. */
  readonly link?: { readonly to: string; readonly words: string };
};

const WAY_CLASS = 'min-h-11 font-semibold underline underline-offset-4 hover:no-underline';

/** What is kept from the shopper for their health, and the way to see it all the same. */
export function HiddenLine({ text, button, onClick, link }: HiddenLineProps) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-3 rounded-card bg-honey-soft px-4 py-1.5 text-label">
      <p className="flex min-w-0 flex-1 basis-60 gap-2.5 py-2">
        <ShieldIcon className="mt-0.5 size-5" />
        {text}
      </p>
      {link && (
        <Link to={link.to} className={`inline-flex items-center ${WAY_CLASS}`}>
          {link.words}
        </Link>
      )}
      {button !== undefined && (
        <button type="button" onClick={onClick} className={WAY_CLASS}>
          {button}
        </button>
      )}
    </div>
  );
}
