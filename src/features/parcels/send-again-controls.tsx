import { styled } from 'styled-components'
import * as t from '#texts/parcels.ts'
import type { Parcel } from '../../api/model.ts'
import { Button } from '../../ui/button/button.tsx'
import { RefreshIcon, ReturnIcon } from '../../ui/icons/icons.tsx'
import { space } from '../../ui/theme/tokens.ts'
import type { ParcelModel } from './parcel-draft.ts'

type SendAgainControlsProps = { parcel: Parcel; onBegin: (model: ParcelModel) => void }

/** Starts a new parcel from this one, for senders; only a delivered parcel can be returned. */
export function SendAgainControls({ parcel, onBegin }: SendAgainControlsProps) {
  return (
    <Pair>
      <Button icon={<RefreshIcon size={18} />} onClick={() => onBegin({ way: 'again', parcel })}>
        {t.sendAgain}
      </Button>
      {parcel.status === 'DELIVERED' && (
        <Button icon={<ReturnIcon size={18} />} onClick={() => onBegin({ way: 'return', parcel })}>
          {t.createReturn}
        </Button>
      )}
    </Pair>
  )
}

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2.5)};
  > * {
    flex: 1 1 auto;
  }
`
