type TierShapeProps = {
  /** Inches of each tier, the lowest first. */
  readonly inches: readonly number[];
  /** The tiers that are meant; all when left out. */
  readonly marked?: number | 'all';
  /** Inches of the widest cake it is compared with. */
  readonly widest?: number;
  readonly className?: string;
};

const WIDTH = 48;
const TIER_INCHES_HIGH = 4;
const ICING_HEIGHT = 4;

/** A cake seen from the side: how many tiers, how wide, and which of them is meant. */
export function TierShape({
  inches,
  marked = 'all',
  widest = inches[0] ?? 0,
  className = '',
}: TierShapeProps) {
  const scale = WIDTH / widest;
  const tierHeight = TIER_INCHES_HIGH * scale;
  const height = inches.length * tierHeight;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true" className={className}>
      {inches.map((width, index) => {
        const box = {
          x: (WIDTH - width * scale) / 2 + 1,
          y: height - (index + 1) * tierHeight,
          width: width * scale - 2,
        };
        const isMarked = marked === 'all' || marked === index;
        return (
          <g key={width} className="transition-[fill]">
            <rect
              {...box}
              height={tierHeight - 1}
              rx={2}
              className={isMarked ? 'fill-hibiscus' : 'fill-crust-2'}
            />
            <rect
              {...box}
              height={ICING_HEIGHT}
              rx={2}
              className={isMarked ? 'fill-hibiscus-bright' : 'fill-crust'}
            />
          </g>
        );
      })}
    </svg>
  );
}
