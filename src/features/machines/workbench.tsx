import { styled } from 'styled-components'
import { z } from 'zod/mini'
import { registry } from '../../../machines/registry.ts'
import { orElse } from '../../lib/or-else.ts'
import { roles } from '../../lib/paths.ts'
import {
  oneOf,
  optionalOneOf,
  positiveInteger,
  searchSchema,
  text,
  useSearchState,
} from '../../lib/search-params.ts'
import { color, fontSize, space } from '../../ui/theme/tokens.ts'
import { Live } from './live.tsx'
import { MachinePicker } from './machine-picker.tsx'
import { ModeTabs, modes } from './mode-tabs.tsx'
import { Simulate } from './simulate.tsx'
import { WalkThrough } from './walk-through.tsx'

/** Every machine of the product, to look at, try out, watch and check. All of it is in the address. */
export function Workbench() {
  const [{ machine, mode, steps, as, walk, step }, setSearch] = useSearchState(search)
  const entry = registry.find(({ name }) => name === machine) ?? registry[0]
  if (entry === undefined) return null
  const open = (name: string) => ({ ...afresh, machine: name })

  return (
    <Page>
      <Head>
        <div>
          <h1>Machines</h1>
          <p>{entry.description}</p>
        </div>
        <ModeTabs mode={mode} onMode={(next) => setSearch({ mode: next })} />
      </Head>
      <MachinePicker current={entry.name} onMachine={(name) => setSearch(open(name))} />
      {mode === 'simulate' && (
        <Simulate
          key={entry.name}
          entry={entry}
          steps={steps}
          role={as}
          onSteps={(next) => setSearch({ steps: next })}
          onRole={(next) => setSearch({ as: next }, 'replace')}
        />
      )}
      {mode === 'live' && (
        <Live entry={entry} onMachine={(name) => setSearch(open(name), 'replace')} />
      )}
      {mode === 'walk' && (
        <WalkThrough
          entry={entry}
          number={walk}
          step={step}
          onPath={(next) => setSearch({ walk: next, step: 0 })}
          onStep={(next) => setSearch({ step: next }, 'replace')}
        />
      )}
    </Page>
  )
}

const afresh = { steps: '', walk: 1, step: 0 }

const search = searchSchema({
  machine: oneOf(
    registry.map(({ name }) => name),
    'parcel-lifecycle',
  ),
  mode: oneOf(modes, 'simulate'),
  steps: text('', 8_000),
  as: optionalOneOf(roles),
  walk: positiveInteger(1),
  step: orElse(z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number)), 0),
})

const Page = styled.div`
  display: grid;
  gap: ${space(4)};
  width: min(100% - 2 * clamp(1rem, 2.5vw, 2.5rem), 110rem);
  margin-inline: auto;
  padding-block: clamp(1.25rem, 2.5vw, 2.25rem) ${space(16)};
`

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(3)} ${space(6)};
  p {
    margin-top: ${space(1)};
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`
