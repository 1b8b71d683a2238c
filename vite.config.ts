/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Rolldown } from 'vite'
import { globalStyleInPage } from './src/app/prerender/global-style.ts'
import { styledComponents } from './src/app/prerender/styled-components.ts'

const inBrowser = {
  transform: { plugins: { styledComponents } },
  output: {
    codeSplitting: {
      groups: [
        { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 3 },
        { name: 'initial', tags: ['$initial'], priority: 2 },
        { name: 'ui', test: /\/src\/ui\//, minShareCount: 9, priority: 1 },
        { name: 'shared', minShareCount: 17, priority: 1 },
        { name: 'common', minShareCount: 10 },
      ],
    },
  },
} satisfies Rolldown.InputOptions & { output: Rolldown.OutputOptions }

const apiAddress = process.env['API_ADDRESS'] ?? 'http://127.0.0.1:3000'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), globalStyleInPage()],
  resolve: {
    // Every React that we support has it; the shim is for older ones.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  build: {
    modulePreload: false,
    target: isSsrBuild ? 'node20' : 'es2022',
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: false,
    rolldownOptions: isSsrBuild ? { output: { entryFileNames: 'main.js' } } : inBrowser,
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
