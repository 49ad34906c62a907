import { describeLeadTime } from '../../../../../domain/catalogue/lead-time.ts';
import { ClockIcon } from '../../../../ui/icons/shop.tsx';

export function LeadTimePanel({ leadTimeHours }: { readonly leadTimeHours: number }) {
  return (
    <div className="flex items-center gap-3.5 rounded-picture bg-leaf-soft p-3.5 pr-5">
      <span className="scallop grid size-13 flex-none place-items-center bg-leaf text-on-action">
        <ClockIcon />
      </span>
      <p className="leading-snug">
        <span className="block font-display text-fs-4 font-semibold">{describeLeadTime(leadTimeHours)}</span>
        <span className="text-small">Baked for your day, never from the freezer.</span>
      </p>
    </div>
  );
}
