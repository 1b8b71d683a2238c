import { memo, useId } from 'react'
import type {
  Arrow,
  ArrowLabel,
  ArrowLine,
  Box,
  Drawing,
} from '../../../machines/diagrams/drawing.ts'
import { roundedPath } from '../../../machines/diagrams/drawing.ts'
import { Picture } from './drawing.styles.ts'

/** What a drawing shows besides the machine itself. */
export interface DrawingLook {
  /** How many actors are in a state, by its id. */
  lit: ReadonlyMap<string, number>
  /** The transitions taken last, by id. */
  taken: ReadonlySet<string>
  /** By transition: null where it can be clicked, else why not. Null where nothing can. */
  refusals: ReadonlyMap<string, string | null> | null
  /** The state or transition that was looked for. */
  found: string | null
}

type DrawingViewProps = { drawing: Drawing; look: DrawingLook; zoom: number; label: string }

/** The machine as a picture; what it says is also said in words beside it. */
export const DrawingView = memo(function DrawingView(props: DrawingViewProps) {
  const { drawing, look, zoom, label } = props
  const head = useId()
  const { width, height, boxes, arrows } = drawing
  const inner = new Set(boxes.filter(({ id }) => look.lit.has(id)).map(({ parent }) => parent))
  return (
    <Picture
      // An img element would not let its parts be clicked.
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
          look={look}
          isPlace={look.lit.has(box.id) && !inner.has(box.id)}
        />
      ))}
      {arrows.map((arrow) => (
        <path
          key={arrow.id}
          className={`arrow ${arrowMood(arrow, look)}`}
          d={roundedPath(arrow.points)}
          markerEnd={`url(#${head})`}
        />
      ))}
      {arrows.map(
        ({ id, label: chip }) => chip !== null && <Chip key={id} chip={chip} look={look} />,
      )}
    </Picture>
  )
})

function BoxShape({ box, look, isPlace }: { box: Box; look: DrawingLook; isPlace: boolean }) {
  const { id, kind, title, rows, x, y, width, height } = box
  if (kind === 'start') return <circle className="start" cx={x + 7} cy={y + 7} r="6" />
  const count = look.lit.get(id) ?? 0
  const mood = [isPlace ? 'here' : count > 0 ? 'around' : '', look.found === id ? 'found' : '']
  const centered = kind === 'anywhere' || (rows.length === 0 && kind === 'state')
  return (
    <g className={`box ${kind} ${mood.join(' ')}`}>
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
            className={`row ${row.kind} ${row.transition === null ? '' : lineMood(row.transition, look)}`}
            x={x + 14}
            y={y + 45 + index * 19}
          >
            {row.kind === 'calls' ? '→' : '↺'} {row.text}
          </text>
          {row.transition !== null && <Reason id={row.transition} look={look} />}
        </g>
      ))}
      {isPlace && count > 1 && (
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

function Chip({ chip, look }: { chip: ArrowLabel; look: DrawingLook }) {
  const { x, y, width, height, lines } = chip
  const moods = lines.map((line) => lineMood(line.transition, look))
  const mood = ['taken', 'open'].find((one) => moods.includes(one)) ?? moods[0] ?? ''
  return (
    <g className={`chip ${mood}`}>
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
              className={`label ${kind} ${lineMood(transition, look)}`}
              x={x + width / 2}
              y={y + 17 + (from + index) * lineHeight}
              textAnchor="middle"
            >
              {text}
            </text>
          ))}
          <Reason id={transition} look={look} />
        </g>
      ))}
    </g>
  )
}

/** What a mouse resting on it reads. */
function Reason({ id, look }: { id: string; look: DrawingLook }) {
  const reason = look.refusals?.get(id)
  return typeof reason === 'string' ? <title>{reason}</title> : null
}

function lineMood(transition: string, look: DrawingLook): string {
  const found = look.found === transition ? ' found' : ''
  if (look.taken.has(transition)) return `taken${found}`
  if (look.refusals === null) return found
  return (look.refusals.get(transition) === null ? 'open' : 'off') + found
}

function arrowMood({ label, source }: Arrow, look: DrawingLook): string {
  if (label === null) return look.lit.has(source.replace(/ start$/, '')) ? '' : 'quiet'
  const moods = label.lines.map(({ transition }) => lineMood(transition, look))
  return (
    ['taken', 'open'].find((one) => moods.some((mood) => mood.startsWith(one))) ?? moods[0] ?? ''
  )
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
