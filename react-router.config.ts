import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  ssr: true,
  // The whole route table travels with the first page: no manifest requests on a slow network, and cached pages stay whole.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
