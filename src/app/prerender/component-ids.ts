import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Names every styled component after its place in the sources. Left to itself, styled-components
 * counts them as they are defined, which is another order in the browser than in pre-rendering.
 */
export function componentIds(): Plugin {
  const places = new Map<string, string>()
  let root = ''
  return {
    name: 'waybill:component-ids',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/ },
      handler(code, id) {
        const file = relative(root, id.split('?')[0] ?? id).replaceAll('\\', '/')
        let count = 0
        return code.replaceAll(styledComponent, (found) => {
          const componentId = idOf(`${file} ${(count += 1)}`, places)
          return `${found}.withConfig({ componentId: '${componentId}' })`
        })
      },
    },
  }
}

/** As in styled.div`…`, styled(Link)<Props>`…` and styled.div.attrs(…). */
const styledComponent =
  /(?<![\w.$'"])styled(?:\.[a-z]\w*|\([A-Za-z][\w.]*\))(?=\s*(?:`|<|\.attrs\())/g

function idOf(place: string, places: Map<string, string>): string {
  const hash = createHash('sha256').update(place).digest('hex').slice(0, 12)
  // A class begins with a letter.
  const id = `w${parseInt(hash, 16).toString(36).slice(-4)}`
  const other = places.get(id)
  if (other !== undefined && other !== place)
    throw new Error(`"${place}" and "${other}" get the same id; rename or reorder one of them.`)
  places.set(id, place)
  return id
}
