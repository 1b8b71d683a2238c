/// <reference types="vitest/config" />
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin, Rolldown } from 'vite'
import { ensureTexts } from './languages/ensure-texts.mjs'
import { globalStyleInPage } from './src/app/prerender/global-style.ts'
import { sharedChunks } from './src/app/prerender/shared-chunks.ts'
import { styledComponents } from './src/app/prerender/styled-components.ts'
import { ownTexts, textsOfLanguage } from './src/app/prerender/texts-of-language.ts'

// Splits the entry's code into two chunks, because one would block the page longer, and libraries
// seldom change.
const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', tags: ['$initial'], test: /node_modules/ },
  { name: 'initial', tags: ['$initial'] },
  sharedChunks,
]

/** Tests of the server: those that need PostgreSQL, and those that need only a processor. */
const testsOfServer = ['tests/{server,machines,domain,deploy,row-types}/**/*.test.ts']

const apiAddress = process.env['API_ADDRESS'] ?? 'http://127.0.0.1:3000'

if (!ensureTexts(import.meta.dirname)) throw new Error('The texts could not be written; see above.')

/** Writes the texts again when a catalogue is saved while developing; a wrong one is named, and can be mended. */
const textsAsTheyChange: Plugin = {
  name: 'texts-as-they-change',
  configureServer({ watcher }) {
    watcher.add('languages')
    watcher.on('change', (file) => {
      if (/languages[/\\]\w+\.json$/.test(file)) ensureTexts(import.meta.dirname)
    })
  },
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), globalStyleInPage(), textsAsTheyChange, ownTexts],
  resolve: {
    alias: [
      textsOfLanguage,
      // Every supported React has it; the shim is for older ones.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      // Needed by stylis for vendor prefixes only.
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
    // Manifest and icons, which the server program does not need.
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? { output: { entryFileNames: 'main.js' } }
      : {
          transform: { plugins: { styledComponents } },
          // Puts each text into the chunk that shows it, not into one chunk with all texts of its
          // section.
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
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
    maxWorkers: 3,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Files that others read without importing them, so that `--changed` cannot know who needs
    // them.
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
          environment: 'jsdom',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', 'tests/chaos/**', 'node_modules/**', ...testsOfServer],
          setupFiles: ['tests/support/setup.ts'],
          // The files of a process share a window and its libraries; a library that keeps the
          // application's styles is loaded with the application, for each file.
          isolate: false,
          server: { deps: { inline: ['styled-components'] } },
          // Pages come and go by the hundred: the young generation gets room, and is moved less
          // often.
          execArgv: ['--max-semi-space-size=64'],
        },
      },
    ],
  },
}))
