import { takeRequestEndpoint } from '../../../../../contract/custom-order-admin.ts';
import type { InputOf } from '../../../../../contract/endpoint.ts';
import type { PictureAnswer } from '../../../../../contract/pictures.ts';
import { DEFAULT_DESIGN } from '../../../../../domain/custom-orders/design/cake-design.ts';
import { writeDesignText } from '../../../../../domain/custom-orders/link/design-text.ts';
import type { FieldProblems } from '../../../../../domain/refusal.ts';
import { findMisfits } from '../../../../ui/form/find-misfits.ts';
import { readNaira } from '../../../../ui/form/read-typed.ts';

/** What somebody asked for in a chat, as it was typed or pasted. */
export type RequestValues = {
  /** Names the request, so that the same sent again is one. */
  readonly key: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly instructions: string;
  readonly pictures: readonly PictureAnswer[];
  readonly wantedDay: string;
  readonly budget: string;
  /** An address of the designer, or the design alone; blank: nobody has designed anything. */
  readonly designLink: string;
};

export function startRequest(key: string): RequestValues {
  return {
    key,
    name: '',
    phone: '',
    email: '',
    instructions: '',
    pictures: [],
    wantedDay: '',
    budget: '',
    designLink: '',
  };
}

/** As it is sent; what is wrong with it is said by the contract. */
export function buildTakenRequest(
  values: RequestValues,
  productId: string,
): InputOf<typeof takeRequestEndpoint.bodySchema> {
  const { name, phone, email, instructions, pictures, wantedDay, budget, designLink } = values;
  return {
    productId,
    design: readDesignLink(designLink),
    name,
    phone,
    email,
    instructions,
    pictures: pictures.map(({ id }) => id),
    wantedDay: wantedDay === '' ? null : wantedDay,
    budget: budget.trim() === '' ? null : readNaira(budget),
  };
}

/** A plain cake stands in for what was only described. */
function readDesignLink(link: string): string {
  const typed = link.trim();
  if (typed === '') return writeDesignText(DEFAULT_DESIGN);
  return /[?&]design=([^&#]+)/.exec(typed)?.[1] ?? typed;
}

/** By the form's own names, and of the customer, who is not whoever types. */
export function findRequestProblems(values: RequestValues, productId: string): FieldProblems {
  const misfits = findMisfits(takeRequestEndpoint.bodySchema, buildTakenRequest(values, productId));
  return {
    ...placeRequestProblems(misfits),
    ...(values.name.trim() === '' && { name: 'Enter the customer’s name.' }),
  };
}

export function placeRequestProblems({ design, ...others }: FieldProblems): FieldProblems {
  return design === undefined ? others : { ...others, designLink: design };
}
