import { ZONE_NAME_MAX_LENGTH } from '../../../../../domain/delivery/zones.ts';
import type { FieldProblems } from '../../../../../domain/refusal.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { PlacesEditor } from './places-editor.tsx';
import type { ZoneValues } from './terms-values.ts';

type ZoneFieldsProps = {
  readonly zone: ZoneValues;
  readonly zones: readonly ZoneValues[];
  readonly path: string;
  readonly problems: FieldProblems;
  readonly onEdit: (part: Partial<ZoneValues>) => void;
};

export function ZoneFields({ zone, zones, path, problems, onEdit }: ZoneFieldsProps) {
  return (
    <div className="grid gap-5">
      <TextField
        label="Name"
        name={`${path}.name`}
        data-control={`first ${zone.id}`}
        required
        autoComplete="off"
        maxLength={ZONE_NAME_MAX_LENGTH}
        value={zone.name}
        problem={problems[`${path}.name`]}
        hint="Shoppers read it."
        onChange={({ target }) => onEdit({ name: target.value })}
      />
      <div className="grid items-start gap-5 phone:grid-cols-2">
        <TextField
          label="Delivery fee in ₦"
          name={`${path}.fee`}
          required
          inputMode="decimal"
          autoComplete="off"
          placeholder="2,500"
          value={zone.fee}
          problem={problems[`${path}.fee`]}
          onChange={({ target }) => onEdit({ fee: target.value })}
        />
        <TextField
          label="Minimum order in ₦"
          name={`${path}.minimum`}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          value={zone.minimum}
          problem={problems[`${path}.minimum`]}
          hint="Of the goods, without the fee."
          onChange={({ target }) => onEdit({ minimum: target.value })}
        />
      </div>
      <Checkbox
        label="Customers may pay on delivery here"
        name={`${path}.allowsPayOnDelivery`}
        checked={zone.allowsPayOnDelivery}
        onChange={({ target }) => onEdit({ allowsPayOnDelivery: target.checked })}
      />
      <PlacesEditor
        zone={zone}
        zones={zones}
        path={`${path}.places`}
        problems={problems}
        onChange={(places) => onEdit({ places })}
      />
    </div>
  );
}
