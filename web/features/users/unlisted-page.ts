import { titlePage } from '../../page-meta.ts';

/** For pages that only a mailed link leads to: a search engine has no business there. */
export function titleUnlistedPage(title: string): ReturnType<typeof titlePage> {
  const describePage = titlePage(title);
  return (args) => [...describePage(args), { name: 'robots', content: 'noindex' }];
}
