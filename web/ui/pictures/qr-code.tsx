import { useMemo } from 'react';
import { makeQrCode, QUIET_ZONE } from '../../../domain/qr-code/qr-code.ts';

type QrCodeProps = {
  readonly text: string;
  /** What a camera finds in it, for whoever cannot see it. */
  readonly label: string;
};

/** For another device's camera: dark on light in every theme, because many readers know no other. Nothing where the text is too long for one. */
export function QrCode({ text, label }: QrCodeProps) {
  const code = useMemo(() => makeQrCode(text), [text]);
  if (!code) return null;
  const size = code.length + QUIET_ZONE * 2;
  const path = code.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z` : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="aspect-square w-full max-w-56 rounded-lg bg-paper fill-cocoa"
    >
      <path d={path.join('')} />
    </svg>
  );
}
