import { styled } from 'styled-components'
import type { UserSort } from '../../../openapi.d.ts'
import type { User } from '../../api/model.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import {
  AdminIcon,
  BlockedIcon,
  CheckIcon,
  LinkIcon,
  ReceiverIcon,
  SenderIcon,
  TruckIcon,
  UnlockIcon,
} from '../../ui/icons/icons.tsx'
import { Row } from '../../ui/layout/layout.tsx'
import type { Column, Sort } from '../../ui/table/table.tsx'
import { narrow } from '../../ui/table/table.styles.ts'
import { wireSortOf } from '../../ui/table/wire-sort.ts'
import { space } from '../../ui/theme/tokens.ts'
import { statusText } from '../../lib/text.ts'

/** The signed-in user. */
export type Me = Pick<User, 'id' | 'email'>

type UserActions = {
  me: Me
  busy: ReadonlySet<string>
  block: (users: User[]) => void
  unblock: (users: User[]) => void
  makeResetLink: (user: User) => void
}

export function userColumns({
  me,
  busy,
  block,
  unblock,
  makeResetLink,
}: UserActions): Column<User>[] {
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
        <Buttons>
          <Button
            size="small"
            icon={user.isBlocked ? <UnlockIcon size={18} /> : <BlockedIcon size={18} />}
            busy={busy.has(user.id)}
            disabledReason={blockDisabledReason(user, me)}
            aria-label={`${user.isBlocked ? 'Unblock' : 'Block'} ${user.name}`}
            onClick={() => (user.isBlocked ? unblock : block)([user])}
          >
            {user.isBlocked ? 'Unblock' : 'Block'}
          </Button>
          {user.actions?.includes('createResetLink') && (
            <Button
              size="small"
              icon={<LinkIcon size={18} />}
              aria-label={`Reset link for ${user.name}`}
              onClick={() => makeResetLink(user)}
            >
              Reset link
            </Button>
          )}
        </Buttons>
      ),
    },
  ]
}

const Buttons = styled.div`
  display: flex;
  gap: ${space(2)};
  ${narrow} {
    flex-wrap: wrap;
  }
`

const roleIcons = {
  ADMIN: <AdminIcon size={18} />,
  SENDER: <SenderIcon size={18} />,
  RECEIVER: <ReceiverIcon size={18} />,
  COURIER: <TruckIcon size={18} />,
}

/** Reason why the administrator cannot block or unblock this user; undefined where they can. */
export function blockDisabledReason(user: User, me: Me): string | undefined {
  if (user.id === me.id || user.email === me.email) return 'You cannot block yourself'
  const action = user.isBlocked ? 'unblock' : 'block'
  if (user.actions && !user.actions.includes(action)) return `This user cannot be ${action}ed`
  return undefined
}

export const userSorts = [
  'name',
  '-name',
  'email',
  '-email',
  'role',
  '-role',
  'isBlocked',
  '-isBlocked',
] as const satisfies readonly UserSort[]

/** As the wire has it. */
export const userSortOf = (sort: Sort): UserSort => wireSortOf(sort, userSorts) ?? 'name'
