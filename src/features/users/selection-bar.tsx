import { styled } from 'styled-components'
import type { User } from '../../api/normal-form.ts'
import { Button } from '../../design/button.tsx'
import { BlockedIcon, UnlockIcon } from '../../design/icons.tsx'
import { color, radius, space } from '../../design/tokens.ts'
import { offReasonFor } from './off-reason.ts'

type SelectionBarProps = {
  chosen: User[]
  me: Pick<User, 'id' | 'email'>
  busy: boolean
  onBlock: (users: User[]) => void
  onUnblock: (users: User[]) => void
  onClear: () => void
}

/** What can be done with the chosen rows together; rows for which it makes no sense are left out. */
export function SelectionBar({ chosen, me, busy, onBlock, onUnblock, onClear }: SelectionBarProps) {
  const possible = chosen.filter((user) => offReasonFor(user, me) === undefined)
  const blockable = possible.filter((user) => !user.isBlocked)
  const blocked = possible.filter((user) => user.isBlocked)
  return (
    <Bar aria-label="Selected users">
      <output>{chosen.length} selected</output>
      <Button
        size="small"
        icon={<BlockedIcon size={18} />}
        busy={busy}
        offReason={blockable.length === 0 ? 'None of the selected can be blocked' : undefined}
        onClick={() => onBlock(blockable)}
      >
        Block {blockable.length}
      </Button>
      <Button
        size="small"
        icon={<UnlockIcon size={18} />}
        busy={busy}
        offReason={blocked.length === 0 ? 'None of the selected is blocked' : undefined}
        onClick={() => onUnblock(blocked)}
      >
        Unblock {blocked.length}
      </Button>
      <Button size="small" tone="ghost" onClick={onClear}>
        Clear selection
      </Button>
    </Bar>
  )
}

const Bar = styled.section`
  position: sticky;
  bottom: ${space(3)};
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2.5)};
  margin-top: ${space(3)};
  padding: ${space(2.5)} ${space(4)};
  border: 1px solid ${color.accentLine};
  border-radius: ${radius.medium};
  background: ${color.accentSoft};
  output {
    margin-right: auto;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
`
