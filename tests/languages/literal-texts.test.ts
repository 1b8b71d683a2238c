import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../server/project-root.ts'
import { literalTextsIn } from './literal-texts.ts'

/** Screens that only developers open. */
const foreignRooms = /^(?:api-reference|ui\/gallery)\//

/** Texts that are the same in every language. */
const names = new Set([
  'Waybill',
  // The company's address, and examples of input.
  'hello@waybill.example',
  '48 Harbor Street',
  'Portland, OR 97209',
  'TRK-7H2K-9QXM',
  'TRK-7H2K-9QXM-3VBT-RD4W',
  'https://shop.example.com/webhooks',
  // Read from the page as it was built in English.
  'Send parcels, follow them live, confirm delivery.',
  'Waybill needs JavaScript. Please turn it on and load the page again.',
])

it('A component has no literal text: all texts are in the catalogue', () => {
  const found = sources().flatMap((name) =>
    literalTextsIn(name, readFileSync(join(projectRoot, 'src', name), 'utf8'))
      .filter(({ text }) => !names.has(text))
      .map(({ line, text }) => `src/${name}:${line} ${text}`),
  )
  expect(found).toEqual([])
})

it.each([
  ['between tags', '<p>Parcel found</p>', 'Parcel found'],
  ['beside a value', '<p>{count} parcels</p>', 'parcels'],
  ['in a condition', `<p>{on ? 'on' : t.off}</p>`, 'on'],
  ['in an attribute that is read out', '<button aria-label="Close" />', 'Close'],
  ['in a property of a component', '<Field label="Name" />', 'Name'],
  ['around a value', '<Field hint={`at most ${most}`} />', 'at most …'],
  ['in a toast', `toast.success('saved')`, 'saved'],
  ['in a constant', `const reason = 'Nothing has changed'`, 'Nothing has changed'],
])('A developer is told of a text %s', (_, code, text) => {
  expect(literalTextsIn('page.tsx', code)).toEqual([{ line: 1, text }])
})

it.each([
  ['marks', '<p>{from} → {to}</p>'],
  ['names of styles and of things', '<a className="card big" href="/About" />'],
  ['values that are compared', `<p>{state === 'Not shown' && t.done}</p>`],
  ['errors for developers', `throw new Error('No such part')`],
  ['notes for operators', `console.warn('Left out some rows')`],
])('A developer may write %s', (_, code) => {
  expect(literalTextsIn('page.tsx', code)).toEqual([])
})

const sources = () =>
  readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !foreignRooms.test(name),
  )
