import { joinClasses } from '../join-classes.ts';
import { Panel } from '../layout/panel.tsx';
import { Skeleton } from './skeleton.tsx';

type RowsSkeletonProps = {
  /** "Loading the products…"; left out where something around it says so. */
  readonly words?: string;
  /** The size of the picture each row begins with. */
  readonly picture?: string;
};

const ROWS = [1, 2, 3, 4, 5, 6];

/** A table until its rows come; on a phone a card each. */
export function RowsSkeleton({ words, picture }: RowsSkeletonProps) {
  return (
    <Panel role={words === undefined ? undefined : 'status'} className="max-phone:py-1 phone:px-4 phone:py-2">
      {words !== undefined && <span className="visually-hidden">{words}</span>}
      <div className="flex h-11 items-center border-b border-crust-2 max-phone:hidden phone:px-2">
        <Skeleton className="h-3 w-20" />
      </div>
      {ROWS.map((row) => (
        <div
          key={row}
          className="flex items-center gap-3.5 border-b border-crust py-3.5 last:border-b-0 phone:px-2"
        >
          {picture !== undefined && <Skeleton className={joinClasses('flex-none', picture)} />}
          <div className="grid min-w-0 flex-1 grid-cols-1 gap-2 py-1">
            <Skeleton className="h-4 w-44 max-w-full" />
            <Skeleton className="h-3.5 w-64 max-w-full" />
          </div>
          <Skeleton className="h-4 w-24 flex-none max-phone:hidden" />
          <Skeleton className="h-6.5 w-20 flex-none rounded-pill phone:ml-8" />
        </div>
      ))}
    </Panel>
  );
}
