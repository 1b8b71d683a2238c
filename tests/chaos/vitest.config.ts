import { defineConfig } from 'vitest/config'

/**
 * Kills and power cuts, a cluster whose parts are killed and frozen, and the tests of
 * `tests/server/stress` in their long form. The numbers come from the environment: CRASH_ROUNDS,
 * POWER_CUT_ROUNDS, MESSAGE_CHANGES, MESSAGE_KILLS, CLUSTER_ROUNDS, CLUSTER_WRITES (a second),
 * CLUSTER_ENTRANCE (haproxy or hosts),
 * STRESS_REQUESTS, STRESS_ROUNDS, STRESS_RUN_ROUNDS, STRESS_REPEATS, STRESS_OUTAGES and STRESS_SEED.
 */
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['tests/chaos/**/*.test.ts', 'tests/server/stress/*.test.ts'],
    globalSetup: ['tests/support/postgres.ts'],
    env: {
      STRESS_PATIENCE: '3600000',
      STRESS_REQUESTS: process.env['STRESS_REQUESTS'] ?? '20000',
      STRESS_ROUNDS: process.env['STRESS_ROUNDS'] ?? '500',
      STRESS_RUN_ROUNDS: process.env['STRESS_RUN_ROUNDS'] ?? '1000',
      STRESS_REPEATS: process.env['STRESS_REPEATS'] ?? '100',
      STRESS_OUTAGES: process.env['STRESS_OUTAGES'] ?? '10',
    },
    testTimeout: 3_600_000,
    hookTimeout: 60_000,
    maxWorkers: 1,
  },
})
