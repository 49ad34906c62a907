import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [index('features/home/home-page.tsx'), route('*', 'features/not-found/not-found-page.tsx')] satisfies RouteConfig;
