import { catalogue } from '../../../machines/registry.ts'
import type { CatalogueEntry } from '../../../machines/registry.ts'
import type { Happening } from '../../../machines/paths.ts'

export function entryNamed(name: string): CatalogueEntry {
  const entry = catalogue.find((one) => one.name === name)
  if (entry === undefined) throw new Error(`No machine is called ${name}`)
  return entry
}

export function happeningIn(entry: CatalogueEntry, says: string): Happening {
  const happening = entry.happenings.find((one) => one.says === says)
  if (happening === undefined) throw new Error(`${entry.title} knows no "${says}"`)
  return happening
}
