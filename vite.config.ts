/// <reference types="vitest/config" />
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Rolldown } from 'vite'
import { globalStyleInPage } from './src/app/prerender/global-style.ts'
import { styledComponents } from './src/app/prerender/styled-components.ts'

/**
 * What the entry needs at once, and then chunks by how many lazy parts share their code; what fewer
 * share has chunks of its own. The numbers decide what each page loads, and tests/build checks that.
 */
const chunks: Rolldown.CodeSplittingGroup[] = [
  // Two, as one of all that would block the page longer; and libraries seldom change.
  { name: 'libraries', tags: ['$initial'], test: /node_modules/ },
  { name: 'initial', tags: ['$initial'] },
  // Fields, icons and rules: apart from the following, which would otherwise come along with them.
  { name: 'ui', test: (id) => isBasic(id) && !id.includes('/illustrations/'), minShareCount: 13 },
  // Requests and the checks of their answers, which visitors' forms need as well.
  { name: 'common', minShareCount: 23 },
  // State machines, stores: what dashboards and a tracked parcel need, and no other public page.
  { name: 'shared', test: (id) => !isBasic(id) && !isOfPopups(id), minShareCount: 8 },
  // What most dashboards show, so that they load few scripts.
  { name: 'dashboards', test: (id) => isBasic(id) && !isOfForms(id), minShareCount: 8 },
]

/** Of the design system or the shared rules. */
function isBasic(id: string): boolean {
  return /\/(?:src\/ui|domain)\//.test(id)
}

/** On public pages, too. */
const isOfForms = (id: string): boolean =>
  /\/(?:illustrations|field|icons|domain|layout)\//.test(id)

/** What positions dialogs, menus and panels: needed once the first of them opens. */
const isOfPopups = (id: string): boolean => /node_modules\/(?:@floating-ui|tabbable)\//.test(id)

/** Those that know PostgreSQL, and those that need no more than a processor. */
const testsOfServer = ['tests/{server,machines,domain,deploy,row-types}/**/*.test.ts']

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
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // What files read without importing it: `--changed` cannot know who needs it.
    forceRerunTriggers: ['**/package.json', '**/vite.config.ts', '**/openapi.yaml', '**/*.sql'],
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: testsOfServer,
          globalSetup: ['tests/support/postgres.ts'],
          // None of them changes a module, so that each is loaded once and not for every file.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'client',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', 'tests/chaos/**', 'node_modules/**', ...testsOfServer],
          setupFiles: ['tests/support/setup.ts'],
        },
      },
    ],
  },
}))
