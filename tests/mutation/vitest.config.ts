import { defineConfig } from 'vitest/config'

/**
 * For StrykerJS: the tests of rules and machines, without those that take seconds, because they run for each
 * mutant.
 */
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: [
      'tests/{domain,machines}/!(diagrams|mermaid|paths).test.ts',
      'tests/languages/formats.test.ts',
      'tests/client/lib/paths.test.ts',
    ],
  },
})
