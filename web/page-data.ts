import { createContext, RouterContextProvider } from 'react-router';
import type { PageData } from '../contract/page-data.ts';

export const pageDataContext = createContext<PageData>();
export const reportFaultContext = createContext<(error: unknown) => void>();

/** The server calls this through the build, so that both sides hold the same context keys. */
export function createLoadContext(
  pageData: PageData,
  reportFault: (error: unknown) => void,
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageDataContext, pageData);
  context.set(reportFaultContext, reportFault);
  return context;
}
