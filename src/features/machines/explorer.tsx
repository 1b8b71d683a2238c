import { z } from 'zod/mini'
import * as t from '#texts/machines.ts'
import { registry } from '../../../machines/registry.ts'
import { media, useMedia } from '../../lib/media.ts'
import { roles } from '../../../domain/roles.ts'
import {
  oneOf,
  optionalOneOf,
  positiveInteger,
  searchSchema,
  text,
  useSearchState,
} from '../../lib/search-params.ts'
import { SelectField } from '../../ui/field/field.tsx'
import * as Styled from './explorer.styles.ts'
import { Live } from './live/live.tsx'
import { Paths } from './paths/paths.tsx'
import { Simulate } from './simulate/simulate.tsx'

/** Simulates and inspects every machine of the product, and checks its paths. All state is in the URL. */
export function MachineExplorer() {
  const [{ machine, mode, steps, as, walk, step }, setSearch] = useSearchState(search)
  const entry = registry.find(({ name }) => name === machine) ?? registry[0]
  if (entry === undefined) return null
  const open = (name: string) => ({ ...fromTheStart, machine: name })

  return (
    <Styled.Page lang="en" dir="ltr">
      <Styled.Head>
        <div>
          <h1>{t.machines}</h1>
          <p>{entry.description}</p>
        </div>
        <ModeTabs mode={mode} onMode={(next) => setSearch({ mode: next })} />
      </Styled.Head>
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
        <Paths
          entry={entry}
          number={walk}
          step={step}
          onPath={(next) => setSearch({ walk: next, step: 0 })}
          onStep={(next) => setSearch({ step: next }, 'replace')}
        />
      )}
    </Styled.Page>
  )
}

// A path is called a walk in the URL, as on the page.
const modes = ['simulate', 'live', 'walk'] as const
type Mode = (typeof modes)[number]
const modeNames: Record<Mode, string> = { simulate: t.simulate, live: t.live, walk: t.walk }

const search = searchSchema({
  machine: oneOf(
    registry.map(({ name }) => name),
    'parcel-lifecycle',
  ),
  mode: oneOf(modes, 'simulate'),
  steps: text('', 8_000),
  as: optionalOneOf(roles),
  walk: positiveInteger(1),
  step: z.catch(z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number)), 0),
})

const fromTheStart = { steps: '', walk: 1, step: 0 }

function ModeTabs({ mode, onMode }: { mode: Mode; onMode: (mode: Mode) => void }) {
  return (
    <Styled.Modes aria-label={t.whatToDoWithTheMachine}>
      {modes.map((one) => (
        <label key={one}>
          <input type="radio" name="mode" checked={one === mode} onChange={() => onMode(one)} />
          <span>{modeNames[one]}</span>
        </label>
      ))}
    </Styled.Modes>
  )
}

type MachinePickerProps = { current: string; onMachine: (name: string) => void }

function MachinePicker({ current, onMachine }: MachinePickerProps) {
  const isPhone = useMedia(media.phone)
  if (isPhone)
    return (
      <SelectField
        label={t.machine}
        value={current}
        onChange={({ target }) => onMachine(target.value)}
      >
        {registry.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </SelectField>
    )
  return (
    <nav aria-label={t.machines}>
      <Styled.Machines>
        {registry.map(({ name, title }) => (
          <li key={name}>
            <button
              type="button"
              aria-current={name === current ? 'page' : undefined}
              onClick={() => onMachine(name)}
            >
              {title}
            </button>
          </li>
        ))}
      </Styled.Machines>
    </nav>
  )
}
