import type { ReactNode } from 'react';
import type { VoucherPicture } from '../../../domain/vouchers/voucher.ts';

export const PICTURE_WORDS: Readonly<Record<VoucherPicture, string>> = {
  cake: 'Birthday cake',
  balloons: 'Balloons',
  flowers: 'Flowers',
  bread: 'Fresh bread',
};

const BACKGROUNDS: Readonly<Record<VoucherPicture, string>> = {
  cake: 'fill-icing-blush',
  balloons: 'fill-icing-sky',
  flowers: 'fill-icing-mint',
  bread: 'fill-icing-lilac',
};

const DRAWINGS: Readonly<Record<VoucherPicture, () => ReactNode>> = {
  cake: Cake,
  balloons: Balloons,
  flowers: Flowers,
  bread: Bread,
};

type VoucherArtProps = { readonly picture: VoucherPicture; readonly className: string };

/** Drawn, so that it is sharp on paper too and weighs nothing. The colours are the icing's, which stay the same at night. */
export function VoucherArt({ picture, className }: VoucherArtProps) {
  const Drawing = DRAWINGS[picture];
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={className}>
      <rect width="320" height="180" className={BACKGROUNDS[picture]} />
      <Drawing />
    </svg>
  );
}

const CONFETTI = [
  [28, 30, 'fill-hibiscus'],
  [64, 74, 'fill-honey'],
  [44, 132, 'fill-leaf'],
  [96, 26, 'fill-icing-ivory'],
  [226, 24, 'fill-leaf'],
  [288, 42, 'fill-hibiscus'],
  [262, 84, 'fill-icing-ivory'],
  [296, 126, 'fill-honey'],
] as const;

function Confetti() {
  return CONFETTI.map(([x, y, colour], place) => (
    <rect
      key={x}
      x={x}
      y={y}
      width="9"
      height="5"
      rx="1.5"
      transform={`rotate(${place * 37} ${x} ${y})`}
      className={colour}
    />
  ));
}

function Cake() {
  return (
    <>
      <Confetti />
      <ellipse cx="160" cy="158" rx="92" ry="10" className="fill-icing-ivory" />
      <rect x="88" y="104" width="144" height="54" rx="8" className="fill-icing-cocoa" />
      <path
        d="M88 112a8 8 0 0 1 8-8h128a8 8 0 0 1 8 8v12q-9 14-18 0-9 16-18 0-9 12-18 0-9 16-18 0-9 12-18 0-9 16-18 0-9 12-18 0-7 10-12 0z"
        className="fill-icing-ivory"
      />
      <rect x="114" y="66" width="92" height="40" rx="7" className="fill-icing-caramel" />
      <path
        d="M114 73a7 7 0 0 1 7-7h78a7 7 0 0 1 7 7v8q-8 12-15 0-8 14-16 0-7 10-15 0-8 14-16 0-7 10-15 0-8 12-15 0z"
        className="fill-icing-blush"
      />
      {[134, 160, 186].map((x) => (
        <g key={x}>
          <rect x={x - 2.5} y="42" width="5" height="25" rx="2" className="fill-hibiscus" />
          <path d={`M${x} 26q7 9 0 15q-7-6 0-15`} className="fill-honey" />
        </g>
      ))}
      {[104, 132, 160, 188, 216].map((x) => (
        <circle key={x} cx={x} cy="150" r="4.5" className="fill-honey" />
      ))}
    </>
  );
}

const BALLOONS = [
  [112, 62, 'fill-hibiscus', 'M112 96q-6 34 44 84'],
  [160, 48, 'fill-honey', 'M160 84q6 44-2 96'],
  [208, 64, 'fill-leaf', 'M208 98q4 34-46 82'],
] as const;

function Balloons() {
  return (
    <>
      <Confetti />
      {BALLOONS.map(([x, y, colour, string]) => (
        <g key={x}>
          <path d={string} className="fill-none stroke-icing-cocoa stroke-[1.5]" />
          <ellipse cx={x} cy={y} rx="27" ry="33" className={colour} />
          <path d={`M${x - 5} ${y + 37}l5-7 5 7z`} className={colour} />
          <ellipse
            cx={x - 9}
            cy={y - 12}
            rx="5"
            ry="9"
            transform={`rotate(24 ${x - 9} ${y - 12})`}
            className="fill-icing-ivory opacity-60"
          />
        </g>
      ))}
      <path d="M146 158q14-12 14 4q0-16 14-4l-14 8z" className="fill-icing-ivory" />
    </>
  );
}

const FLOWERS = [
  [118, 66, 13, 'fill-hibiscus', 'fill-honey'],
  [160, 46, 15, 'fill-icing-blush', 'fill-honey'],
  [203, 68, 13, 'fill-honey', 'fill-icing-cocoa'],
  [142, 92, 11, 'fill-icing-lilac', 'fill-honey'],
  [181, 94, 11, 'fill-icing-ivory', 'fill-honey'],
] as const;
const PETALS = [0, 60, 120, 180, 240, 300] as const;

function Flowers() {
  return (
    <>
      <path
        d="M118 70q10 50 40 84M160 50v104M203 72q-8 50-41 82M142 94l16 60M181 96l-18 58"
        className="fill-none stroke-leaf stroke-3"
      />
      <path d="M104 108q22-6 30 18q-24 2-30-18M218 110q-22-8-30 16q24 4 30-16" className="fill-leaf" />
      {FLOWERS.map(([x, y, size, petal, middle]) => (
        <g key={x}>
          {PETALS.map((turn) => (
            <ellipse
              key={turn}
              cx={x}
              cy={y - size}
              rx={size * 0.62}
              ry={size * 0.86}
              transform={`rotate(${turn} ${x} ${y})`}
              className={petal}
            />
          ))}
          <circle cx={x} cy={y} r={size * 0.55} className={middle} />
        </g>
      ))}
      <path d="M128 128h64l-16 52h-32z" className="fill-icing-ivory" />
      <path d="M126 134q34 12 68 0l-2 12q-32 10-64 0z" className="fill-hibiscus" />
    </>
  );
}

const GRAINS = [0, 1, 2, 3, 4] as const;

function Bread() {
  return (
    <>
      {[52, 268].map((x) => (
        <g key={x} transform={`rotate(${x < 160 ? -12 : 12} ${x} 160)`}>
          <path d={`M${x} 168V58`} className="fill-none stroke-icing-caramel stroke-3" />
          {GRAINS.map((row) => (
            <g key={row} className="fill-honey">
              <ellipse
                cx={x - 9}
                cy={60 + row * 16}
                rx="5"
                ry="10"
                transform={`rotate(-32 ${x - 9} ${60 + row * 16})`}
              />
              <ellipse
                cx={x + 9}
                cy={60 + row * 16}
                rx="5"
                ry="10"
                transform={`rotate(32 ${x + 9} ${60 + row * 16})`}
              />
            </g>
          ))}
        </g>
      ))}
      <ellipse cx="160" cy="154" rx="98" ry="10" className="fill-icing-ivory" />
      <path d="M72 132q-8-58 88-62q96 4 88 62q-4 20-28 20h-120q-24 0-28-20z" className="fill-icing-caramel" />
      <path d="M84 126q0-44 76-48q76 4 76 48q-38-22-76-22t-76 22z" className="fill-icing-ivory opacity-30" />
      {[118, 160, 202].map((x) => (
        <path
          key={x}
          d={`M${x - 14} ${x === 160 ? 82 : 92}q16 12 24 34`}
          className="fill-none stroke-icing-cocoa stroke-4 opacity-70"
        />
      ))}
    </>
  );
}
