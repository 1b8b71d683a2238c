import { language } from '#texts/language.ts'
import * as t from '#texts/site.ts'
import { emailsComeIn } from '#texts/account.ts'
import { isLanguage, languageFacts, languages } from '../../../domain/languages.ts'
import type { Language } from '../../../openapi.d.ts'
import { useLanguageChoice } from '../../stores/language-choice.ts'
import { Button } from '../../ui/button/button.tsx'
import { SelectField } from '../../ui/field/field.tsx'
import { textIn } from '../../ui/field/form.ts'
import { Section } from '../../ui/layout/section.tsx'
import { AccountForm } from './account-form.ts'

/** `own`: the account's language; emails are in English if the account has none. */
export function LanguageSection({ own = 'en' }: { own?: Language | undefined }) {
  const { choose, isPending } = useLanguageChoice(true)
  return (
    <Section title={t.language} description={t.screensAndEmailsComeInIt}>
      <AccountForm
        aria-label={t.language}
        onSubmit={(event) => {
          event.preventDefault()
          const chosen = textIn(new FormData(event.currentTarget), 'language')
          if (isLanguage(chosen)) choose(chosen)
        }}
      >
        <SelectField
          label={t.language}
          name="language"
          defaultValue={language}
          hint={own === language ? undefined : emailsComeIn({ language: languageFacts[own].name })}
        >
          {languages.map((one) => (
            <option key={one} value={one} lang={one}>
              {languageFacts[one].name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" busy={isPending}>
          {t.saveLanguage}
        </Button>
      </AccountForm>
    </Section>
  )
}
