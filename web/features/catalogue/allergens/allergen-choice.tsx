import CloseIcon from 'lucide-react/icons/x';
import { ALLERGEN_NAMES, ALLERGENS } from '../../../../domain/catalogue/allergens.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { countProducts } from '../../../ui/product/count-products.ts';
import { useCatalogue } from '../catalogue-context.tsx';
import { toggleAvoided } from '../list/safe/safe-list.ts';
import { saveAvoidedAllergens, useAvoidedAllergens } from './allergen-context.ts';
import { AllergenIcon } from './allergen-icon.tsx';

type AllergenDialogProps = { readonly isOpen: boolean; readonly onClose: () => void };

export default function AllergenDialog({ isOpen, onClose }: AllergenDialogProps) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} label="What do you avoid?" placement="question">
      <AllergenChoice onClose={onClose} />
    </Modal>
  );
}

/** The choice holds from the moment a box is ticked, and is kept. */
function AllergenChoice({ onClose }: { readonly onClose: () => void }) {
  const avoided = useAvoidedAllergens();
  const { products } = useCatalogue();
  return (
    <div className="text-cocoa">
      <div className="flex items-start justify-between gap-3 px-5 pt-5 phone:px-7 phone:pt-6">
        <div>
          <h2 className="text-fs-2">What do you avoid?</h2>
          <p className="mt-1.5 text-cocoa-2">
            We’ll hide products that contain it and warn you in the cart. Your choice stays in this browser.
          </p>
        </div>
        <IconButton label="Close" onClick={onClose} className="-mt-1 -mr-2">
          <CloseIcon className="size-6" />
        </IconButton>
      </div>
      <ul className="grid grid-cols-2 gap-2 px-5 py-5 phone:px-7">
        {ALLERGENS.map((allergen) => {
          const count = products.filter((product) => product.allergens.includes(allergen)).length;
          return (
            <li key={allergen}>
              <label className="relative flex min-h-15 cursor-pointer items-center gap-3 rounded-card border border-crust-2 px-3 py-2 leading-snug transition duration-(--duration-fast) hover:border-cocoa has-checked:border-cocoa has-checked:bg-cocoa has-checked:text-on-dark has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-cocoa [&:has(:checked)_small]:text-on-dark-2">
                <input
                  type="checkbox"
                  checked={avoided.has(allergen)}
                  onChange={() => saveAvoidedAllergens(toggleAvoided(avoided, allergen))}
                  className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
                />
                <AllergenIcon allergen={allergen} className="size-5.5" />
                <span className="min-w-0 font-medium">
                  {ALLERGEN_NAMES[allergen]}
                  {count > 0 && (
                    <small className="block text-small font-plain text-cocoa-2">
                      in {countProducts(count)}
                    </small>
                  )}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      <div className="sticky bottom-0 flex items-center justify-end gap-3 border-t border-crust bg-paper px-5 py-3 phone:px-7 phone:py-4">
        {avoided.size > 0 && <Button onClick={() => saveAvoidedAllergens([])}>Clear all</Button>}
        <Button kind="main" onClick={onClose} className="max-phone:flex-1">
          Done
        </Button>
      </div>
    </div>
  );
}
