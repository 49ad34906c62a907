/** Sits on an icon button. The button's own label tells the number to a screen reader. */
export function CountBadge({ count }: { readonly count: number }) {
  if (count <= 0) return null;
  return (
    <span
      aria-hidden="true"
      className="figures absolute top-0.5 right-0 min-w-5 rounded-pill bg-hibiscus px-1.25 text-center text-badge leading-5 font-bold text-on-action"
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
