const STEPS = [
  { title: 'Pick the day first', text: 'We only show days and windows the kitchen can really meet.' },
  { title: 'Pay your way', text: 'Card, transfer, USSD, or cash on delivery where our riders know the way.' },
  { title: 'Watch it come', text: 'See your order move from oven to box to rider, live.' },
] as const;

export function HowItWorks() {
  return (
    <section
      aria-labelledby="how-it-works"
      className="wrap section grid items-start gap-7 tablet:grid-cols-[4fr_8fr] tablet:gap-16"
    >
      <h2 id="how-it-works" className="text-fs-1 leading-tight">
        From our oven <br className="max-tablet:hidden" />
        to your gate
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
