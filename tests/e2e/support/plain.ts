import { join } from 'node:path'
import { test as base } from '@playwright/test'
import type { Page } from '@playwright/test'
import { projectRoot } from '../../../server/project-root.ts'
import { startPlainHost } from '../../support/plain-host/host.ts'
import type { PlainHost } from '../../support/plain-host/host.ts'
import { seedPassword } from '../../support/plain-host/rows.ts'
import type { Shapes } from '../../support/plain-host/shapes.ts'
import { giveLogin } from './forms.ts'

export { expect } from '@playwright/test'

const builtClient = join(projectRoot, 'dist/client')

/** Tests with a plain host and the built client on the same origin, reset for each test. */
export const test = base.extend<
  { shapes: Partial<Shapes>; host: PlainHost },
  { workerHost: PlainHost }
>({
  shapes: [{}, { option: true }],
  workerHost: [
    // Playwright reads a fixture's dependencies from a destructured first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, handOver) => {
      const host = await startPlainHost({ clientFolder: builtClient })
      await handOver(host)
      await host.stop()
    },
    { scope: 'worker' },
  ],
  host: async ({ workerHost, shapes }, handOver) => {
    workerHost.reset(shapes)
    await handOver(workerHost)
  },
  baseURL: async ({ host }, handOver) => handOver(host.address),
})

export async function logIn(page: Page, name: 'ada' | 'sam' | 'rita') {
  await page.goto('/login')
  await giveLogin(page, `${name}@plain.test`, seedPassword)
  await page.getByText('Logged in successfully!').waitFor()
  await page.getByRole('button', { name: 'Logout' }).waitFor()
}

/** Signs in without the form, for tests of something else. */
export async function signInAs(page: Page, name: 'ada' | 'sam' | 'rita', path: string) {
  const answer = await page.request.post('/api/user/login', {
    data: { email: `${name}@plain.test`, password: seedPassword },
  })
  if (!answer.ok()) throw new Error(`The login was answered ${answer.status()}`)
  await page.goto(path)
}

export const cardOf = (page: Page, trackingId: string) =>
  page.getByRole('article').filter({ hasText: trackingId })
