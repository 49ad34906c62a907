import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CatalogueProvider, useCatalogue } from './catalogue-context.tsx';

function CatalogueProbe() {
  const { loading, error, products } = useCatalogue();
  return <output>{JSON.stringify({ loading, error, products })}</output>;
}

test('the catalogue outside its provider is an error', () => {
  expect(() => renderToStaticMarkup(<CatalogueProbe />)).toThrow(
    'useCatalogue must be used within a CatalogueProvider',
  );
});

test("the server's HTML begins with the catalogue loading (S3.9, S4.5)", () => {
  const html = renderToStaticMarkup(
    <CatalogueProvider>
      <CatalogueProbe />
    </CatalogueProvider>,
  );
  expect(html).toContain('{&quot;loading&quot;:true,&quot;error&quot;:null,&quot;products&quot;:[]}');
});
