import { screen, within } from '@testing-library/react'
import type { ByRoleMatcher } from '@testing-library/react'

/** Reads the text of each element. */
export const textsOf = (elements: Iterable<Element>) =>
  Array.from(elements, ({ textContent }) => textContent)

/** Reads the text of each element with a role in a part of the page. */
export const textsIn = (part: HTMLElement, role: ByRoleMatcher) =>
  textsOf(within(part).getAllByRole(role))

/** Reads the terms of a list and their descriptions. */
export const factsIn = (part: HTMLElement = document.body) =>
  within(part)
    .queryAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])

/** Reads links with their addresses. */
export const linksIn = (part: HTMLElement = document.body) =>
  within(part)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

/** The address of the link with this name. */
export const hrefOf = (name: string, part: Pick<typeof screen, 'getByRole'> = screen) =>
  part.getByRole('link', { name }).getAttribute('href')
