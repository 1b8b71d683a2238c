import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/users.ts'
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
import { statusText } from '../../parcel/status-text.ts'

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
      header: common.nameLabel,
      sortKey: 'name',
      cell: (user) => (
        <strong>{user.id === me.id ? t.nameOfYou({ name: user.name }) : user.name}</strong>
      ),
    },
    {
      key: 'email',
      header: common.email,
      sortKey: 'email',
      cell: (user) => <bdi translate="no">{user.email}</bdi>,
    },
    {
      key: 'role',
      header: t.role,
      sortKey: 'role',
      cell: (user) =>
        user.role ? (
          <Row $gap={2} $nowrap>
            {roleIcons[user.role]}
            <span>{statusText(user.role)}</span>
          </Row>
        ) : (
          '—'
        ),
    },
    {
      key: 'status',
      header: common.status,
      sortKey: 'isBlocked',
      cell: (user) =>
        user.isBlocked ? (
          <Badge tone="danger" icon={<BlockedIcon />}>
            {t.blocked}
          </Badge>
        ) : (
          <Badge tone="success" icon={<CheckIcon />}>
            {t.active}
          </Badge>
        ),
    },
    {
      key: 'actions',
      header: common.actions,
      cell: (user) => (
        <Buttons>
          <Button
            size="small"
            icon={user.isBlocked ? <UnlockIcon size={18} /> : <BlockedIcon size={18} />}
            busy={busy.has(user.id)}
            disabledReason={blockDisabledReason(user, me)}
            aria-label={(user.isBlocked ? t.unblockName : t.blockName)({ name: user.name })}
            onClick={() => (user.isBlocked ? unblock : block)([user])}
          >
            {user.isBlocked ? t.unblock : t.block}
          </Button>
          {user.actions?.includes('createResetLink') && (
            <Button
              size="small"
              icon={<LinkIcon size={18} />}
              aria-label={t.resetLinkFor({ name: user.name })}
              onClick={() => makeResetLink(user)}
            >
              {t.resetLink}
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

/** Reason why the administrator cannot block or unblock this user; undefined if they can. */
export function blockDisabledReason(user: User, me: Me): string | undefined {
  if (user.id === me.id || user.email === me.email) return t.youCannotBlockYourself
  const action = user.isBlocked ? 'unblock' : 'block'
  if (user.actions && !user.actions.includes(action))
    return user.isBlocked ? t.cannotBeUnblocked : t.cannotBeBlocked
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

/** Converts the table's sort to the API's. */
export const userSortOf = (sort: Sort): UserSort => wireSortOf(sort, userSorts) ?? 'name'
