/** Stands where a product has no picture yet. It says nothing that the product's name beside it does not. */
export function DrawnCake() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className="relative block size-full bg-tint-cream">
      <ellipse cx="60" cy="93" rx="40" ry="7" className="fill-crust" />
      <path d="M52 92h16l3 9H49z" className="fill-crust-2" />
      <ellipse cx="60" cy="90" rx="38" ry="6" className="fill-paper" />
      <path d="M32 58v28c0 3 12.5 6 28 6s28-3 28-6V58z" className="fill-crust" />
      <path d="M32 71c0 3 12.5 6 28 6s28-3 28-6v5c0 3-12.5 6-28 6s-28-3-28-6z" className="fill-crust-2" />
      <path
        d="M32 56c0-4 12.5-7 28-7s28 3 28 7v8c0 5-6 5-6 0 0-3-5-3-5 1v7c0 5-7 5-7 0v-5c0-4-6-4-6 0v1c0 5-7 5-7 0v-2c0-4-5-4-5 0v9c0 5-7 5-7 0v-9c0-4-5-4-5-1 0 4-8 4-8 0z"
        className="fill-bark"
      />
      <ellipse cx="60" cy="56" rx="26" ry="5" className="fill-cocoa-2" />
      <path
        d="M60 42c0-6 2-10 7-13"
        className="fill-none stroke-cocoa-2"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <circle cx="60" cy="48" r="6.5" className="fill-hibiscus" />
      <circle cx="57.8" cy="45.6" r="1.6" className="fill-hibiscus-bright" />
    </svg>
  );
}
