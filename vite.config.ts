import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // A picture inlined as a data: address would be blocked by the content security policy.
  build: { assetsInlineLimit: 0 },
});
