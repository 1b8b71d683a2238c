import { defineConfig } from 'vitest/config'

/**
 * The attacks of `tests/api` in their long form. The numbers come from the environment:
 * ATTACK_REQUESTS, ATTACK_ROUNDS, ATTACK_REPEATS, ATTACK_OUTAGES and STRESS_SEED.
 */
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['tests/chaos/**/*.test.ts', 'tests/server/stress/*.test.ts'],
    globalSetup: ['tests/support/postgres.ts'],
    env: {
      ATTACK_PATIENCE: '3600000',
      ATTACK_REQUESTS: process.env['ATTACK_REQUESTS'] ?? '20000',
      ATTACK_ROUNDS: process.env['ATTACK_ROUNDS'] ?? '500',
      ATTACK_REPEATS: process.env['ATTACK_REPEATS'] ?? '100',
      ATTACK_OUTAGES: process.env['ATTACK_OUTAGES'] ?? '10',
    },
    testTimeout: 3_600_000,
    hookTimeout: 60_000,
    maxWorkers: 1,
  },
})
