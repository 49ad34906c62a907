import { useId } from 'react';
import type { FieldProblems } from '../../../../../domain/refusal.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { TrashIcon } from '../../../../ui/icons/actions.tsx';
import { ArrowUpIcon, ChevronDownIcon } from '../../../../ui/icons/direction.tsx';
import { ArrowDownIcon } from '../../../../ui/icons/editing.tsx';
import { joinClasses } from '../../../../ui/join-classes.ts';
import type { ZoneValues } from './terms-values.ts';
import { ZoneFields } from './zone-fields.tsx';
import { nameZone, sayAmount, sayMinimum, sayPlaces } from './zone-words.ts';

type ZoneLineProps = {
  readonly zone: ZoneValues;
  readonly zones: readonly ZoneValues[];
  readonly index: number;
  readonly isOpen: boolean;
  readonly problems: FieldProblems;
  readonly onToggle: () => void;
  readonly onEdit: (part: Partial<ZoneValues>) => void;
  readonly onMove: (step: 1 | -1) => void;
  readonly onRemove: () => void;
};

/** What a zone is, at a glance; unfolded, everything about it. */
export function ZoneLine(props: ZoneLineProps) {
  const { zone, zones, index, isOpen, problems, onToggle, onEdit } = props;
  const fieldsId = useId();
  const name = nameZone(zone, index);
  return (
    <fieldset
      className={joinClasses('rounded-card border', isOpen ? 'border-bark bg-cream' : 'border-crust-2')}
    >
      <legend className="visually-hidden">{name}</legend>
      <div className="flex flex-wrap items-start gap-x-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          onClick={onToggle}
          className="grid min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-card p-4 text-left"
        >
          <ChevronDownIcon
            className={joinClasses(
              'row-span-3 mt-0.5 size-5 transition-transform duration-(--duration-fast)',
              isOpen && 'rotate-180',
            )}
          />
          <span className="font-semibold wrap-anywhere">{name}</span>
          <span className="figures text-label">
            {sayAmount(zone.fee)}{' '}
            <span className="text-cocoa-2">
              fee, {sayMinimum(zone.minimum)}
              {zone.allowsPayOnDelivery && ', pay on delivery'}
            </span>
          </span>
          <span className="text-small text-cocoa-2">{sayPlaces(zone, zones)}</span>
        </button>
        <div className="flex flex-none items-center pt-1.5 pr-1.5 max-phone:w-full max-phone:justify-end max-phone:border-t max-phone:border-crust max-phone:pt-0">
          <ZoneMoves {...props} name={name} />
        </div>
      </div>
      <div id={fieldsId} className={isOpen ? 'px-4 pb-5' : 'hidden'}>
        {isOpen && (
          <ZoneFields zone={zone} zones={zones} path={`zones.${index}`} problems={problems} onEdit={onEdit} />
        )}
      </div>
    </fieldset>
  );
}

function ZoneMoves({
  zone,
  zones,
  index,
  name,
  onMove,
  onRemove,
}: ZoneLineProps & { readonly name: string }) {
  const isLast = index === zones.length - 1;
  return (
    <>
      <IconButton
        label={`Move ${name} up`}
        data-control={`up ${zone.id}`}
        aria-disabled={index === 0}
        onClick={() => index > 0 && onMove(-1)}
        className="aria-disabled:opacity-40"
      >
        <ArrowUpIcon />
      </IconButton>
      <IconButton
        label={`Move ${name} down`}
        data-control={`down ${zone.id}`}
        aria-disabled={isLast}
        onClick={() => !isLast && onMove(1)}
        className="aria-disabled:opacity-40"
      >
        <ArrowDownIcon />
      </IconButton>
      <IconButton label={`Remove ${name}`} onClick={onRemove}>
        <TrashIcon />
      </IconButton>
    </>
  );
}
