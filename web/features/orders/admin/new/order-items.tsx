import { FormSection } from '../../../../ui/form/form-section.tsx';
import { DraftItems } from './draft-items.tsx';
import type { NewOrder } from './use-new-order.ts';

export function OrderItems({ order: { draft, form } }: { readonly order: NewOrder }) {
  return (
    <FormSection title="Items">
      <DraftItems
        label="On the order"
        items={draft.items}
        freeLines={draft.freeLines}
        problem={form.problems.lines}
        onItems={(items) => form.reshape({ items }, 'lines')}
        onFreeLines={(freeLines) => form.reshape({ freeLines }, 'lines')}
      />
    </FormSection>
  );
}
