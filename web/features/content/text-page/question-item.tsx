import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';

type QuestionItemProps = { id: string; question: string; children: ReactNode };

export function QuestionItem({ id, question, children }: QuestionItemProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();

  // A link to a question must show its answer; browsers by themselves open only what surrounds the target.
  useEffect(() => {
    if (hash !== `#${id}` || !details.current || details.current.open) return;
    details.current.open = true;
    details.current.scrollIntoView();
  }, [hash, id]);

  return (
    <details
      ref={details}
      id={id}
      className="group border-b border-crust-2 print:break-inside-avoid print:details-content:[content-visibility:visible]"
    >
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-fs-4 font-semibold hover:text-hibiscus [&::-webkit-details-marker]:hidden">
        {question}
        <ChevronDownIcon className="no-print size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 pr-10 pb-6">
        {children}
        <p className="no-print text-small">
          <Link
            to={`#${id}`}
            preventScrollReset
            className="inline-flex min-h-6 items-center text-cocoa-2 underline underline-offset-4"
          >
            Link to this answer<span className="visually-hidden">: {question}</span>
          </Link>
        </p>
      </div>
    </details>
  );
}
