import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import {
  OPTION_GROUP_NAMES,
  OPTION_GROUPS,
  type OptionGroup,
} from '../../../../../domain/custom-orders/design/option-groups.ts';
import { ALWAYS_OFFERED } from '../../../../../domain/custom-orders/design/rules/offer-rule.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { Problem } from '../../../../ui/form/problem.tsx';
import type { EditedForm } from '../../../../ui/form/use-edited-form.ts';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { PriceField } from './price-field.tsx';
import type { PriceListValues } from './price-list-values.ts';

type OptionPricesProps = { readonly form: EditedForm<PriceListValues>; readonly group: OptionGroup };

/** The options of one group, folded until somebody wants them or one of them is wrong. Nothing at all is no option to price. */
export function OptionPrices({ form, group }: OptionPricesProps) {
  const [isWanted, setWanted] = useState(false);
  const partsId = useId();
  const options = OPTION_GROUPS[group].filter((id) => id !== 'none');
  const hasProblem = Object.keys(form.problems).some((path) => path.startsWith(`options.${group}.`));
  const isOpen = isWanted || hasProblem;
  const missing = options.filter((id) => form.values.offered[`options.${group}.${id}.isOffered`] === false);
  return (
    <Panel role="group" aria-label={OPTION_GROUP_NAMES[group]} className="py-1.5 phone:px-6 phone:py-2">
      <h3 className="font-text text-lead">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={partsId}
          onClick={() => setWanted(!isOpen)}
          className="flex min-h-13 w-full items-center gap-3 text-left font-semibold"
        >
          <span className="flex-1">
            {OPTION_GROUP_NAMES[group]}
            <span className="ml-2 text-small font-normal text-cocoa-2">
              {countOptions(options.length, missing.length)}
            </span>
          </span>
          <ChevronDownIcon className={joinClasses('size-5 transition', isOpen && 'rotate-180')} />
        </button>
      </h3>
      <div id={partsId}>
        {isOpen &&
          options.map((id) => (
            <OptionFields key={id} form={form} group={group} path={`options.${group}.${id}`} id={id} />
          ))}
      </div>
    </Panel>
  );
}

type OptionFieldsProps = OptionPricesProps & { readonly path: string; readonly id: string };

function OptionFields({ form, group, path, id }: OptionFieldsProps) {
  const { values, problems, change } = form;
  const offeredPath = `${path}.isOffered`;
  return (
    <fieldset className="grid grid-cols-2 items-start gap-x-4 gap-y-2 border-t border-crust py-4 phone:grid-cols-[minmax(0,1fr)_--spacing(32)_--spacing(32)]">
      <legend className="visually-hidden">{form.saved.values.typed[`${path}.name`]}</legend>
      <div className="max-phone:col-span-2">
        <PriceField form={form} path={`${path}.name`} label="Name" isText />
      </div>
      {group === 'stand' ? (
        <p className="text-small text-cocoa-2 phone:pt-10">Picture only</p>
      ) : (
        <PriceField form={form} path={`${path}.pricePerInch`} label="₦ per inch" />
      )}
      <div className="pt-8">
        {ALWAYS_OFFERED[group] === id ? (
          <p className="flex min-h-11 items-center text-small text-cocoa-2">Always offered</p>
        ) : (
          <Checkbox
            label="Offered"
            name={offeredPath}
            checked={values.offered[offeredPath] ?? true}
            onChange={({ target }) =>
              change({ offered: { ...values.offered, [offeredPath]: target.checked } })
            }
          />
        )}
        <Problem>{problems[offeredPath]}</Problem>
      </div>
    </fieldset>
  );
}

function countOptions(count: number, missing: number): string {
  return missing === 0 ? `${count} options` : `${count} options, ${missing} not offered`;
}
