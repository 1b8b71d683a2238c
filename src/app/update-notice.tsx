import { styled } from 'styled-components'
import * as t from '#texts/app.ts'
import { askBeforeReload, reloadPage } from '../lib/use-navigation-blocker.ts'
import { Button } from '../ui/button/button.tsx'
import { color, layer, radius, shadow, space } from '../ui/theme/tokens.ts'

/** Offers to reload a page that is older than the server's, if something on it is unsaved. */
export function UpdateNotice() {
  return (
    <Place role="alert">
      <span>{t.waybillWasUpdated}</span>
      <Button size="small" onClick={() => askBeforeReload(reloadPage)}>
        {t.reload}
      </Button>
    </Place>
  )
}

const Place = styled.div`
  position: fixed;
  inset: ${space(4)} ${space(4)} auto;
  z-index: ${layer.popover};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  width: fit-content;
  margin-inline: auto;
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.raised};
  pointer-events: auto;
`
