import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SiteLayout } from '../../../../src/features/site/site-layout.tsx'
import { visit } from '../../support/open-page.tsx'
import { textsIn } from '../../support/texts.ts'

const columns = [
  ['Services', ['Domestic delivery', 'Express documents', 'Business accounts', 'Pickup points']],
  ['Company', ['Our story', 'Careers', 'Press', 'Partners']],
  ['Helpful Links', ['Packing guide', 'Shipping rates', 'Service areas', 'Claims']],
  ['Legal', ['Terms of service', 'Privacy policy', 'Cookie policy', 'Imprint']],
] as const
const lists = [
  ['Social media', ['Instagram', 'LinkedIn', 'YouTube']],
  ['Help', ['Help center', 'FAQ']],
] as const
const links = [...columns, ...lists].flatMap(([, names]) => names)

async function openFooter() {
  const opened = visit(
    '/about',
    <SiteLayout user={null} onLogout={() => {}}>
      <h1>Content</h1>
    </SiteLayout>,
  )
  return { ...opened, footer: within(await screen.findByRole('contentinfo')) }
}

const namesIn = (part: HTMLElement) => textsIn(part, 'link')

it('A visitor reads the promise, four columns and the copyright line in the footer', async () => {
  const { footer } = await openFooter()

  expect(footer.getByText(/^Reliable, fast delivery: /)).toBeVisible()
  expect(footer.getByText('© 2022 Waybill. All rights reserved.')).toBeVisible()
  const titles = footer.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(titles).toEqual(columns.map(([title]) => title))
})

it.each(columns)('A visitor finds under %s in the footer: %j', async (title, names) => {
  const { footer } = await openFooter()
  expect(namesIn(footer.getByRole('navigation', { name: title }))).toEqual(names)
})

it.each(lists)('A visitor finds for %s in the footer: %j', async (title, names) => {
  const { footer } = await openFooter()
  expect(namesIn(footer.getByRole('list', { name: title }))).toEqual(names)
})

it('A visitor finds no other links in the footer', async () => {
  await openFooter()
  expect(namesIn(screen.getByRole('contentinfo')).toSorted()).toEqual(links.toSorted())
})

it.each(links)('A visitor who follows “%s” stays on the page and is told why', async (name) => {
  const { person, address, footer } = await openFooter()

  await person.click(footer.getByRole('link', { name }))
  expect(document.activeElement).toHaveTextContent(
    'Pages in this footer are not published yet; their links bring you here.',
  )
  expect(address()).toBe('/about')
})
