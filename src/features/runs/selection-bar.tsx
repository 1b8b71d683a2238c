import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import * as commonTexts from '#texts/common.ts'
import { media, useMedia } from '../../lib/media.ts'
import { Button, IconButton } from '../../ui/button/button.tsx'
import { SelectionFrame } from '../../ui/checkbox/selection-frame.ts'
import { CloseIcon, MoreIcon } from '../../ui/icons/icons.tsx'
import { Menu } from '../../ui/menu/menu.tsx'
import { space } from '../../ui/theme/tokens.ts'

interface BarAction {
  label: string
  icon?: ReactNode
  busy?: boolean
  disabledReason?: string | undefined
  onSelect: () => void
}

type StopSelectionBarProps = {
  /** For example 'Selected stops'. */
  label: string
  /** Label of the menu on screens without space for buttons. */
  more: string
  /** Text about the selection, in full and in short. */
  text: string
  shortText: string
  /** Button of the most common action. */
  children: ReactNode
  others: readonly BarAction[]
  onClear: () => void
}

/** Actions on the selection; in one row on small screens, so that the list stays in view. */
export function StopSelectionBar(props: StopSelectionBarProps) {
  const { label, more, text, shortText, children, others, onClear } = props
  const isPhone = useMedia(media.phone)
  const isNarrow = useMedia(media.narrow)
  return (
    <Bar aria-label={label}>
      <output>{isPhone ? shortText : text}</output>
      {children}
      {isNarrow ? (
        <Menu
          label={more}
          trigger={
            <IconButton label={more} size="small">
              <MoreIcon size={20} />
            </IconButton>
          }
          items={[
            ...others,
            { label: commonTexts.clearSelection, icon: <CloseIcon size={18} />, onSelect: onClear },
          ]}
        />
      ) : (
        <>
          {others.map(({ label: words, onSelect, ...button }) => (
            <Button key={words} size="small" {...button} onClick={onSelect}>
              {words}
            </Button>
          ))}
          <Button size="small" tone="ghost" onClick={onClear}>
            {commonTexts.clearSelection}
          </Button>
        </>
      )}
    </Bar>
  )
}

const Bar = styled(SelectionFrame)`
  @media ${media.narrow} {
    flex-wrap: nowrap;
    padding-block: ${space(1.5)};
    padding-inline: ${space(3)} ${space(2)};
  }
`
