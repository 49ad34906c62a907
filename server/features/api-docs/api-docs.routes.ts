import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  readApiDescriptionEndpoint,
  readApiDocsEndpoint,
  readApiDocsStyleEndpoint,
} from '../../../contract/api-docs.ts';
import type { ShopProfile } from '../../../domain/shop/profile.ts';
import { keepCompressed, toResponse } from '../../http/cached-answer.ts';
import { buildStylesheet } from '../../http/plain-page/build-stylesheet.ts';
import { pageHeaders } from '../../http/security-headers.ts';
import { serve } from '../../http/serve.ts';
import { type ApiDescription, describeApi } from './describe-api.ts';
import { docsPage } from './docs-page.ts';
import { listEndpoints } from './list-endpoints.ts';

const OWN_STYLES = readFileSync(join(import.meta.dirname, 'api-docs.css'), 'utf8');
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const FOR_AN_HOUR = 'public, max-age=3600';

export type ApiDocsOptions = {
  readonly readShopProfile: () => ShopProfile;
  readonly publicUrl: string;
  /** The shop's colours by the names of its tokens. */
  readonly palette: Readonly<Record<string, string>>;
  /** Where the web part's files are, its fonts among them. */
  readonly assetPaths: readonly string[];
};

/** What the API is, for programs and for people. */
export function createApiDocsRoutes(options: ApiDocsOptions) {
  const { readShopProfile, publicUrl, palette, assetPaths } = options;
  // The code does not change while it runs, so both forms are made once, by whoever asks first.
  let description: Promise<ApiDescription> | undefined;
  const readDescription = () => {
    description ??= listEndpoints().then((endpoints) =>
      describeApi(endpoints, { name: readShopProfile().name, url: publicUrl }),
    );
    return description;
  };
  const keepOnce = (contentType: string, headers: Record<string, string>, write: () => Promise<string>) => {
    let stored: ReturnType<typeof keepCompressed> | undefined;
    return async (request: Request) => {
      stored ??= write().then((text) =>
        keepCompressed(
          200,
          { 'content-type': contentType, 'cache-control': FOR_AN_HOUR, ...headers },
          Buffer.from(text),
        ),
      );
      return toResponse(await stored, request);
    };
  };

  const answerDescription = keepOnce('application/json; charset=utf-8', {}, async () =>
    JSON.stringify(await readDescription()),
  );
  const answerPage = keepOnce('text/html; charset=utf-8', pageHeaders(PAGE_POLICY), async () =>
    String(await docsPage(await readDescription())),
  );
  const answerStyles = keepOnce('text/css; charset=utf-8', {}, async () =>
    buildStylesheet(palette, assetPaths, OWN_STYLES),
  );

  return [
    serve(readApiDescriptionEndpoint, ({ c }) => answerDescription(c.req.raw)),
    serve(readApiDocsEndpoint, ({ c }) => answerPage(c.req.raw)),
    serve(readApiDocsStyleEndpoint, ({ c }) => answerStyles(c.req.raw)),
  ];
}
