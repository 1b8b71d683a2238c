import { styled } from 'styled-components'
import * as t from '#texts/app.ts'
import { askBeforeReload, reloadPage } from '../lib/use-navigation-blocker.ts'
import { Button } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { layer, shadow, space } from '../ui/theme/tokens.ts'

/** Offers to reload a page that is older than the server's, if something on it is unsaved. */
export function UpdateNotice() {
  return (
    <Place role="alert">
      <Notice tone="info">
        <Line>
          <span>{t.waybillWasUpdated}</span>
          <Button size="small" onClick={() => askBeforeReload(reloadPage)}>
            {t.reload}
          </Button>
        </Line>
      </Notice>
    </Place>
  )
}

const Place = styled.div`
  position: fixed;
  inset: ${space(4)} ${space(4)} auto;
  z-index: ${layer.popover};
  width: fit-content;
  margin-inline: auto;
  box-shadow: ${shadow.raised};
  pointer-events: auto;
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
`
