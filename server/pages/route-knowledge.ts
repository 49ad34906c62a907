import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import type { RouteKnowledge } from './page-address.ts';

/** Answers questions about addresses from the route table that was built with the web part. */
export function readRouteTable(build: Pick<ServerBuild, 'routes'>): Omit<RouteKnowledge, 'isThere'> {
  const tree = buildTree(build.routes, undefined);
  return {
    match: (pathname) => {
      const matches = matchRoutes(tree, pathname) ?? [];
      const deepest = matches.at(-1);
      if (!deepest || deepest.route.path === '*') return undefined;
      const segments = matches.map(({ route }) => route.path ?? '').filter((path) => path !== '');
      const hasLoader = build.routes[deepest.route.id ?? '']?.module.loader !== undefined;
      return { pattern: `/${segments.join('/')}`, params: deepest.params, hasLoader };
    },
    isKnownRoute: (routeId) => Object.hasOwn(build.routes, routeId),
  };
}

function buildTree(routes: ServerBuild['routes'], parentId: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map((route): RouteObject => {
      const path = route.path === undefined ? {} : { path: route.path };
      if (route.index) return { id: route.id, index: true, ...path };
      return { id: route.id, ...path, children: buildTree(routes, route.id) };
    });
}
