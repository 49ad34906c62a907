import { describeDesign } from '../../../../../domain/custom-orders/design/describe-design.ts';
import { CakePicture } from '../../../../ui/cake-picture/cake-picture.tsx';
import { joinClasses } from '../../../../ui/join-classes.ts';
import type { Designer } from '../state/use-designer.ts';

type LiveCakeProps = Pick<Designer, 'design' | 'list'> & { readonly className: string };

/** As large a square as the stage has room for. */
export function LiveCake({ design, list, className }: LiveCakeProps) {
  return (
    <div
      className={joinClasses('pointer-events-none grid place-items-center [container-type:size]', className)}
    >
      <CakePicture design={design} alt={describeDesign(design, list)} className="w-[min(100cqw,100cqh)]" />
    </div>
  );
}
