// The steps that fill dist. Independent ones run at the same time.
import { readdirSync, renameSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import { build } from 'vite'
import { runProgram } from './run-program.mjs'

/** Builds everything that a server needs, and the client in English. */
export async function buildEnglish() {
  await Promise.all([
    // Empties the folder of the client, and fills it with the assets that all languages share.
    buildLanguage('en').then(buildWorker),
    bundle({ configFile: 'src/api-reference/vite.config.ts' }),
    bundle({ build: { ssr: 'server/main.ts', outDir: 'dist/server' } }),
    bundle({ build: { ssr: 'server/operations/cli/main.ts', outDir: 'dist/cli' } }),
    bundle({ build: { ssr: 'server/runs/routing/worker.ts', outDir: 'dist/routing' } }),
  ])
}

/** Adds the client in all other languages. @param {number} atOnce */
export async function buildOtherLanguages(atOnce) {
  const others = readdirSync('languages')
    .filter((file) => file.endsWith('.json') && file !== 'en.json')
    .map((file) => basename(file, '.json'))
  const inTurn = pLimit(atOnce)
  await Promise.all(others.map((language) => inTurn(() => buildLanguage(language))))
  await buildWorker()
}

function buildLanguage(language) {
  return runProgram(fileURLToPath(new URL('build-language.mjs', import.meta.url)), [language])
}

/** Runs after the pages, on which its ID depends. */
async function buildWorker() {
  await bundle({ configFile: 'src/worker/vite.config.ts' })
  // Replaced in one step, because a server may be sending the previous one.
  renameSync('dist/worker/worker.js', 'dist/client/worker.js')
}

/** @param {import('vite').InlineConfig} config */
function bundle(config) {
  return build({ logLevel: 'warn', ...config })
}
