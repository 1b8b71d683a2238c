import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../../server/project-root.ts'

/*
 * Every dialog in which something can be typed, drawn or chosen. Fields that a dialog gets from elsewhere are
 * found when it is opened, as `discard-question.test.tsx` shows.
 */

const dialogs = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /^(features|pages|app)\/.*\.tsx$/.test(path))
  .map((path) => ({ path, source: readFileSync(join(projectRoot, 'src', path), 'utf8') }))
  .filter(({ source }) => /<(Dialog|ConfirmDialog|FlowDialog)\b/.test(source))

const fields =
  /<(\w*Field|RadioCards|CheckboxGroup|Checkbox|Combobox|CsvInput|StatusChoice|SearchBox|input|textarea|select)\b/
const asks = /\bunsaved=|\bunsaved:|\bnote=/
const ownButton =
  /<Button[^>]*onClick=\{(onClose|close|keep|\(\) => (onClose|close|keep)\(\)|\(\) => send\(\{ type: '(CLOSE|KEEP)' \}\))\}/

const withFields = dialogs.filter(({ source }) => fields.test(source))

it('the dialogs with fields are found', () => {
  expect(withFields.length).toBeGreaterThanOrEqual(7)
})

it.each(withFields)('$path says whether what was entered is unsaved', ({ source }) => {
  expect(source).toMatch(asks)
})

it.each(withFields)('$path closes by a CloseButton, which asks first', ({ source }) => {
  expect(source).not.toMatch(ownButton)
})
