export const MAIN_ID = 'main';

export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="absolute -top-20 left-4 z-50 rounded-small bg-cocoa px-4 py-3 text-on-dark no-underline focus:top-3"
    >
      Skip to content
    </a>
  );
}
