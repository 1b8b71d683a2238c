import { defineConfig } from 'vitest/config'

// Long attacks, apart from `npm test`: crashes, power cuts, fuzzing, races.
export default defineConfig({
  test: {
    include: ['tests/torture/**/*.test.ts'],
    environment: 'node',
    testTimeout: 600_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
})
