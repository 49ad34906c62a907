import { OrderPicture } from '../../order-picture.tsx';
import { writeNaira } from '../../order-words.ts';

type DueCardProps = {
  readonly title: string;
  readonly detail: string;
  readonly due: number;
  readonly pictureId: string | null;
  readonly design: string;
};

/** What money is asked for, and how much of it: the one number that matters in a dialog about it. */
export function DueCard({ title, detail, due, pictureId, design }: DueCardProps) {
  return (
    <div className="flex items-center gap-3 rounded-card bg-cream p-2.5">
      <OrderPicture
        pictureId={pictureId}
        design={design}
        sizes="48px"
        className="size-12 flex-none rounded-small max-phone:size-10"
      />
      <div className="min-w-0 flex-1 text-label">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="figures text-small whitespace-nowrap text-cocoa-2">{detail}</p>
      </div>
      <p className="figures flex-none text-right">
        <span className="block text-small font-semibold text-ember-deep">
          {due > 0 ? 'Due' : 'Nothing due'}
        </span>
        {due > 0 && (
          <span className="font-display text-fs-3 leading-none font-semibold text-ember-deep">
            {writeNaira(due)}
          </span>
        )}
      </p>
    </div>
  );
}
