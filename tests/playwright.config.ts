import { defineConfig } from '@playwright/test'
import { browserPath } from './browser/find.mjs'
import { timeZone } from './e2e/support/time-zone.ts'

const executablePath = browserPath()

export default defineConfig({
  testDir: './e2e',
  globalSetup: './support/postgres.ts',
  outputDir: '../test-results',
  // On two processors: two wait for their pages while two work.
  workers: 4,
  // Two processors, four browsers and a database: what takes a second elsewhere takes twenty here.
  timeout: 120_000,
  expect: { timeout: 40_000 },
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  use: {
    locale: 'en-GB',
    actionTimeout: 20_000,
    timezoneId: timeZone,
    // Requests of a service worker would escape what a test does to the network.
    serviceWorkers: 'block',
    // Recording costs every test time; `--trace on` does it for the one that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Motion has tests of its own.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
