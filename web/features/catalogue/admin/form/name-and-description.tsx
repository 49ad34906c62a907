import {
  PRODUCT_DESCRIPTION_MAX_LENGTH,
  PRODUCT_NAME_MAX_LENGTH,
} from '../../../../../domain/catalogue/product.ts';
import { makeSlug } from '../../../../../domain/catalogue/slug.ts';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { writeShopPath } from '../product-paths.ts';
import { foreseeId } from './build-body.ts';
import { CategoryField, type CategoryFieldProps } from './category-field.tsx';
import { type Choice, ChoiceTiles } from './choice-tiles.tsx';
import { isNewProduct } from './use-product-form.ts';

const KINDS: readonly Choice<'ready-made' | 'custom'>[] = [
  { value: 'ready-made', name: 'Ready-made', explanation: 'Can be added to the cart directly.' },
  { value: 'custom', name: 'Custom', explanation: 'Customers design it with the cake designer.' },
];

export function NameAndDescription({ form, labels, agreedCategory, onAgree }: CategoryFieldProps) {
  const { values, problems, field, change } = form;
  const { length } = values.description.trim();
  return (
    <FormSection title="Name and description">
      <TextField
        {...field('name')}
        label="Name"
        required
        hint={
          values.name.trim().length > PRODUCT_NAME_MAX_LENGTH - 20 &&
          `${values.name.trim().length} of ${PRODUCT_NAME_MAX_LENGTH} characters`
        }
      />
      {isNewProduct(form) ? (
        <TextField
          label="Link"
          name="id"
          required
          autoComplete="off"
          spellCheck={false}
          value={foreseeId(values)}
          problem={problems.id}
          hint={
            foreseeId(values) === ''
              ? 'Made from the name. It can’t be changed later.'
              : `${writeShopPath(foreseeId(values))}. It can’t be changed later.`
          }
          // Emptied, it follows the name again.
          onChange={({ target }) => change({ id: target.value === '' ? null : target.value })}
          onBlur={({ target }) => {
            if (values.id !== null) change({ id: makeSlug(target.value) || null });
          }}
        />
      ) : (
        <p className="text-label">
          <span className="font-semibold">Link</span>{' '}
          <span className="wrap-anywhere text-cocoa-2">{writeShopPath(foreseeId(values))}</span>
        </p>
      )}
      <CategoryField form={form} labels={labels} agreedCategory={agreedCategory} onAgree={onAgree} />
      <TextArea
        {...field('description')}
        label="Description"
        rows={5}
        hint={
          <span className={length > PRODUCT_DESCRIPTION_MAX_LENGTH ? 'text-danger' : undefined}>
            Taste, ingredients, occasion.{' '}
            <span className="figures whitespace-nowrap">
              {length.toLocaleString('en-GB')} of {PRODUCT_DESCRIPTION_MAX_LENGTH.toLocaleString('en-GB')}
            </span>
          </span>
        }
      />
      <ChoiceTiles
        legend="Type"
        choices={KINDS}
        value={values.isCustom ? 'custom' : 'ready-made'}
        onChoose={(kind) => change({ isCustom: kind === 'custom' })}
      />
    </FormSection>
  );
}
