import type { AdminProduct } from '../../../../../contract/product-changes.ts';
import type { ProductPictureAnswer } from '../../../../../contract/products.ts';
import type { Allergen } from '../../../../../domain/catalogue/allergens.ts';
import type { Occasion } from '../../../../../domain/catalogue/occasions.ts';
import type { ProductStatus } from '../../../../../domain/catalogue/product.ts';
import type { VatClass } from '../../../../../domain/catalogue/vat.ts';
import { writeAmount } from '../../../../ui/form/read-typed.ts';

/** A size as it is being typed. */
export type SizeValues = {
  /** Tells lines apart while they move; nobody sees it. */
  readonly key: string;
  /** Carts and orders know the size by it. Null until a new size is saved. */
  readonly id: string | null;
  readonly name: string;
  readonly price: string;
  readonly servings: string;
  readonly workUnits: string;
};

export type PictureValues = {
  readonly key: string;
  /** Null while it is on its way to the shop. */
  readonly uploaded: Omit<ProductPictureAnswer, 'alt'> | null;
  readonly alt: string;
};

/** The form as it is typed: amounts and numbers stay texts until they are sent, so that nothing half-typed is lost. */
export type ProductFormValues = {
  readonly name: string;
  /** The product's address; null while it follows the name. */
  readonly id: string | null;
  readonly description: string;
  readonly category: string;
  readonly price: string;
  readonly discountPercentage: string;
  readonly isCustom: boolean;
  readonly dietaryTags: readonly string[];
  readonly flavorTags: readonly string[];
  readonly allergens: readonly Allergen[];
  /** Somebody has checked that it contains none of them; the shop promises it then. */
  readonly hasNoAllergens: boolean;
  readonly occasions: readonly Occasion[];
  readonly sizes: readonly SizeValues[];
  readonly servings: string;
  readonly leadTimeHours: string;
  readonly workUnits: string;
  readonly vatClass: VatClass;
  readonly allowsInscription: boolean;
  readonly isMadeEggless: boolean;
  /** What that costs more. */
  readonly egglessExtra: string;
  readonly isOfferedAtCart: boolean;
  readonly pictures: readonly PictureValues[];
  readonly status: ProductStatus;
};

export const BLANK_VALUES: ProductFormValues = {
  name: '',
  id: null,
  description: '',
  category: '',
  price: '',
  discountPercentage: '',
  isCustom: false,
  dietaryTags: [],
  flavorTags: [],
  allergens: [],
  hasNoAllergens: false,
  occasions: [],
  sizes: [],
  servings: '',
  leadTimeHours: '24',
  workUnits: '1',
  vatClass: 'standard',
  allowsInscription: false,
  isMadeEggless: false,
  egglessExtra: '',
  isOfferedAtCart: false,
  pictures: [],
  status: 'draft',
};

/** A product as the form shows it. */
export function fillForm(product: AdminProduct): ProductFormValues {
  const { name, id, description, category, isCustom, dietaryTags, flavorTags, allergens, occasions } =
    product;
  const { vatClass, allowsInscription, isOfferedAtCart, status } = product;
  return {
    name,
    id,
    description,
    category,
    price: writeAmount(product.price),
    discountPercentage: product.discountPercentage === 0 ? '' : String(product.discountPercentage),
    isCustom,
    dietaryTags,
    flavorTags,
    allergens,
    hasNoAllergens: status === 'published' && allergens.length === 0,
    occasions,
    sizes: product.sizes.map((size) => ({
      key: size.id,
      id: size.id,
      name: size.name,
      price: writeAmount(size.price),
      servings: writeCount(size.servings),
      workUnits: String(size.workUnits),
    })),
    servings: writeCount(product.servings),
    leadTimeHours: String(product.leadTimeHours),
    workUnits: String(product.workUnits),
    vatClass,
    allowsInscription,
    isMadeEggless: product.egglessExtra !== null,
    egglessExtra: writeAmount(product.egglessExtra ?? 0),
    isOfferedAtCart,
    pictures: product.pictures.map(({ alt, ...uploaded }) => ({ key: uploaded.id, uploaded, alt })),
    status,
  };
}

function writeCount(count: number | null): string {
  return count === null ? '' : String(count);
}
