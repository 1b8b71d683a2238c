/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { componentIds } from './src/app/prerender/component-ids.ts'
import { globalStyleInPage } from './src/app/prerender/global-style.ts'
import { reactAsModules } from './src/app/prerender/react-modules.ts'
import { shortStyles } from './src/app/prerender/short-styles.ts'

/** React changes seldom, so it stays in the visitors' caches when the rest changes. */
const inBrowser = {
  // React asks for parts of its scheduler that only some builds of that have.
  checks: { importIsUndefined: false },
  output: {
    codeSplitting: {
      // What is needed together is one chunk each, with all that it needs: small ones compress badly.
      groups: [
        {
          name: 'libraries',
          test: /rolldown\/runtime|module:|node_modules\/(react|react-dom|scheduler|styled-components|stylis|wouter|regexparam|zustand)\//,
          priority: 3,
        },
        {
          name: 'site',
          test: /\/src\/(app\/(app|providers)|main|design\/(toast|illustrations\/drawings))\.tsx$/,
          priority: 2,
        },
        {
          name: 'calls',
          test: /\/(machines\/http-status|src\/api\/(session|parcels))\.ts$/,
          priority: 2,
        },
        {
          name: 'forms',
          test: /\/(src\/design\/field\.tsx|domain\/tracking-id\.ts)$/,
          priority: 1,
        },
        { name: 'icons', test: /\/src\/design\/icons\.tsx$/, priority: 1 },
        { name: 'card', test: /\/src\/design\/card\.tsx$/, priority: 1 },
        {
          name: 'parcel',
          test: /\/(machines\/(parcel-lifecycle|flow-parcel)\.ts|src\/design\/status-icons\.tsx)$/,
          priority: 1,
        },
        { name: 'choice', test: /\/src\/design\/radio-cards\.tsx$/, priority: 1 },
        {
          name: 'flows',
          test: /node_modules\/(xstate|@xstate\/react)\/|\/src\/lib\/actor-watch\.ts$/,
          priority: 1,
        },
        {
          name: 'session',
          test: /\/(machines\/session|src\/stores\/cached-list)\.ts$/,
          priority: 1,
        },
        // Tracking needs these as much as the dashboards do, and nothing else of theirs.
        {
          name: 'facts',
          test: /\/src\/(lib\/(text|dates)\.ts|stores\/live\.ts|design\/(badge|code|copy-button|notice|live-mark)\.tsx)$/,
          priority: 1,
        },
        {
          name: 'dashboard',
          test: /\/src\/(stores\/(list-view|paged-view|parcels)\.ts|lib\/(search-params|use-watchable)\.ts|design\/(checkbox|dialog|confirm-dialog|pager)\.tsx|features\/dashboard\/(dashboard-shell|search-box|toolbar)\.tsx)$/,
        },
        {
          name: 'parcels',
          test: /\/src\/features\/parcels\/(parcel-list\.tsx|flow-dialog\.tsx|parcel-call\.ts|use-parcel-changes\.ts)$/,
        },
        {
          name: 'status',
          test: /\/(machines\/parcel-status\.ts|src\/features\/parcels\/update-status-control\.tsx)$/,
        },
      ],
    },
  },
}

const apiAddress = process.env['API_ADDRESS'] ?? 'http://127.0.0.1:3000'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    reactAsModules(),
    componentIds(),
    shortStyles(),
    withoutVendorPrefixes(),
    withoutPreloadHelper(),
    react(),
    globalStyleInPage(),
  ],
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

/** It preloads styles and chunks before an import; there are no styles, and links are prefetched. */
function withoutPreloadHelper(): Plugin {
  return {
    name: 'waybill:without-preload-helper',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
    renderChunk: (code) =>
      code
        .replaceAll(/__vitePreload\(\(\) => (import\("[^"]+"\)), __VITE_PRELOAD__\)/g, '$1')
        .replaceAll(
          /__vitePreload\(async \(\) => \{\s*const (\{[^}]*\}) = await (import\("[^"]+"\));\s*return \1;\s*\}, __VITE_PRELOAD__\)/g,
          '$2',
        ),
  }
}

/** styled-components carries the code for prefixes along, though it is off unless asked for. */
function withoutVendorPrefixes(): Plugin {
  return {
    name: 'waybill:without-vendor-prefixes',
    transform: {
      filter: { id: /\/stylis\/src\/Middleware\.js$/ },
      handler: (code) =>
        code.replace(/export function prefixer .*?\n\}\n/s, 'export function prefixer () {}\n'),
    },
  }
}
