import type { User } from '../../api/model.ts'
import { Button } from '../../ui/button/button.tsx'
import { BlockedIcon, UnlockIcon } from '../../ui/icons/icons.tsx'
import { SelectionFrame } from '../../ui/checkbox/selection-frame.ts'
import { disabledReasonFor } from './disabled-reason.ts'

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
  const possible = chosen.filter((user) => disabledReasonFor(user, me) === undefined)
  const blockable = possible.filter((user) => !user.isBlocked)
  const blocked = possible.filter((user) => user.isBlocked)
  return (
    <SelectionFrame aria-label="Selected users">
      <output>{chosen.length} selected</output>
      <Button
        size="small"
        icon={<BlockedIcon size={18} />}
        busy={busy}
        disabledReason={blockable.length === 0 ? 'None of the selected can be blocked' : undefined}
        onClick={() => onBlock(blockable)}
      >
        Block {blockable.length}
      </Button>
      <Button
        size="small"
        icon={<UnlockIcon size={18} />}
        busy={busy}
        disabledReason={blocked.length === 0 ? 'None of the selected is blocked' : undefined}
        onClick={() => onUnblock(blocked)}
      >
        Unblock {blocked.length}
      </Button>
      <Button size="small" tone="ghost" onClick={onClear}>
        Clear selection
      </Button>
    </SelectionFrame>
  )
}
