import { defineConfig } from '@playwright/test'
import { browserPath } from './browser/find.mjs'
import { timeZone } from './e2e/support/time-zone.ts'

const executablePath = browserPath()

export default defineConfig({
  testDir: './e2e',
  globalSetup: './support/postgres.ts',
  outputDir: '../test-results',
  // On two processors, two browsers wait for their pages while two work.
  workers: 4,
  // With two processors, four browsers and a database, a step that takes a second elsewhere takes
  // twenty here.
  timeout: 120_000,
  expect: { timeout: 40_000 },
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  use: {
    locale: 'en-GB',
    actionTimeout: 20_000,
    timezoneId: timeZone,
    // Routes of a test do not apply to requests of a service worker.
    serviceWorkers: 'block',
    // Recording would slow every test; `--trace on` records a failed one.
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
