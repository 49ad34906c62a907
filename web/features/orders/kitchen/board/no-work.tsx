import { addDays, type LagosDay } from '../../../../../domain/delivery/lagos-time.ts';
import { coverBread } from '../../../../pictures/cover-bread.ts';
import { ButtonLink } from '../../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { nameDay, nameDayFrom } from '../../../../ui/slots/day-words.ts';
import { useMay } from '../../../users/role-context.tsx';
import { NEW_ORDER_PATH } from '../../admin/admin-paths.ts';
import { writeKitchenPath } from '../kitchen-paths.ts';

type NoWorkProps = { readonly day: LagosDay; readonly today: LagosDay };

export function NoWork({ day, today }: NoWorkProps) {
  const next = addDays(day, 1);
  const may = useMay();
  return (
    <EmptyState
      picture={<Picture picture={coverBread} alt="" sizes="208px" />}
      title={`Nothing to make ${day === today ? 'today' : `on ${nameDay(day)}`}`}
      actions={
        <>
          <ButtonLink to={writeKitchenPath(next)} kind="line">
            See {nameDayFrom(today, next)}
          </ButtonLink>
          {may('desk') && <ButtonLink to={NEW_ORDER_PATH}>New order</ButtonLink>}
        </>
      }
    >
      Orders appear here once they’re confirmed.
    </EmptyState>
  );
}
