import * as common from '#texts/common.ts'
import * as t from '#texts/users.ts'
import type { User } from '../../api/model.ts'
import { Button } from '../../ui/button/button.tsx'
import { BlockedIcon, UnlockIcon } from '../../ui/icons/icons.tsx'
import { SelectionFrame } from '../../ui/checkbox/selection-frame.ts'
import { blockDisabledReason } from './user-columns.tsx'
import type { Me } from './user-columns.tsx'

type UserSelectionBarProps = {
  users: User[]
  me: Me
  busy: boolean
  onBlock: (users: User[]) => void
  onUnblock: (users: User[]) => void
  onClear: () => void
}

/** Actions on the selected users; leaves out users for whom the action is disabled. */
export function UserSelectionBar({
  users,
  me,
  busy,
  onBlock,
  onUnblock,
  onClear,
}: UserSelectionBarProps) {
  const possible = users.filter((user) => blockDisabledReason(user, me) === undefined)
  const blockable = possible.filter((user) => !user.isBlocked)
  const blocked = possible.filter((user) => user.isBlocked)
  return (
    <SelectionFrame aria-label={t.selectedUsers}>
      <output>{t.countSelected({ count: users.length })}</output>
      <Button
        size="small"
        icon={<BlockedIcon size={18} />}
        busy={busy}
        disabledReason={blockable.length === 0 ? t.noneCanBeBlocked : undefined}
        onClick={() => onBlock(blockable)}
      >
        {t.blockCount({ count: blockable.length })}
      </Button>
      <Button
        size="small"
        icon={<UnlockIcon size={18} />}
        busy={busy}
        disabledReason={blocked.length === 0 ? t.noneIsBlocked : undefined}
        onClick={() => onUnblock(blocked)}
      >
        {t.unblockCount({ count: blocked.length })}
      </Button>
      <Button size="small" tone="ghost" onClick={onClear}>
        {common.clearSelection}
      </Button>
    </SelectionFrame>
  )
}
