/// <reference types="vitest/config" />
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Rolldown } from 'vite'
import { globalStyleInPage } from './src/app/prerender/global-style.ts'
import { sharedChunks } from './src/app/prerender/shared-chunks.ts'
import { styledComponents } from './src/app/prerender/styled-components.ts'

// What the entry needs at once is in two chunks, as one of all that would block the page longer; and
// libraries seldom change.
const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', tags: ['$initial'], test: /node_modules/ },
  { name: 'initial', tags: ['$initial'] },
  sharedChunks,
]

const apiAddress = process.env['API_ADDRESS'] ?? 'http://127.0.0.1:3000'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), globalStyleInPage()],
  resolve: {
    alias: [
      // Every React that we support has it; the shim is for older ones.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      // In stylis, where only vendor prefixes need it.
      {
        find: './Prefixer.js',
        replacement: join(import.meta.dirname, 'src/lib/stylis-prefixer.ts'),
      },
    ],
  },
  build: {
    modulePreload: false,
    target: isSsrBuild ? 'node20' : 'es2022',
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // Manifest and icons, which the server program has no use for.
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? { output: { entryFileNames: 'main.js' } }
      : {
          transform: { plugins: { styledComponents } },
          output: { codeSplitting: { groups: chunks } },
        },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': apiAddress, '/health': apiAddress },
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'tests/chaos/**', 'node_modules/**'],
    globalSetup: ['tests/support/postgres.ts'],
    setupFiles: ['tests/support/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
}))
