import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../server/project-root.ts'
import { kindsOfPages } from '../../src/app/prerender/shared-chunks.ts'

const named = new Set(kindsOfPages.flatMap((roots) => [...roots]))

it('Every file that marks a kind of page exists', () => {
  const missing = [...named].filter((source) => !existsSync(join(projectRoot, 'src', source)))
  expect(missing).toEqual([])
})

it('Every page belongs to a kind with chunks of its own, except parts of pages and rarely seen pages', () => {
  const pages = readdirSync(join(projectRoot, 'src/pages')).map((name) => `pages/${name}`)
  expect(pages.filter((page) => !named.has(page))).toEqual([
    'pages/machines-page.tsx',
    'pages/notification-settings-page.tsx',
    'pages/notifications-page.tsx',
    'pages/own-proof.tsx',
    'pages/parcel-page.tsx',
    'pages/reset-link-dialog.tsx',
    'pages/two-factor-page.tsx',
    'pages/unauthorized-page.tsx',
    'pages/unsubscribe-page.tsx',
  ])
})
