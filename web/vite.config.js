import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { compress } from './vite/compress.js'
import { fonts } from './vite/fonts.js'
import { ftl } from './vite/ftl.js'
import { icons } from './vite/icons.js'
import { kit } from './vite/kit.js'
import { toml } from './vite/toml.js'

const server = process.env.SPYHOUSE_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [icons(), fonts(), toml(), ftl(), svelte(), kit(), compress()],
  // Files name each other by where they are themselves: a static site may lie in any folder.
  experimental: {
    renderBuiltUrl: (filename, { hostType }) => (hostType === 'html' ? `/${filename}` : { relative: true }),
  },
  worker: { format: 'es' },
  build: {
    outDir: fileURLToPath(new URL('../src/spyhouse/server/client', import.meta.url)),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Browsers that know light-dark() themselves: rewritten, a dark board on a light page would stay light.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
  },
  // One thread for many files; testing.ts sees to it that they do not meet.
  test: { setupFiles: ['./src/testing.ts'], pool: 'threads', isolate: false },
  server: {
    proxy: {
      '/api': server,
      '/ws': { target: server.replace(/^http/, 'ws'), ws: true },
    },
  },
})
