import { memo, useId } from 'react'
import type {
  Arrow,
  ArrowLabel,
  ArrowLine,
  Box,
  Drawing,
} from '../../../../machines/diagrams/drawing.ts'
import { roundedPath, rowMarks } from '../../../../machines/diagrams/drawing.ts'
import * as Styled from './drawing-view.styles.ts'

/** Highlighted parts of a drawing. */
export interface Highlights {
  /** Number of actors in a state, by its ID. */
  active: ReadonlyMap<string, number>
  /** IDs of the transitions that were taken last. */
  taken: ReadonlySet<string>
  /** Reason why each transition is disabled, null for one that can be clicked; null if none can be clicked. */
  refusals: ReadonlyMap<string, string | null> | null
  /** State or transition that the visitor searched for. */
  found: string | null
}

type DrawingViewProps = { drawing: Drawing; highlights: Highlights; zoom: number; label: string }

/** Drawing of a machine; its content is also given as text beside it. */
export const DrawingView = memo(function DrawingView(props: DrawingViewProps) {
  const { drawing, highlights, zoom, label } = props
  const head = useId()
  const { width, height, boxes, arrows } = drawing
  const parents = new Set(
    boxes.filter(({ id }) => highlights.active.has(id)).map(({ parent }) => parent),
  )
  return (
    <Styled.Picture
      // Parts of an img element could not be clicked.
      // eslint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={width * zoom}
      height={height * zoom}
    >
      <defs>
        <marker
          id={head}
          viewBox="0 0 10 10"
          refX="9"
          refY="5"
          markerWidth="10"
          markerHeight="10"
          orient="auto-start-reverse"
          markerUnits="userSpaceOnUse"
        >
          <path d="M1 1.5 9 5 1 8.5z" fill="context-stroke" />
        </marker>
      </defs>
      {boxes.map((box) => (
        <BoxShape
          key={box.id}
          box={box}
          highlights={highlights}
          isInnermost={highlights.active.has(box.id) && !parents.has(box.id)}
        />
      ))}
      {arrows.map((arrow) => (
        <path
          key={arrow.id}
          className={`arrow ${arrowClass(arrow, highlights)}`}
          d={roundedPath(arrow.points)}
          markerEnd={`url(#${head})`}
        />
      ))}
      {arrows.map(
        ({ id, label: chip }) =>
          chip !== null && <Chip key={id} chip={chip} highlights={highlights} />,
      )}
    </Styled.Picture>
  )
})

function BoxShape({
  box,
  highlights,
  isInnermost,
}: {
  box: Box
  highlights: Highlights
  isInnermost: boolean
}) {
  const { id, kind, title, rows, x, y, width, height } = box
  if (kind === 'start') return <circle className="start" cx={x + 7} cy={y + 7} r="6" />
  const count = highlights.active.get(id) ?? 0
  const classes = [
    isInnermost ? 'here' : count > 0 ? 'around' : '',
    highlights.found === id ? 'found' : '',
  ]
  const centered = kind === 'anywhere' || (rows.length === 0 && kind === 'state')
  return (
    <g className={`box ${kind} ${classes.join(' ')}`}>
      <rect x={x} y={y} width={width} height={height} rx={radii[kind]} />
      <text
        className={kind === 'anywhere' ? 'row' : 'title'}
        x={centered ? x + width / 2 : x + 14}
        y={y + (kind === 'anywhere' ? 17 : 25)}
        textAnchor={centered ? 'middle' : 'start'}
      >
        {title}
      </text>
      {rows.map((row, index) => (
        <g key={row.text} data-transition={row.transition ?? undefined}>
          <text
            className={`row ${row.kind} ${row.transition === null ? '' : lineClass(row.transition, highlights)}`}
            x={x + 14}
            y={y + 45 + index * 19}
          >
            {`${rowMarks[row.kind]} ${row.text}`}
          </text>
          {row.transition !== null && <Reason id={row.transition} highlights={highlights} />}
        </g>
      ))}
      {isInnermost && count > 1 && (
        <g className="count">
          <circle cx={x + width - 2} cy={y + 2} r="12" />
          <text x={x + width - 2} y={y + 6.5} textAnchor="middle">
            {count}
          </text>
        </g>
      )}
    </g>
  )
}

function Chip({ chip, highlights }: { chip: ArrowLabel; highlights: Highlights }) {
  const { x, y, width, height, lines } = chip
  const classes = lines.map((line) => lineClass(line.transition, highlights))
  return (
    <g className={`chip ${strongest(classes)}`}>
      <rect x={x} y={y} width={width} height={height} rx="8" />
      {byTransition(lines).map(({ transition, from, parts }) => (
        <g key={transition} className="line" data-transition={transition}>
          <rect
            className="touch"
            x={x + 2}
            y={y + 2 + from * lineHeight}
            width={width - 4}
            height={parts.length * lineHeight + 4}
            rx="6"
          />
          {parts.map(({ kind, text }, index) => (
            <text
              key={kind}
              className={`label ${kind} ${lineClass(transition, highlights)}`}
              x={x + width / 2}
              y={y + 17 + (from + index) * lineHeight}
              textAnchor="middle"
            >
              {text}
            </text>
          ))}
          <Reason id={transition} highlights={highlights} />
        </g>
      ))}
    </g>
  )
}

/** Tooltip of a transition that cannot be taken. */
function Reason({ id, highlights }: { id: string; highlights: Highlights }) {
  const reason = highlights.refusals?.get(id)
  return typeof reason === 'string' ? <title>{reason}</title> : null
}

function lineClass(transition: string, highlights: Highlights): string {
  const found = highlights.found === transition ? ' found' : ''
  if (highlights.taken.has(transition)) return `taken${found}`
  if (highlights.refusals === null) return found
  return (highlights.refusals.get(transition) === null ? 'open' : 'off') + found
}

function arrowClass({ label, source }: Arrow, highlights: Highlights): string {
  if (label === null) return highlights.active.has(source.replace(/ start$/, '')) ? '' : 'quiet'
  const classes = label.lines.map(({ transition }) => lineClass(transition, highlights))
  return strongest(classes)
}

/**
 * Picks one class for several lines: that of a transition that was taken, or else of one that can be taken.
 */
function strongest(classes: readonly string[]): string {
  const first = ['taken', 'open'].find((one) => classes.some((name) => name.startsWith(one)))
  return first ?? classes[0] ?? ''
}

interface LineGroup {
  transition: string
  from: number
  parts: ArrowLine[]
}

function byTransition(lines: readonly ArrowLine[]): LineGroup[] {
  const groups: LineGroup[] = []
  for (const [index, line] of lines.entries()) {
    const last = groups.at(-1)
    if (last?.transition === line.transition) last.parts.push(line)
    else groups.push({ transition: line.transition, from: index, parts: [line] })
  }
  return groups
}

const lineHeight = 17
const radii = { state: 10, group: 14, region: 14, anywhere: 13 }
