import type { RouterContextProvider } from 'react-router';
import type { ContentPage } from '../../../contract/content.ts';
import type { PageSlug } from '../../../domain/content/entry.ts';
import { pageDataContext } from '../../page-data.ts';

type LoaderArgs = { readonly context: Readonly<RouterContextProvider> };

/** The loader of one of the shop's own pages. */
export const loadPage =
  (slug: PageSlug) =>
  ({ context }: LoaderArgs): ContentPage =>
    context.get(pageDataContext).readPage(slug);
