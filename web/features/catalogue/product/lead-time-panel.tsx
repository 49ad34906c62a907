import ClockIcon from 'lucide-react/icons/clock';
import WarningIcon from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import type { Availability } from '../../../../contract/availability.ts';
import { readNotice } from '../../../../domain/catalogue/lead-time.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { NoticeAndEarliest, type ShelfState } from '../../delivery/earliest-context.tsx';

type LeadTimePanelProps = {
  readonly leadTimeHours: number;
  readonly productId: string;
  readonly sizeId: string | undefined;
  readonly quantity: number;
  readonly inscription: string;
  readonly isEggless: boolean;
  readonly goodsInKobo: number;
  /** What is not in the shop yet has no day. */
  readonly isPreview: boolean;
  readonly renderSoldOut: (back: string | null) => ReactNode;
  readonly shelf: ShelfState;
  readonly onShelf: (state: ShelfState) => void;
  readonly onAreas: (areas: Availability['areas']) => void;
};

/** By when it can be had, or that it is sold out today: with the look of a warning then. */
export function LeadTimePanel(props: LeadTimePanelProps) {
  const {
    productId,
    sizeId = '',
    quantity,
    inscription,
    isEggless,
    isPreview,
    renderSoldOut,
    shelf,
    onShelf,
    onAreas,
  } = props;
  const items = [{ productId, sizeId: sizeId || null, quantity, inscription, isEggless }];
  const notice = readNotice(props.leadTimeHours).words;
  const isSoldOut = shelf !== 'there';
  return (
    <div
      className={joinClasses(
        'flex items-center gap-3.5 rounded-picture px-3.5 py-2',
        isSoldOut ? 'bg-ember-soft' : 'bg-leaf-soft',
      )}
    >
      <span
        className={joinClasses(
          'scallop grid size-13 flex-none place-items-center text-on-action',
          isSoldOut ? 'bg-ember' : 'bg-leaf',
        )}
      >
        {isSoldOut ? <WarningIcon /> : <ClockIcon />}
      </span>
      <div className="relative min-w-0 flex-1 leading-snug">
        {isPreview ? (
          <>
            <span className="block font-display text-fs-4 font-semibold">{notice}</span>
            <span className="block text-small">Earliest delivery: shown in the shop</span>
          </>
        ) : (
          <NoticeAndEarliest
            items={items}
            goodsInKobo={props.goodsInKobo}
            notice={notice}
            renderSoldOut={renderSoldOut}
            onShelf={onShelf}
            onAreas={onAreas}
            className="min-h-19.5 phone:min-h-17"
            sentenceClassName="min-h-[2lh] text-small phone:min-h-[1lh]"
          />
        )}
      </div>
    </div>
  );
}
