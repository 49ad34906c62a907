/** True of any bakery: one may deliver nowhere, and take no cards. */
const STEPS = [
  { title: 'Choose your day', text: 'You only see days and times that are available.' },
  { title: 'Pay your way', text: 'Choose how to pay at checkout.' },
  { title: 'Track your order', text: 'Follow it live until it’s in your hands.' },
] as const;

export function HowItWorks({ title }: { readonly title: string }) {
  return (
    <section
      aria-labelledby="how-it-works"
      className="wrap section grid items-start gap-7 tablet:grid-cols-[4fr_8fr] tablet:gap-16"
    >
      <h2 id="how-it-works" className="text-fs-1 leading-tight">
        {title || (
          <>
            From our oven <br className="max-tablet:hidden" />
            to you
          </>
        )}
      </h2>
      <ol className="grid gap-5 phone:grid-cols-3 phone:gap-8">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4 phone:block">
            <span
              aria-hidden="true"
              className="scallop row-span-2 grid size-14 place-items-center bg-crust font-display text-fs-3 font-semibold phone:mb-4"
            >
              {index + 1}
            </span>
            <h3 className="mb-1.5">{title}</h3>
            <p className="text-cocoa-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
