import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import TrashIcon from 'lucide-react/icons/trash';
import { useId } from 'react';
import { CATEGORY_MAX_LENGTH, PRODUCT_NAME_MAX_LENGTH } from '../../../../../domain/catalogue/product.ts';
import { ZONE_NAME_MAX_LENGTH } from '../../../../../domain/delivery/zones.ts';
import type { FieldProblems } from '../../../../../domain/refusal.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { TagField } from '../../../../ui/fields/tag-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { LineMoves } from '../../../../ui/form/lines/line-buttons.tsx';
import type { LineHandle } from '../../../../ui/form/lines/use-lines.ts';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { useCatalogue } from '../../../catalogue/catalogue-context.tsx';
import { PlacesEditor } from './places-editor.tsx';
import type { ZoneValues } from './terms-values.ts';
import { sayFee, sayMinimum, sayPlaces } from './zone-words.ts';

type ZoneLineProps = {
  readonly zone: ZoneValues;
  readonly zones: readonly ZoneValues[];
  readonly handle: LineHandle<ZoneValues>;
  readonly isOpen: boolean;
  readonly problems: FieldProblems;
  readonly onToggle: () => void;
};

/** What a zone is, at a glance; unfolded, everything about it. */
export function ZoneLine({ zone, zones, handle, isOpen, problems, onToggle }: ZoneLineProps) {
  const fieldsId = useId();
  const { name } = handle;
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
            {sayFee(zone.fee)}
            <span className="text-cocoa-2">
              , <span className="whitespace-nowrap">{sayMinimum(zone.minimum)}</span>
              {zone.allowsPayOnDelivery && ', pay on delivery'}
            </span>
          </span>
          <span className="text-small text-cocoa-2">{sayPlaces(zone, zones)}</span>
        </button>
        <div className="flex flex-none items-center pt-1.5 pr-1.5 max-phone:w-full max-phone:justify-end max-phone:border-t max-phone:border-crust max-phone:pt-0">
          <LineMoves handle={handle} />
          <IconButton label={`Remove ${name}`} onClick={handle.remove}>
            <TrashIcon />
          </IconButton>
        </div>
      </div>
      <div id={fieldsId} className={isOpen ? 'px-4 pb-5' : 'hidden'}>
        {isOpen && <ZoneFields zone={zone} zones={zones} handle={handle} problems={problems} />}
      </div>
    </fieldset>
  );
}

type ZoneFieldsProps = Omit<ZoneLineProps, 'isOpen' | 'onToggle'>;

function ZoneFields({ zone, zones, handle, problems }: ZoneFieldsProps) {
  const { field, edit } = handle;
  const path = `zones.${handle.index}`;
  return (
    <div className="grid gap-5">
      <TextField
        label="Name"
        {...field('name')}
        data-control={`first ${zone.id}`}
        required
        maxLength={ZONE_NAME_MAX_LENGTH}
        hint="Customers see this."
      />
      <div className="grid items-start gap-5 phone:grid-cols-2">
        <TextField
          label="Delivery fee in ₦"
          {...field('fee')}
          required
          inputMode="decimal"
          hint="For example: 2,500."
        />
        <TextField
          label="Minimum order in ₦"
          {...field('minimum')}
          inputMode="decimal"
          placeholder="0"
          hint="Excluding the delivery fee."
        />
      </div>
      <PlacesEditor
        zone={zone}
        zones={zones}
        path={`${path}.places`}
        problems={problems}
        onChange={(places) => edit({ places })}
      />
      <Checkbox
        label="Customers can pay on delivery here"
        name={`${path}.allowsPayOnDelivery`}
        checked={zone.allowsPayOnDelivery}
        onChange={({ target }) => edit({ allowsPayOnDelivery: target.checked })}
      />
      <TextField
        label="Extra lead time in hours"
        {...field('extraNoticeHours')}
        inputMode="numeric"
        placeholder="0"
        hint="Added to the kitchen’s lead time. 24 means one day later."
      />
      <WhatStays zone={zone} path={path} problems={problems} edit={edit} />
    </div>
  );
}

type WhatStaysProps = Pick<ZoneFieldsProps, 'zone' | 'problems'> & {
  readonly path: string;
  readonly edit: LineHandle<ZoneValues>['edit'];
};

/** Products are chosen by their names and kept by their ids; what is no longer in the shop shows its id. */
function WhatStays({ zone, path, problems, edit }: WhatStaysProps) {
  const { products } = useCatalogue();
  const categories = [...new Set(products.map(({ category }) => category))];
  const nameOf = (id: string) => products.find((product) => product.id === id)?.name ?? id;
  const idOf = (name: string) => products.find((product) => product.name === name)?.id ?? name;
  const names = products.map(({ name }) => name);
  return (
    <>
      <TagField
        label="Categories not delivered here"
        name={`${path}.excludedCategories`}
        listLabel="Excluded categories"
        chosen={zone.excludedCategories}
        inUse={categories}
        most={50}
        maxLength={CATEGORY_MAX_LENGTH}
        spell={spellLike(categories)}
        problem={problems[`${path}.excludedCategories`]}
        hint="For example: Cheesecakes. Customers can still pick them up."
        onChange={(excludedCategories) => edit({ excludedCategories })}
      />
      <TagField
        label="Products not delivered here"
        name={`${path}.excludedProducts`}
        listLabel="Excluded products"
        chosen={zone.excludedProducts.map(nameOf)}
        inUse={names}
        most={50}
        maxLength={PRODUCT_NAME_MAX_LENGTH}
        spell={spellLike(names)}
        problem={problems[`${path}.excludedProducts`]}
        hint="For example: Strawberry cream cake. Customers can still pick them up."
        onChange={(chosen) => edit({ excludedProducts: chosen.map(idOf) })}
      />
    </>
  );
}

/** What is typed in other letters is what the shop already has. */
const spellLike = (names: readonly string[]) => (typed: string) =>
  names.find((name) => name.toLowerCase() === typed.toLowerCase()) ?? typed;
