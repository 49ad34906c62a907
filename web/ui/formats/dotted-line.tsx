import type { ReactNode } from 'react';

type DottedLineProps = { readonly parts: readonly ReactNode[] };

/**
 * "Coconut · serves 10 to 30". Where it is too long for one line it breaks between its parts, and the point between them is gone
 * there: every point stands in the margin of the part after it, and the margins at the beginnings of the lines are cut off.
 */
export function DottedLine({ parts }: DottedLineProps) {
  return (
    <span className="block overflow-x-clip">
      <span className="-ml-3 flex flex-wrap items-center">
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line never change places.
          <span key={index} className="relative min-w-0 pl-3">
            {index > 0 && <span className="absolute left-0 w-3 text-center"> · </span>}
            {part}
          </span>
        ))}
      </span>
    </span>
  );
}
