import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** What most pages share comes in a few files: on a slow line each further file costs more than its bytes. */
const SHARED_SCRIPTS = [
  {
    name: 'react',
    test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|cookie)[\\/]/,
    priority: 3,
  },
  { name: 'schemas', test: /node_modules[\\/]zod[\\/]|[\\/]contract[\\/]/, priority: 2 },
  {
    // Pages without a designed cake load nothing of it.
    name: 'cake',
    test: /[\\/](?:domain[\\/]custom-orders|web[\\/]ui[\\/]cake-picture)[\\/]/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'shop',
    test: /[\\/](?:web[\\/](?:ui|layouts|api|pictures)|domain)[\\/]/,
    minShareCount: 3,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // A picture inlined as a data: address would be blocked by the content security policy.
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: SHARED_SCRIPTS } } },
  },
});
