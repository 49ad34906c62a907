type SkeletonProps = { readonly className: string };

/** Holds the place of something that is still on its way; the screen says so in words beside it. Shape and colour may be others. */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      className={`animate-breathe [:where(&)]:rounded-small [:where(&)]:bg-crust ${className}`}
    />
  );
}
