import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { RegisteredMachine } from '../../../machines/registry.ts'
import type { Drawing } from '../../../machines/diagrams/drawing.ts'
import { space } from '../../ui/theme/tokens.ts'
import { drawingOf } from './drawings.ts'
import type { DrawingLook } from './drawing-view.tsx'
import { MachineCanvas } from './machine-canvas.tsx'
import type { Found } from './machine-canvas.tsx'
import { MachineFinder } from './machine-finder.tsx'
import { MachineOutline } from './machine-outline.tsx'

type BenchProps = {
  entry: RegisteredMachine
  look: Omit<DrawingLook, 'found'>
  label: string
  /** Where there is more than one machine: the states of the one to keep in view. */
  leading?: ReadonlyMap<string, number>
  onTransition?: (id: string) => void
  /** What is done with the machine, beside its drawing. */
  children: ReactNode
}

export function Bench({ entry, look, label, leading, onTransition, children }: BenchProps) {
  const drawing = drawingOf(entry.name)
  const [found, setFound] = useState<Found | null>(null)
  const id = found?.id ?? null
  const shown = useMemo(() => ({ ...look, found: id }), [look, id])
  return (
    <Columns>
      <Picture>
        <MachineFinder entry={entry} onFind={setFound} />
        <MachineCanvas
          key={entry.name}
          drawing={drawing}
          look={shown}
          label={label}
          here={placeIn(drawing, leading ?? look.lit)}
          found={found}
          onTransition={onTransition}
        />
        <MachineOutline entry={entry} lit={look.lit} />
      </Picture>
      <Panel>{children}</Panel>
    </Columns>
  )
}

/** The first state that is lit and has none lit inside. */
function placeIn({ boxes }: Drawing, lit: ReadonlyMap<string, number>): string | null {
  const parents = new Set(boxes.filter(({ id }) => lit.has(id)).map(({ parent }) => parent))
  return boxes.find(({ id }) => lit.has(id) && !parents.has(id))?.id ?? null
}

const Columns = styled.div`
  display: grid;
  gap: ${space(5)};
  align-items: start;
  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 1fr) clamp(19rem, 25vw, 26rem);
  }
`

const Picture = styled.div`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  @media (min-width: 1000px) {
    position: sticky;
    top: 5.25rem;
  }
`

const Panel = styled.div`
  display: grid;
  gap: ${space(5)};
  min-width: 0;
`
