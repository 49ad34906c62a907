import { type KeyboardEvent, useRef } from 'react';

export type FormView = 'edit' | 'preview';

const VIEWS: readonly { readonly view: FormView; readonly words: string }[] = [
  { view: 'edit', words: 'Edit' },
  { view: 'preview', words: 'Preview' },
];

type FormViewsProps = {
  readonly view: FormView;
  readonly onChoose: (view: FormView) => void;
  /** The ids of the two panels begin with it. */
  readonly idPrefix: string;
};

/** The form, or the product as shoppers will see it. The arrow keys go from one to the other. */
export function FormViews({ view, onChoose, idPrefix }: FormViewsProps) {
  const listRef = useRef<HTMLDivElement>(null);
  const turn = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const other = view === 'edit' ? 'preview' : 'edit';
    onChoose(other);
    listRef.current?.querySelector<HTMLElement>(`[data-view=${other}]`)?.focus();
  };
  return (
    <div
      ref={listRef}
      role="tablist"
      aria-label="View"
      onKeyDown={turn}
      className="mb-4 flex gap-1 border-b border-crust-2"
    >
      {VIEWS.map((each) => (
        <button
          key={each.view}
          type="button"
          role="tab"
          id={`${idPrefix}-${each.view}-tab`}
          data-view={each.view}
          aria-selected={each.view === view}
          aria-controls={`${idPrefix}-${each.view}`}
          tabIndex={each.view === view ? 0 : -1}
          onClick={() => onChoose(each.view)}
          className="min-h-11.5 border-b-2 border-transparent px-4 text-label font-medium text-cocoa-2 hover:text-cocoa focus-visible:-outline-offset-3 aria-selected:border-hibiscus aria-selected:font-semibold aria-selected:text-cocoa"
        >
          {each.words}
        </button>
      ))}
    </div>
  );
}
