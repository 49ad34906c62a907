import CheckIcon from 'lucide-react/icons/check';

type AmountLeftProps = { readonly total: number; readonly left: number };

/** '3 of 5' while something is left to make, a tick once all is made. */
export function AmountLeft({ total, left }: AmountLeftProps) {
  if (left === 0) {
    return (
      <span className="figures inline-flex items-center gap-1.5 text-leaf-deep whitespace-nowrap">
        <CheckIcon className="size-4" />
        {total} made
      </span>
    );
  }
  return (
    <span className="figures whitespace-nowrap">
      <strong className="text-fs-4 font-bold">{left}</strong>
      {left < total && <span className="text-cocoa-2"> of {total}</span>}
      <span className="visually-hidden"> to make</span>
    </span>
  );
}
