import { roundedPath, rowMarks } from './drawing.ts'
import type { Arrow, ArrowLabel, Box, Drawing } from './drawing.ts'
import { sizes } from './text-size.ts'

/** The drawing as a self-contained SVG that follows the reader's light or dark theme. */
export function svgOf(drawing: Drawing): string {
  const { title, description, width, height, boxes, arrows } = drawing
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="machine" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title description">`,
    `<title id="title">${escaped(title)}</title>`,
    `<desc id="description">${escaped(description)}</desc>`,
    `<style>${style}</style>`,
    markers,
    ...boxes.map((box) => boxSvg(box)),
    ...arrows.map((arrow) => pathSvg(arrow)),
    ...arrows.flatMap(({ label }) => (label === null ? [] : [labelSvg(label)])),
    '</svg>',
    '',
  ].join('\n')
}

function boxSvg({ kind, title, rows, x, y, width, height }: Box): string {
  if (kind === 'start') return `<circle class="start" cx="${x + 7}" cy="${y + 7}" r="6"/>`
  const radius = kind === 'anywhere' ? 13 : kind === 'state' ? 10 : 14
  const frame = `<rect class="${kind}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`
  if (kind === 'anywhere')
    return `${frame}<text class="row middle" x="${x + width / 2}" y="${y + 17}">${title}</text>`
  if (rows.length === 0 && kind === 'state')
    return `${frame}<text class="title middle" x="${x + width / 2}" y="${y + 25}">${escaped(title)}</text>`
  const texts = rows.map(({ kind: rowKind, text }, index) => {
    const line = y + 45 + index * sizes.rowHeight
    return `<text class="row ${rowKind}" x="${x + 14}" y="${line}">${rowMarks[rowKind]} ${escaped(text)}</text>`
  })
  return `${frame}<text class="title" x="${x + 14}" y="${y + 25}">${escaped(title)}</text>${texts.join('')}`
}

function pathSvg({ points }: Arrow): string {
  return `<path class="arrow" d="${roundedPath(points)}" marker-end="url(#head)"/>`
}

function labelSvg({ x, y, width, height, lines }: ArrowLabel): string {
  const texts = lines.map(({ kind, text }, index) => {
    const line = y + 17 + index * sizes.labelHeight
    return `<text class="label ${kind}" x="${x + width / 2}" y="${line}">${escaped(text)}</text>`
  })
  return `<rect class="chip" x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/>${texts.join('')}`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const markers =
  '<defs><marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto-start-reverse"><path class="head" d="M1 1.5 9 5 1 8.5z"/></marker></defs>'

const light =
  '--page:#fbf8f4;--group:#f4efe9;--state:#fff;--line:#d5cabe;--ink:#241c16;--muted:#62564c;--arrow:#8b8076;--accent:#e05f00;--accent-text:#a34100;--success:#12593a;--failure:#a0161d;--delay:#174a86;'
const dark =
  '--page:#16120f;--group:#1f1915;--state:#2b241f;--line:#4a4037;--ink:#f6efe7;--muted:#bbaea1;--arrow:#8a7d71;--accent:#ff8a34;--accent-text:#ffb27a;--success:#7fd3a8;--failure:#ff9d95;--delay:#9cc4f5;'

const style = `
.machine{${light}font-family:Inter,"Segoe UI",Roboto,"Helvetica Neue",Arial,"Liberation Sans",sans-serif;background:var(--page)}
@media (prefers-color-scheme:dark){.machine{${dark}}}
:root.light .machine{${light}}
:root.dark .machine{${dark}}
.group{fill:var(--group);stroke:var(--line)}
.region{fill:var(--group);stroke:var(--line);stroke-dasharray:6 4}
.state{fill:var(--state);stroke:var(--line);stroke-width:1.5}
.anywhere{fill:none;stroke:var(--accent);stroke-dasharray:4 3}
.start{fill:var(--accent)}
.title{fill:var(--ink);font-size:${sizes.title}px;font-weight:650}
.row{fill:var(--muted);font-size:${sizes.row}px}
.calls{fill:var(--accent-text);font-weight:550}
.middle{text-anchor:middle}
.arrow{fill:none;stroke:var(--arrow);stroke-width:1.5}
.head{fill:var(--arrow)}
.chip{fill:var(--page);stroke:var(--line)}
.label{font-size:${sizes.label}px;text-anchor:middle;fill:var(--ink);font-weight:600}
.label.success{fill:var(--success)}
.label.failure{fill:var(--failure)}
.label.delay{fill:var(--delay)}
.label.guard{fill:var(--muted);font-weight:400;font-style:italic}
`
