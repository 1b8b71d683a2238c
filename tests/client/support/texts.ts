import { screen, within } from '@testing-library/react'
import type { ByRoleMatcher } from '@testing-library/react'

/** Reads elements one by one. */
export const textsOf = (elements: Iterable<Element>) =>
  Array.from(elements, ({ textContent }) => textContent)

/** Reads all that has a role in a part of the page, one by one. */
export const textsIn = (part: HTMLElement, role: ByRoleMatcher) =>
  textsOf(within(part).getAllByRole(role))

/** Reads the terms and what is said of each. */
export const factsIn = (part: HTMLElement = document.body) =>
  within(part)
    .queryAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])

/** Reads links, each with where it leads. */
export const linksIn = (part: HTMLElement = document.body) =>
  within(part)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

/** Where the link of this name leads. */
export const hrefOf = (name: string, part: Pick<typeof screen, 'getByRole'> = screen) =>
  part.getByRole('link', { name }).getAttribute('href')
