/** Holds the place of something that is still on its way; the screen says so in words beside it. */
export function Skeleton({ className }: { readonly className: string }) {
  return <div aria-hidden="true" className={`animate-breathe rounded-small bg-crust ${className}`} />;
}
