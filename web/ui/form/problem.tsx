import AlertIcon from 'lucide-react/icons/circle-exclamation-point';
import { UnbrokenText } from '../formats/unbroken-text.tsx';

/** What is wrong with a group of controls, where no single field can say it. */
export function Problem({ children }: { readonly children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <p role="alert" className="flex gap-1.5 text-small font-medium text-danger">
      <AlertIcon className="mt-0.75 size-4" />
      <span>
        <UnbrokenText>{children}</UnbrokenText>
      </span>
    </p>
  );
}
