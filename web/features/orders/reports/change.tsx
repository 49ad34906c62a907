import { joinClasses } from '../../../ui/join-classes.ts';

type ChangeProps = { readonly now: number; readonly before: number };

/** '↑ 12%' on the days before; nothing where there is nothing to compare with. */
export function Change({ now, before }: ChangeProps) {
  const percent = comparePercent(now, before);
  if (percent === null) return null;
  if (percent === 0) return <span className="text-cocoa-2">same</span>;
  return (
    <span
      className={joinClasses('font-semibold whitespace-nowrap', percent > 0 ? 'text-leaf' : 'text-danger')}
    >
      <span aria-hidden="true">{percent > 0 ? '↑' : '↓'} </span>
      <span className="visually-hidden">{percent > 0 ? 'up ' : 'down '}</span>
      {Math.abs(percent)}%
    </span>
  );
}

export function comparePercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round((now / before - 1) * 100);
}
