import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { readSearch } from './typed-search.ts';
import { useListQuery } from './use-list-query.ts';

const read = (parameters: URLSearchParams) => ({
  search: readSearch(parameters, 'q'),
  isOpen: parameters.get('status') === 'open',
});
const write = () => new URLSearchParams();

function List() {
  const { query, typed } = useListQuery(read, write);
  return <p>{`${query.isOpen ? 'open' : 'all'}, field: ${typed}`}</p>;
}

test('whoever opens an address finds its list, and its words in the field', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/admin/orders?q=ofada&status=open']}>
      <List />
    </MemoryRouter>,
  );
  expect(html).toBe('<p>open, field: ofada</p>');
});
