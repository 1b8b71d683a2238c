import { useId, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Drawing } from '../../../machines/diagrams/drawing.ts'
import type { RegisteredMachine } from '../../../machines/registry.ts'
import { color, fontSize, radius, space } from '../../ui/theme/tokens.ts'
import type { Highlights } from './drawing/drawing-view.tsx'
import { drawingOf } from './drawing/drawings.ts'
import { MachineCanvas } from './drawing/machine-canvas.tsx'
import type { Found } from './drawing/machine-canvas.tsx'
import { MachineFinder } from './drawing/machine-finder.tsx'
import { MachineOutline } from './drawing/machine-outline.tsx'

type MachineLayoutProps = {
  entry: RegisteredMachine
  highlights: Omit<Highlights, 'found'>
  /** Description of the picture, in a sentence. */
  label: string
  /** States of one actor that stay in view, if several actors run. */
  focused?: ReadonlyMap<string, number>
  onTransition?: (id: string) => void
  /** Parts of the panel. */
  children: ReactNode
}

/** A machine's drawing, with a panel beside it. */
export function MachineLayout(props: MachineLayoutProps) {
  const { entry, highlights, label, focused, onTransition, children } = props
  const drawing = drawingOf(entry.name)
  const [found, setFound] = useState<Found | null>(null)
  const id = found?.id ?? null
  const shown = useMemo(() => ({ ...highlights, found: id }), [highlights, id])
  return (
    <Columns>
      <Picture>
        <MachineFinder entry={entry} onFind={setFound} />
        <MachineCanvas
          key={entry.name}
          drawing={drawing}
          title={entry.title}
          highlights={shown}
          label={label}
          focus={innermost(drawing, focused ?? highlights.active)}
          found={found}
          onTransition={onTransition}
        />
        <MachineOutline entry={entry} active={highlights.active} />
      </Picture>
      <Panel>{children}</Panel>
    </Columns>
  )
}

/** Finds the first active state without an active child. */
function innermost({ boxes }: Drawing, active: ReadonlyMap<string, number>): string | null {
  const parents = new Set(boxes.filter(({ id }) => active.has(id)).map(({ parent }) => parent))
  return boxes.find(({ id }) => active.has(id) && !parents.has(id))?.id ?? null
}

type PartProps = { title: string; side?: ReactNode; children: ReactNode }

/** A titled part of the panel. */
export function Part({ title, side, children }: PartProps) {
  const id = useId()
  return (
    <Section aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {side}
      </Head>
      {children}
    </Section>
  )
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

const Section = styled.section`
  min-width: 0;
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: 2.25rem;
  margin-bottom: ${space(2)};
  h2 {
    font-size: ${fontSize.body};
    letter-spacing: -0.01em;
  }
`

/** Current state of the machine, in large type; announced when it changes. */
export const Place = styled.output`
  display: block;
  padding: ${space(3)} ${space(4)};
  border-inline-start: 6px solid ${color.accent};
  border-radius: ${radius.small};
  background: ${color.accentSoft};
  font-weight: 650;
  line-height: 1.35;
  overflow-wrap: anywhere;
`

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`

export const Muted = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`

export const Facts = styled.pre`
  max-height: 16rem;
  margin: 0;
  padding: ${space(3)};
  border-radius: ${radius.medium};
  background: ${color.surface};
  border: 1px solid ${color.border};
  color: ${color.text};
  font-size: ${fontSize.tiny};
  line-height: 1.5;
  white-space: pre-wrap;
  overflow: auto;
  overflow-wrap: anywhere;
`

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  overflow: hidden;
  list-style: none;
  > li + li {
    border-top: 1px solid ${color.border};
  }
`
