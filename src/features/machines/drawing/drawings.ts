import { z } from 'zod/mini'
import { nameOf, replay } from '../../../../machines/graph/paths.ts'
import type { Path } from '../../../../machines/graph/paths.ts'
import type { RegisteredMachine } from '../../../../machines/registry.ts'
import type { Drawing } from '../../../../machines/diagrams/drawing.ts'

/** Returns the generated drawing of a machine; parsed once. */
export function drawingOf(name: string): Drawing {
  const known = parsed.get(name)
  if (known !== undefined) return known
  const drawing = drawingSchema.parse(files[`${folder}/${name}.layout.json`])
  parsed.set(name, drawing)
  return drawing
}

/** Replays the paths of the drawing. */
export function drawnPaths(entry: RegisteredMachine): Path[] {
  return drawingOf(entry.name).paths.map((descriptions) =>
    replay(
      entry,
      descriptions
        .map(nameOf)
        .flatMap((name) => entry.events.find((one) => one.name === name) ?? []),
    ),
  )
}

const folder = '../../../../machines/diagrams'
const files = import.meta.glob('../../../../machines/diagrams/*.layout.json', {
  eager: true,
  import: 'default',
})
const parsed = new Map<string, Drawing>()

const point = z.object({ x: z.number(), y: z.number() })
const rectangle = { x: z.number(), y: z.number(), width: z.number(), height: z.number() }

const drawingSchema: z.ZodMiniType<Drawing> = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  width: z.number(),
  height: z.number(),
  boxes: z.array(
    z.object({
      ...rectangle,
      id: z.string(),
      parent: z.nullable(z.string()),
      kind: z.enum(['state', 'group', 'region', 'start', 'anywhere']),
      title: z.string(),
      rows: z.array(
        z.object({
          kind: z.enum(['calls', 'stays', 'guard']),
          text: z.string(),
          transition: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  arrows: z.array(
    z.object({
      id: z.string(),
      source: z.string(),
      target: z.string(),
      points: z.array(point),
      label: z.nullable(
        z.object({
          ...rectangle,
          lines: z.array(
            z.object({
              kind: z.enum(['event', 'success', 'failure', 'delay', 'guard']),
              text: z.string(),
              transition: z.string(),
            }),
          ),
        }),
      ),
    }),
  ),
  paths: z.array(z.array(z.string())),
})
