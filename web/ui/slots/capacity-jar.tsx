import { joinClasses } from '../join-classes.ts';

type CapacityJarProps = {
  /** 0 for empty, 1 for full; what is beyond does not fit. */
  readonly share: number;
  readonly isClosed: boolean;
  readonly className?: string;
};

const INSIDE = { top: 9.5, height: 26 };

/** How full a day is, as honey in a jar. Never alone: the words beside it say the same. */
export function CapacityJar({ share, isClosed, className = 'h-10 w-7' }: CapacityJarProps) {
  const fullHeight = INSIDE.height * Math.min(Math.max(share, 0), 1);
  const isEmpty = fullHeight === 0;
  return (
    <svg viewBox="0 0 28 40" aria-hidden="true" className={joinClasses('flex-none', className)}>
      {!isClosed && (
        <>
          <rect
            x="5"
            y="1"
            width="18"
            height="4.5"
            rx="1.5"
            className={isEmpty ? 'fill-crust-2' : 'fill-cocoa'}
          />
          <rect
            x="4.5"
            y={INSIDE.top + INSIDE.height - fullHeight}
            width="19"
            height={fullHeight}
            rx="2.5"
            className={share >= 1 ? 'fill-hibiscus' : 'fill-honey'}
          />
        </>
      )}
      <rect
        x="2"
        y="7"
        width="24"
        height="31"
        rx="5"
        strokeDasharray={isClosed ? '3 3' : undefined}
        className={joinClasses('fill-none stroke-2', isClosed || isEmpty ? 'stroke-crust-2' : 'stroke-cocoa')}
      />
    </svg>
  );
}
