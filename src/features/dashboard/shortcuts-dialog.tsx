import { Fragment } from 'react'
import { styled } from 'styled-components'
import * as t from '#texts/dashboard.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { color, font, fontSize, radius, space } from '../../ui/theme/tokens.ts'
import { shortcuts } from './shortcuts.ts'

export type ShortcutsDialogProps = { open: boolean; onClose: () => void }

export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t.keyboardShortcuts} size="small">
      <List>
        {Object.values(shortcuts).map(({ keys, text }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && <span>{` ${t.or} `}</span>}
                  <Key>{key}</Key>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </List>
    </Dialog>
  )
}

const List = styled.dl`
  margin: 0;
  > div {
    display: flex;
    justify-content: space-between;
    gap: ${space(4)};
    padding-block: ${space(2.5)};
    font-size: ${fontSize.small};
  }
  > div + div {
    border-top: 1px solid ${color.border};
  }
  dd {
    flex: none;
  }
`

const Key = styled.kbd`
  padding: ${space(0.5)} ${space(2)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.small};
  background: ${color.surfaceSunken};
  font-family: ${font.mono};
  font-size: ${fontSize.tiny};
`
