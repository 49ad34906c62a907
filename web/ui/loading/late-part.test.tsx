import { type ReactNode, Suspense } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createLatePart } from './late-part.tsx';

/** As the server shows it: when everything has come. */
async function render(content: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(<Suspense fallback="…">{content}</Suspense>);
  await stream.allReady;
  const html = await new Response(stream).text();
  return html.replaceAll(/<!--.*?-->/g, '');
}

const Cake = ({ name }: { readonly name: string }) => <p>{name}</p>;
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

function setUp(load: () => Promise<{ default: typeof Cake }>) {
  const asked = vi.fn(load);
  return { Part: createLatePart({ load: asked, showFailure: () => <p>could not be loaded</p> }), asked };
}

test('a part is loaded once, when it is first shown', async () => {
  const { Part, asked } = setUp(async () => ({ default: Cake }));
  expect(asked).not.toHaveBeenCalled();
  expect(await render(<Part name="Red velvet" />)).toBe('<p>Red velvet</p>');
  expect(await render(<Part name="Chin chin" />)).toBe('<p>Chin chin</p>');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('one that cannot be loaded says so in its place, and is not asked for over and over', async () => {
  const { Part, asked } = setUp(lost);
  const page = (
    <main>
      <h1>Cakes</h1>
      <Part name="Red velvet" />
    </main>
  );
  expect(await render(page)).toBe('<main><h1>Cakes</h1><p>could not be loaded</p></main>');
  await render(page);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a fault of the part itself is not taken for a bad line', async () => {
  const { Part } = setUp(async () => ({
    default: () => {
      throw new Error('no oven');
    },
  }));
  const failing = renderToReadableStream(<Part name="Red velvet" />, { onError: () => {} });
  await expect(failing).rejects.toThrow('no oven');
});
