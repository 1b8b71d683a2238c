import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import * as t from '#texts/machines.ts'
import { callsIn, statesOf, transitionsOf, words } from '../../../../machines/graph/parts.ts'
import type { RegisteredMachine } from '../../../../machines/registry.ts'
import { SearchIcon } from '../../../ui/icons/icons.tsx'
import {
  color,
  controlHeight,
  fontSize,
  layer,
  radius,
  shadow,
  space,
} from '../../../ui/theme/tokens.ts'
import { searchFor } from '../../../lib/letters.ts'
import { factsText, listText } from '../../../lib/lists.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import type { Found } from './machine-canvas.tsx'

type MachineFinderProps = { entry: RegisteredMachine; onFind: (found: Found | null) => void }

/** Searches for a state, an event, a guard or a call, and shows it in the drawing. */
export function MachineFinder({ entry, onFind }: MachineFinderProps) {
  const [wanted, setWanted] = useState('')
  const parts = useMemo(() => namedParts(entry), [entry])
  const matches = matching(parts, wanted)
  const clear = () => {
    setWanted('')
    onFind(null)
  }
  return (
    <Finder>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (matches[0] !== undefined) onFind({ id: matches[0].id })
        }}
      >
        <Box>
          <SearchIcon size={18} />
          <input
            type="search"
            aria-label={t.findAStateOrAnEvent}
            placeholder={t.findAStateOrAnEvent}
            value={wanted}
            onKeyDown={({ key }) => key === 'Escape' && clear()}
            onChange={({ target }) => {
              setWanted(target.value)
              if (target.value === '') onFind(null)
            }}
          />
        </Box>
        <VisuallyHidden as="output">
          {wanted === '' ? '' : t.matches({ count: matches.length })}
        </VisuallyHidden>
        {wanted.trim() !== '' && (
          <Matches>
            {matches.slice(0, 8).map(({ id, text, kind }) => (
              <li key={id}>
                <button type="button" onClick={() => onFind({ id })}>
                  <small>{kind}</small>
                  <span>{text}</span>
                </button>
              </li>
            ))}
            {matches.length > 8 && <li>{t.moreMatches({ count: matches.length - 8 })}</li>}
            {matches.length === 0 && <li>{t.nothingHasThatName}</li>}
          </Matches>
        )}
      </form>
    </Finder>
  )
}

/** A state or transition, with its name as text. */
interface NamedPart {
  id: string
  kind: string
  text: string
}

function namedParts({ machine }: RegisteredMachine): NamedPart[] {
  const states = statesOf(machine).map((node): NamedPart => {
    const calls = callsIn(node).map((call) => t.calls({ call }))
    return { id: node.id, kind: t.state, text: factsText([pathInWords(node.path), ...calls]) }
  })
  const names = new Map(statesOf(machine).map(({ id, path }) => [id, pathInWords(path)]))
  const events = transitionsOf(machine).map(({ id, label, guard, source, targets }): NamedPart => {
    const to = targets.flatMap((target) => (target === source ? [] : (names.get(target) ?? [])))
    const event = guard === null ? label : factsText([label, guard])
    const from = names.get(source) ?? t.anywhere
    const text =
      to.length === 0 ? t.eventStays({ event }) : t.eventLeads({ event, from, to: listText(to) })
    return { id, kind: t.event, text }
  })
  return [...states, ...events]
}

/** Finds the parts that contain every typed word, in any case. */
function matching(parts: readonly NamedPart[], wanted: string): NamedPart[] {
  const isFound = searchFor(wanted)
  return parts.filter(({ text }) => isFound(text))
}

const pathInWords = (path: readonly string[]) => path.map((key) => words(key)).join(' › ')

const Finder = styled.search`
  position: relative;
`

const Box = styled.div`
  position: relative;
  svg {
    position: absolute;
    top: 50%;
    inset-inline-start: ${space(3)};
    translate: 0 -50%;
    color: ${color.textMuted};
  }
  input {
    width: 100%;
    min-height: ${controlHeight.medium};
    padding-block: ${space(1.5)};
    padding-inline: ${space(10)} ${space(3)};
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius.medium};
    background: ${color.surface};
  }
  input::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
`

const Matches = styled.ul`
  position: absolute;
  z-index: ${layer.header - 1};
  inset: calc(100% + ${space(1)}) 0 auto;
  margin: 0;
  padding: ${space(1.5)};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.raised};
  font-size: ${fontSize.small};
  list-style: none;
  li:not(:has(button)) {
    padding: ${space(2)};
    color: ${color.textMuted};
  }
  button {
    display: flex;
    align-items: baseline;
    gap: ${space(3)};
    width: 100%;
    min-height: 2.5rem;
    padding: ${space(2)};
    border: 0;
    border-radius: ${radius.small};
    background: none;
    line-height: 1.35;
    text-align: start;
    overflow-wrap: anywhere;
  }
  button:hover {
    background: ${color.surfaceHover};
  }
  button:focus-visible {
    outline-offset: -3px;
  }
  button small {
    flex: none;
    width: 4.5rem;
    color: ${color.textMuted};
    font-size: ${fontSize.tiny};
  }
`
