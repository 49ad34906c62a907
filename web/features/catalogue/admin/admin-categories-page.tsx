import { useLocation } from 'react-router';
import type { CategoryList } from '../../../../contract/categories.ts';
import { titlePage } from '../../../page-meta.ts';
import { butterCroissant } from '../../../pictures/butter-croissant.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { BackLink } from '../../../ui/layout/details-frame.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { RowsSkeleton } from '../../../ui/loading/rows-skeleton.tsx';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { CategoryLine } from './categories/category-line.tsx';
import { listCategories } from './categories/category-requests.ts';
import { useCategories } from './categories/use-categories.ts';
import { NEW_PRODUCT_PATH, takeListPath } from './product-paths.ts';

export const meta = titlePage('Categories');

export default function AdminCategoriesPage() {
  const loaded = useLoaded(listCategories);
  const { state } = useLocation();
  return (
    <div className="grid gap-5 pt-5 phone:pt-7">
      <div>
        <BackLink to={takeListPath(state)}>All products</BackLink>
        <h1 className="mt-2">Categories</h1>
        <p className="mt-2 max-w-measure text-cocoa-2">
          Customers see categories in this order on the home page, in filters and in the menu. A category
          without a picture shows its first product.
        </p>
      </div>
      <LoadedContent loaded={loaded} waitingWords="Loading the categories…" skeleton={<RowsSkeleton />}>
        {({ categories }) =>
          categories.length > 0 ? (
            <Categories categories={categories} onSaved={loaded.replace} />
          ) : (
            <EmptyState
              picture={<Picture picture={butterCroissant} alt="" sizes="208px" />}
              title="No categories yet"
              actions={
                <ButtonLink to={NEW_PRODUCT_PATH} kind="main">
                  Add product
                </ButtonLink>
              }
            >
              Categories appear here when you add products.
            </EmptyState>
          )
        }
      </LoadedContent>
    </div>
  );
}

type CategoriesProps = CategoryList & { readonly onSaved: (list: CategoryList) => void };

function Categories({ categories, onSaved }: CategoriesProps) {
  const editing = useCategories(categories, onSaved);
  const { shown, holderRef, news, isMoved, isSaving } = editing;
  return (
    <Panel className="py-1 phone:py-2">
      <ol ref={holderRef} aria-label="Categories">
        {shown.map((category, index) => (
          <CategoryLine key={category.name} category={category} index={index} editing={editing} />
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {news}
      </p>
      {isMoved && (
        <div className="sticky bottom-(--bar-height) z-10 -mx-4 flex flex-wrap justify-end gap-3 border-t border-crust bg-paper px-4 py-3 phone:-mx-6 phone:px-6">
          <Button onClick={editing.discard}>Discard</Button>
          <Button kind="main" onClick={() => void editing.save()} aria-disabled={isSaving}>
            {isSaving && <Spinner />}
            {isSaving ? 'Saving…' : 'Save order'}
          </Button>
        </div>
      )}
    </Panel>
  );
}
