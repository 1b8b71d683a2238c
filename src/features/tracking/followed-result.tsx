import { styled } from 'styled-components'
import { LiveMark } from '../../ui/badge/live-mark.tsx'
import { space } from '../../ui/theme/tokens.ts'
import { useFollowedParcel, useLiveAnnouncement, useLiveState } from '../../stores/live.ts'
import type { TrackedParcel } from './tracked-parcel.ts'
import { TrackingResult } from './tracking-result.tsx'

/** The parcel that was found, kept up with as it goes on. */
export function FollowedResult({ found }: { found: TrackedParcel }) {
  const parcel = useFollowedParcel(found)
  const state = useLiveState()
  const announcement = useLiveAnnouncement()
  return (
    <div>
      <Line>
        <LiveMark state={state} said={announcement} />
      </Line>
      <TrackingResult parcel={parcel} />
    </div>
  )
}

const Line = styled.div`
  display: flex;
  justify-content: flex-end;
  min-height: ${space(6)};
  @media print {
    display: none;
  }
`
