import type { User } from '../../api/model.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import {
  AdminIcon,
  BlockedIcon,
  CheckIcon,
  ReceiverIcon,
  SenderIcon,
  UnlockIcon,
} from '../../ui/icons/icons.tsx'
import { Row } from '../../ui/layout/layout.tsx'
import type { Column } from '../../ui/table/table.tsx'
import { statusText } from '../../lib/text.ts'
import { disabledReasonFor } from './disabled-reason.ts'

type Blocking = {
  me: Pick<User, 'id' | 'email'>
  busy: ReadonlySet<string>
  block: (users: User[]) => void
  unblock: (users: User[]) => void
}

export function userColumns({ me, busy, block, unblock }: Blocking): Column<User>[] {
  return [
    {
      key: 'name',
      header: 'Name',
      sortKey: 'name',
      cell: (user) => (
        <strong>
          {user.name}
          {user.id === me.id && ' (you)'}
        </strong>
      ),
    },
    { key: 'email', header: 'Email', sortKey: 'email', cell: (user) => user.email },
    {
      key: 'role',
      header: 'Role',
      sortKey: 'role',
      cell: (user) =>
        user.role ? (
          <Row $gap={2} $nowrap>
            {roleIcons[user.role]}
            {statusText(user.role)}
          </Row>
        ) : (
          '—'
        ),
    },
    {
      key: 'status',
      header: 'Status',
      sortKey: 'isBlocked',
      cell: (user) =>
        user.isBlocked ? (
          <Badge tone="danger" icon={<BlockedIcon />}>
            Blocked
          </Badge>
        ) : (
          <Badge tone="success" icon={<CheckIcon />}>
            Active
          </Badge>
        ),
    },
    {
      key: 'actions',
      header: 'Actions',
      cell: (user) => (
        <Button
          size="small"
          icon={user.isBlocked ? <UnlockIcon size={18} /> : <BlockedIcon size={18} />}
          busy={busy.has(user.id)}
          disabledReason={disabledReasonFor(user, me)}
          aria-label={`${user.isBlocked ? 'Unblock' : 'Block'} ${user.name}`}
          onClick={() => (user.isBlocked ? unblock : block)([user])}
        >
          {user.isBlocked ? 'Unblock' : 'Block'}
        </Button>
      ),
    },
  ]
}

const roleIcons = {
  ADMIN: <AdminIcon size={18} />,
  SENDER: <SenderIcon size={18} />,
  RECEIVER: <ReceiverIcon size={18} />,
}
