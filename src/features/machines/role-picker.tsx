import { styled } from 'styled-components'
import type { Role } from '../../../openapi.d.ts'
import { SelectField } from '../../ui/field/field.tsx'
import { space } from '../../ui/theme/tokens.ts'
import { roleNames } from './simulator.ts'

type RolePickerProps = {
  roles: readonly Role[]
  role: Role | null
  onRole: (role: Role | null) => void
}

/** As whom the machine is tried out; others' acts are then greyed. */
export function RolePicker({ roles, role, onRole }: RolePickerProps) {
  return (
    <Holder>
      <SelectField
        label="As"
        value={role ?? ''}
        onChange={({ target }) => onRole(roles.find((one) => one === target.value) ?? null)}
      >
        <option value="">anybody</option>
        {roles.map((one) => (
          <option key={one} value={one}>
            {roleNames[one]}
          </option>
        ))}
      </SelectField>
    </Holder>
  )
}

const Holder = styled.div`
  margin-bottom: ${space(3)};
`
