import { Link } from 'react-router';
import { joinClasses } from '../../../ui/join-classes.ts';

type ReportLineProps = {
  readonly name: string;
  readonly to?: string;
  readonly isStrong?: boolean;
  readonly children: string;
};

/** A sum with its name; a press leads to its orders, where it has any. */
export function ReportLine({ name, to, isStrong = false, children }: ReportLineProps) {
  return (
    <div
      className={joinClasses(
        'relative flex min-h-11 items-center justify-between gap-3 border-t border-crust py-2 text-label first:border-t-0',
        isStrong && 'font-bold',
      )}
    >
      <dt>
        {to ? (
          <Link to={to} className="no-underline after:absolute after:inset-0 hover:underline">
            {name}
          </Link>
        ) : (
          name
        )}
      </dt>
      <dd className="figures">{children.replace('-', '−')}</dd>
    </div>
  );
}
