import { useId, useState } from 'react'
import * as t from '#texts/site.ts'
import { couldNotBeLoaded } from '#texts/ui.ts'
import { Button } from '../../ui/button/button.tsx'
import { GlobeIcon } from '../../ui/icons/site-icons.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { Toggle, useDisclosure } from './disclosure.ts'

type LanguageChoiceProps = {
  isSignedIn: boolean
  /** Shows the label and takes the full width, in the mobile menu. */
  showLabel?: boolean
}

/** Button for the list of languages, whose code is loaded when it is pressed. */
export function LanguageChoice({ isSignedIn, showLabel }: LanguageChoiceProps) {
  const id = useId()
  // Null while the list is closed.
  const [list, setList] = useState<Awaited<ReturnType<typeof loadList>> | null>(null)
  const isOpen = list !== null
  const close = () => setList(null)
  const disclosure = useDisclosure(isOpen, close)

  const open = () => loadList().then(setList, () => toast.error(couldNotBeLoaded))
  const shared = {
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: () => (isOpen ? close() : void open()),
  }
  return (
    <div {...disclosure}>
      {showLabel ? (
        <Button {...shared} icon={<GlobeIcon />} full>
          {t.language}
        </Button>
      ) : (
        <Toggle {...shared} tone="ghost" aria-label={t.language} title={t.language}>
          <GlobeIcon />
        </Toggle>
      )}
      {list && (
        <list.LanguageList id={id} isSignedIn={isSignedIn} floats={!showLabel} onClose={close} />
      )}
    </div>
  )
}

const loadList = () => import('./language-list.tsx')
