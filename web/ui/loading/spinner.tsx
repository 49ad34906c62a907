import SpinnerIcon from 'lucide-react/icons/loader-circle';

/** Turning sign of work; the words beside it say what is being done. */
export function Spinner({ className = 'size-5' }: { readonly className?: string }) {
  return <SpinnerIcon className={`animate-turn ${className}`} />;
}
