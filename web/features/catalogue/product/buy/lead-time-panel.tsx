import ClockIcon from 'lucide-react/icons/clock';
import { describeLeadTime } from '../../../../../domain/catalogue/lead-time.ts';
import { EarliestDelivery } from '../../../delivery/availability-context.tsx';

type LeadTimePanelProps = {
  readonly leadTimeHours: number;
  readonly productId: string;
  readonly sizeId: string | undefined;
  readonly quantity: number;
  /** What is not in the shop yet has no day. */
  readonly isPreview: boolean;
};

export function LeadTimePanel(props: LeadTimePanelProps) {
  const { leadTimeHours, productId, sizeId = '', quantity, isPreview } = props;
  const items = [{ productId, sizeId: sizeId || null, quantity }];
  return (
    <div className="flex items-center gap-3.5 rounded-picture bg-leaf-soft p-3.5 pr-5">
      <span className="scallop grid size-13 flex-none place-items-center bg-leaf text-on-action">
        <ClockIcon />
      </span>
      <p className="min-w-0 leading-snug">
        <span className="block font-display text-fs-4 font-semibold">{describeLeadTime(leadTimeHours)}</span>
        {isPreview ? (
          <span className="block text-small">Earliest delivery: told once it is in the shop</span>
        ) : (
          <EarliestDelivery items={items} className="min-h-9 text-small phone:min-h-5" />
        )}
      </p>
    </div>
  );
}
