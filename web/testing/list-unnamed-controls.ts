const CONTROLS = 'input:not([type="hidden"]), select, textarea, button, [contenteditable="true"]';

/** Stands behind the label of a field that may stay empty. */
const NO_NAME = '(optional)';

/** Every control on the screen that nobody has told the name of; a placeholder is none, it goes with the first letter. */
export function listUnnamedControls(): string[] {
  return [...document.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter((control) => control.checkVisibility() && !control.closest('[aria-hidden="true"], [inert]'))
    .filter((control) => ['', NO_NAME].includes(readName(control)))
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
}

function readName(control: HTMLElement): string {
  const labelledBy = control.getAttribute('aria-labelledby')?.split(' ') ?? [];
  return [
    control.ariaLabel,
    control.title,
    ...labelledBy.map((id) => readWords(document.getElementById(id))),
    ...[...((control as HTMLInputElement).labels ?? [])].map(readWords),
    control instanceof HTMLButtonElement && readWords(control),
  ]
    .filter(Boolean)
    .join(' ')
    .trim();
}

/** What it says, in letters or by its pictures. */
function readWords(element: Element | null): string {
  const pictures = element?.querySelectorAll('[alt], [aria-label], title') ?? [];
  const described = [...pictures].map(
    (picture) => picture.getAttribute('alt') ?? picture.ariaLabel ?? picture.textContent,
  );
  return [element?.textContent, ...described].join(' ').trim();
}
