import { ANY_REASON } from '../../../../../contract/order-admin.ts';
import { ToggleChip } from '../../../../ui/buttons/toggle-chip.tsx';
import { PillSelect } from '../../../../ui/fields/pill-select.tsx';
import { ATTENTION_FILTERS, findAttentionFilter, nameAttention } from './attention-filters.ts';
import type { DeskChange, ShownDesk } from './desk-query.ts';

type AttentionChipsProps = {
  readonly desk: ShownDesk;
  readonly onChange: DeskChange;
  /** Undefined until it is known. */
  readonly count: number | undefined;
};

/** What needs somebody; once that is chosen, also what for. */
export function AttentionChips({ desk: { attention }, onChange, count }: AttentionChipsProps) {
  return (
    <>
      <ToggleChip
        isOn={attention !== null}
        onClick={() => onChange({ attention: attention === null ? ANY_REASON : null })}
      >
        Needs attention
        {count !== undefined && (
          <span className="figures min-w-6 rounded-pill bg-ember-soft px-1.5 text-center text-tiny text-ember-deep">
            {count}
          </span>
        )}
      </ToggleChip>
      {attention !== null && (
        <PillSelect
          label="Reason"
          className="max-phone:w-50 max-phone:flex-none phone:max-w-50 phone:grow phone:basis-36"
          value={attention}
          onChoose={(chosen) => onChange({ attention: findAttentionFilter(chosen) })}
        >
          {ATTENTION_FILTERS.map((filter) => (
            <option key={filter} value={filter}>
              {nameAttention(filter)}
            </option>
          ))}
        </PillSelect>
      )}
    </>
  );
}
