/** What the shop's Markdown can say, each form with what becomes of it. */
const FORMS = [
  { typed: '## A section', becomes: 'a heading; three # make a smaller one' },
  { typed: '**bold** and _slanted_', becomes: 'words with weight, or said with a smile' },
  { typed: '[our terms](/terms)', becomes: 'a link to a place in the shop, or to https://…' },
  { typed: '- flour', becomes: 'a line of a list; 1. makes a numbered one' },
  { typed: '> Best cake ever', becomes: 'a quotation' },
  { typed: ':::tip … :::', becomes: 'a note; good and warning have other colours' },
  { typed: ':::questions … :::', becomes: 'questions that fold, each a heading with its answer below' },
  { typed: '::zones', becomes: 'the table of zones and fees in force' },
  {
    typed: '{{shop.phone}}',
    becomes: 'what the shop knows; in [[…]] the words around it go where it does not',
  },
] as const;

export function WritingHelp() {
  return (
    <details className="text-small">
      <summary className="cursor-pointer py-3 font-semibold">What can be written</summary>
      <dl className="grid gap-2 pb-2">
        {FORMS.map(({ typed, becomes }) => (
          <div key={typed} className="grid gap-x-4 phone:grid-cols-[--spacing(52)_1fr]">
            <dt className="font-code">{typed}</dt>
            <dd className="text-cocoa-2">{becomes}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
