import { useMemo } from 'react'
import { styled } from 'styled-components'
import type { AnyStateNode } from 'xstate'
import { direction } from '#texts/language.ts'
import * as t from '#texts/machines.ts'
import type { RegisteredMachine } from '../../../../machines/registry.ts'
import { callsIn, childrenOf, transitionsOf, words } from '../../../../machines/graph/parts.ts'
import type { TransitionPart } from '../../../../machines/graph/parts.ts'
import { factsText, listWithAnd } from '../../../lib/lists.ts'
import { sentence } from '../../../lib/sentence.ts'
import { color, fontSize, radius, space } from '../../../ui/theme/tokens.ts'

type MachineOutlineProps = { entry: RegisteredMachine; active: ReadonlyMap<string, number> }

/** The machine as text, for visitors who cannot see the drawing. */
export function MachineOutline({ entry, active }: MachineOutlineProps) {
  const { machine, title } = entry
  const parts = useMemo(() => transitionsOf(machine), [machine])
  return (
    <Outline>
      <summary>{t.machineInWords({ machine: title })}</summary>
      <Moves node={machine.root} parts={parts} />
      <States node={machine.root} parts={parts} active={active} />
    </Outline>
  )
}

type StatesProps = {
  node: AnyStateNode
  parts: readonly TransitionPart[]
  active: ReadonlyMap<string, number>
}

function States({ node, parts, active }: StatesProps) {
  const starts = new Set(node.initial?.target?.map(({ id }) => id))
  return (
    <ul>
      {childrenOf(node).map((child) => (
        <li key={child.id} aria-current={active.has(child.id) ? 'step' : undefined}>
          <strong>{words(child.key)}</strong>
          <Notes>{factsText(notesOn(child, node, starts, active))}</Notes>
          <Moves node={child} parts={parts} />
          {childrenOf(child).length > 0 && <States node={child} parts={parts} active={active} />}
        </li>
      ))}
    </ul>
  )
}

function Moves({ node, parts }: { node: AnyStateNode; parts: readonly TransitionPart[] }) {
  const here = parts.filter(({ source }) => source === node.id)
  if (here.length === 0) return null
  return (
    <ul className="moves">
      {here.map(({ id, label, guard, targets }) => (
        <li key={id}>
          {sentence(
            targets.includes(node.id)
              ? t.moveStays({ event: label, guard: guard ?? 'none', condition: emphasized })
              : t.moveLeads({
                  event: label,
                  guard: guard ?? 'none',
                  condition: emphasized,
                  states: listWithAnd(targets.map((target) => pathIn(target))),
                }),
          )}
        </li>
      ))}
    </ul>
  )
}

const emphasized = (text: string) => <em>{text}</em>

function notesOn(
  state: AnyStateNode,
  parent: AnyStateNode,
  starts: ReadonlySet<string>,
  active: ReadonlyMap<string, number>,
): string[] {
  const count = active.get(state.id) ?? 0
  return [
    parent.type === 'parallel' ? t.aRegionOfItsOwn : '',
    starts.has(state.id) ? t.theStart : '',
    ...callsIn(state).map((call) => t.calls({ call })),
    count === 0 ? '' : t.areHere({ count }),
  ].filter((note) => note !== '')
}

const pathIn = (id: string) =>
  id
    .split('.')
    .slice(1)
    .map((key) => words(key))
    .join(' › ')

const Outline = styled.details`
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  font-size: ${fontSize.small};
  summary {
    font-weight: 650;
    cursor: pointer;
  }
  &[open] summary {
    margin-bottom: ${space(2)};
  }
  ul {
    padding-inline-start: ${space(5)};
  }
  li {
    margin-block: ${space(1)};
  }
  .moves {
    list-style: '${direction === 'rtl' ? '←' : '→'} ';
    color: ${color.textMuted};
  }
  [aria-current] > strong {
    color: ${color.accentText};
  }
`

const Notes = styled.span`
  color: ${color.textMuted};
  &:not(:empty)::before {
    content: ' · ';
  }
`
