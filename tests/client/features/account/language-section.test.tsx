import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { LanguageSection } from '../../../../src/features/account/language-section.tsx'
import { ok } from '../../../support/host.ts'
import { wireUser } from '../../../support/wire.ts'
import { openOn } from '../../support/open-page.tsx'
import { forgetLanguage, rememberedLanguage, stubPageLoads } from '../../support/page-loads.ts'

beforeEach(forgetLanguage)

const save = 'PUT /api/user/me/language'
const choice = () => screen.getByRole('combobox', { name: 'Language' })

it('A user saves another language, and the page reloads in it', async () => {
  const loads = stubPageLoads()
  const answers = { [save]: () => ok(wireUser({ language: 'es' })) }
  const { host, person, press } = openOn(answers, <LanguageSection />, '/sender/account')
  expect(choice()).toHaveValue('en')
  expect(choice()).not.toHaveAccessibleDescription()

  await person.selectOptions(choice(), 'Español')
  await press('Save language')
  await waitFor(() => expect(loads.reload).toHaveBeenCalledOnce())
  expect(host.asked.map(({ call, body }) => [call, body])).toEqual([[save, { language: 'es' }]])
  expect(rememberedLanguage()).toBe('es')
})

it('A user whose account has another language than the page reads which one emails use', () => {
  openOn({}, <LanguageSection own="de" />, '/sender/account')
  expect(choice()).toHaveValue('en')
  expect(choice()).toHaveAccessibleDescription('Your emails come in Deutsch.')
})
