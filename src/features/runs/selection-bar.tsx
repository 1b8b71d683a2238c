import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import * as t from '#texts/runs.ts'
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

type SelectionBarProps = {
  /** As in 'Selected stops'. */
  label: string
  /** Names the menu where there is no room for buttons. */
  more: string
  /** What is selected, and the same in few words. */
  text: string
  shortText: string
  /** The button for what is done most. */
  children: ReactNode
  others: readonly BarAction[]
  onClear: () => void
}

/** Actions on all that is selected. Where there is little room it is one row, so that the list stays in view. */
export function SelectionBar(props: SelectionBarProps) {
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
            { label: t.clearSelection, icon: <CloseIcon size={18} />, onSelect: onClear },
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
            {t.clearSelection}
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
