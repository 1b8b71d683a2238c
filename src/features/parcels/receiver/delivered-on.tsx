import { styled } from 'styled-components'
import { color, fontSize } from '../../../ui/theme/tokens.ts'
import { formatDateTime } from '../../../lib/dates.ts'

/** A delivered parcel is not touched again, so its last change is its delivery. */
export function DeliveredOn({ updatedAt }: { updatedAt: string }) {
  return (
    <Stamp>
      <span>Delivered on</span>
      <time dateTime={updatedAt}>{formatDateTime(updatedAt)}</time>
    </Stamp>
  )
}

const Stamp = styled.p`
  display: flex;
  flex-direction: column;
  line-height: 1.4;
  span {
    color: ${color.textMuted};
    font-size: ${fontSize.tiny};
    font-weight: 600;
  }
  time {
    font-size: ${fontSize.small};
    font-weight: 600;
  }
`
