import type { SavedAddress } from '../../../../contract/account.ts';
import { ChoiceTile } from '../../../ui/fields/choice-tile.tsx';

type SavedAddressesProps = {
  readonly addresses: readonly SavedAddress[];
  /** Null: another one, typed below. */
  readonly chosenId: string | null;
  readonly onChoose: (address: SavedAddress | null) => void;
};

export function SavedAddresses({ addresses, chosenId, onChoose }: SavedAddressesProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-label font-semibold">Your addresses</legend>
      <div className="grid gap-2.5 phone:grid-cols-2">
        {addresses.map((address) => (
          <ChoiceTile
            key={address.id}
            name="saved-address"
            title={address.label || address.street}
            checked={address.id === chosenId}
            onChange={() => onChoose(address)}
          >
            {[address.label && address.street, address.area, address.lga].filter(Boolean).join(', ')}
          </ChoiceTile>
        ))}
        <ChoiceTile
          name="saved-address"
          title="Another address"
          checked={chosenId === null}
          onChange={() => onChoose(null)}
        >
          Type it below
        </ChoiceTile>
      </div>
    </fieldset>
  );
}
