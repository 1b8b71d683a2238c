import { named, type Growth } from './lists-page.ts'

const width = 860
const rowHeight = 22
const left = 330
const right = 70
const top = 74

/** Each question's ratio of the largest database to the smallest, as a bar on a log scale. */
export function pictureOf({ sizes, costs }: Growth): string {
  const grown = (sizes.at(-1) ?? 1) / (sizes[0] ?? 1)
  const height = top + costs.length * rowHeight + 40
  const x = (ratio: number) =>
    left + (Math.log(Math.max(ratio, 0.5) / 0.5) / Math.log(grown / 0.5)) * (width - left - right)
  const bottom = height - 34
  const marks = [1, 1.5, 10, 100, 1000].filter((mark) => mark <= grown)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title">`,
    `<title id="title">Time of a call at ${named(sizes.at(-1) ?? 0)} parcels against ${named(sizes[0] ?? 0)}</title>`,
    '<style>text{font:13px system-ui,sans-serif;fill:#333}.mark{fill:#777}</style>',
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="16" y="26" style="font-size:16px;font-weight:600">How much longer a call takes when there are ${named(grown)} times as many parcels</text>`,
    `<text class="mark" x="16" y="48">${named(sizes.at(-1) ?? 0)} against ${named(sizes[0] ?? 0)} parcels; median; logarithmic; the right edge would be ${named(grown)} times as long</text>`,
    ...marks.map(
      (mark) =>
        `<line x1="${x(mark)}" x2="${x(mark)}" y1="${top - 8}" y2="${bottom}" stroke="${mark === 1.5 ? '#c2410c' : '#ccc'}"${mark === 1.5 ? ' stroke-dasharray="4 3"' : ''}/>` +
        `<text class="mark" x="${x(mark)}" y="${bottom + (mark === 1.5 ? 30 : 16)}" text-anchor="middle">${mark} ×</text>`,
    ),
    ...costs.map(({ what, ratios }, index) => {
      const ratio = ratios.at(-1) ?? 1
      const y = top + index * rowHeight
      const fill = ratio <= 1.5 ? '#15803d' : '#c2410c'
      return (
        `<text x="${left - 10}" y="${y + 13}" text-anchor="end">${escaped(what)}</text>` +
        `<rect x="${left}" y="${y + 2}" width="${Math.max(2, x(ratio) - left).toFixed(1)}" height="14" rx="2" fill="${fill}"/>` +
        `<text x="${(x(ratio) + 6).toFixed(1)}" y="${y + 13}">${ratio.toFixed(2)} ×</text>`
      )
    }),
    '</svg>',
    '',
  ].join('\n')
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
