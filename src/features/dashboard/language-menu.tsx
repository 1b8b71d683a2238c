import { language } from '#texts/language.ts'
import * as t from '#texts/site.ts'
import { languageFacts, languages } from '../../../domain/languages.ts'
import { useLanguageChoice } from '../../stores/language-choice.ts'
import { IconButton } from '../../ui/button/button.tsx'
import { GlobeIcon } from '../../ui/icons/site-icons.tsx'
import { Menu } from '../../ui/menu/menu.tsx'

export function LanguageMenu() {
  const { choose } = useLanguageChoice(true)
  return (
    <Menu
      label={t.language}
      trigger={
        <IconButton label={t.language}>
          <GlobeIcon />
        </IconButton>
      }
      items={languages.map((one) => ({
        label: languageFacts[one].name,
        lang: one,
        checked: one === language,
        onSelect: () => {
          if (one !== language) choose(one)
        },
      }))}
    />
  )
}
