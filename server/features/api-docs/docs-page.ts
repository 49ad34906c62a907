import { html } from 'hono/html';
import { type Markup, plainPage } from '../../http/plain-page/plain-page.ts';
import type { ApiDescription, ApiOperation, ApiParameter, JsonSchema } from './describe-api.ts';
import { saySchema } from './say-schema.ts';

type Call = { readonly method: string; readonly path: string; readonly operation: ApiOperation };

/** The same description for people: every call behind its own fold, grouped as the contract's files are. */
export function docsPage({ info, paths }: ApiDescription): Markup {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Call => ({ method, path, operation })),
  );
  const groups = Object.entries(Object.groupBy(calls, ({ operation }) => operation.tags[0])).sort(
    ([one], [other]) => one.localeCompare(other),
  );
  return plainPage({
    title: info.title,
    stylesheet: '/api/docs/style.css',
    bar: html`<a class="sign" href="/">API</a>
<a class="way-out" href="/api/openapi.json">openapi.json</a>`,
    main: html`<h1>${info.title}</h1>
<p>${info.description}</p>
<nav aria-label="Groups"><ul class="groups">
${groups.map(([name]) => html`<li><a href="#${name}">${sayGroup(name)}</a></li>`)}
</ul></nav>
${groups.map(([name, members = []]) => groupSection(name, members))}`,
  });
}

function groupSection(name: string, calls: readonly Call[]): Markup {
  return html`<section aria-labelledby="${name}">
<h2 id="${name}">${sayGroup(name)}</h2>
${calls.map(callFold)}
</section>`;
}

function callFold({ method, path, operation }: Call): Markup {
  const { summary, description, parameters, requestBody, responses } = operation;
  const body = requestBody?.content['application/json']?.schema;
  const answer = responses['2XX']?.content?.['application/json']?.schema;
  return html`<details>
<summary><b class="${method}">${method.toUpperCase()}</b> <code>${path}</code> <span>${summary}</span></summary>
<p>${description}</p>
${parameters.length > 0 ? parameterTable(parameters) : ''}
${body ? shape('Request', body) : ''}
${answer ? shape('Response', answer) : html`<p>The response body is not described.</p>`}
</details>`;
}

function parameterTable(parameters: readonly ApiParameter[]): Markup {
  return html`<table>
<thead><tr><th scope="col">Parameter</th><th scope="col">In</th><th scope="col">Type</th></tr></thead>
<tbody>
${parameters.map(
  ({ name, in: place, required, schema }) =>
    html`<tr><th scope="row"><code>${name}</code></th><td>${place}</td><td>${saySchema(schema)}${required ? ', required' : ''}</td></tr>`,
)}
</tbody>
</table>`;
}

function shape(title: string, schema: JsonSchema): Markup {
  return html`<h3>${title}</h3>
<pre tabindex="0"><code>${saySchema(schema)}</code></pre>`;
}

/** custom-order-desk → Custom order desk */
function sayGroup(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
