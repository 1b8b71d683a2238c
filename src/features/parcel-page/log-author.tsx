import { styled } from 'styled-components'
import type { LogEntry } from '../../api/model.ts'
import { color, fontSize } from '../../ui/theme/tokens.ts'
import { statusText } from '../../lib/text.ts'

/** Who made a change, where the host says so. */
export function logAuthor({ updatedBy }: LogEntry) {
  if (updatedBy === null) return null
  const { name, role } = updatedBy
  return (
    <By>
      by {name}
      {role && ` · ${statusText(role)}`}
    </By>
  )
}

const By = styled.span`
  color: ${color.text};
  font-size: ${fontSize.tiny};
`
