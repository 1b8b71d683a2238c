import { use, useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '../button/button.tsx'
import { ButtonAs } from '../button/button-as.ts'
import type { ButtonWords } from '../button/button-as.ts'
import { IconOnly } from '../button/icon-only.ts'
import { MoreIcon } from '../icons/icons.tsx'
import { visuallyHidden } from '../layout/visually-hidden.tsx'
import { controlHeight, space } from '../theme/tokens.ts'
import { createMenuEntries, MenuEntry } from './menu-entries.tsx'
import { Menu } from './menu.tsx'

type RowActionsProps = {
  label: string
  /** Buttons and links with icons, and the dialogs that they open. */
  children: ReactNode
}

/** Actions of a row: one button, whose menu contains the given buttons. */
export function RowActions({ label, children }: RowActionsProps) {
  const [entries] = useState(createMenuEntries)
  const renderEntry = useCallback(
    (button: ButtonWords) => <MenuEntry entries={entries} button={button} />,
    [entries],
  )
  return (
    <Frame>
      <ButtonAs value={renderEntry}>{children}</ButtonAs>
      <Menu
        label={label}
        trigger={
          <IconButton label={label} size="small">
            <MoreIcon size={20} />
          </IconButton>
        }
        items={entries}
      />
    </Frame>
  )
}

/** Shows the most important action as an icon beside the menu; changes nothing outside `RowActions`. */
export function BesideMenu({ children }: { children: ReactNode }) {
  if (use(ButtonAs) === null) return children
  return (
    <ButtonAs value={null}>
      <IconOnly value={true}>
        <Beside>{children}</Beside>
      </IconOnly>
    </ButtonAs>
  )
}

const Frame = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(1)};
`

const Beside = styled.span`
  display: contents;
  button {
    min-height: ${controlHeight.small};
    padding: 0 ${space(2)};
    &:not([aria-disabled='true'], :hover) {
      border-color: transparent;
      background: none;
      box-shadow: none;
    }
  }
  button > span > span {
    ${visuallyHidden}
  }
`
