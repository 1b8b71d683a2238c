import { useState } from 'react'
import { styled } from 'styled-components'
import { Combobox } from '../combobox/combobox.tsx'
import { CheckboxGroup, RadioCards } from '../field/choice-group.tsx'
import { SelectField, TextAreaField, TextField } from '../field/field.tsx'
import { PasswordField } from '../field/password-field.tsx'
import { DocumentIcon, ParcelIcon } from '../icons/icons.tsx'
import { space } from '../theme/tokens.ts'
import { Part } from './part.tsx'

type Person = { id: string; name: string; email: string }

const people: Person[] = [
  { id: 'a', name: 'Amara Osei', email: 'amara@example.com' },
  { id: 'b', name: 'Bjørn Dahl', email: 'bjorn@example.com' },
  { id: 'c', name: 'Chen Wei', email: 'chen@example.com' },
  { id: 'd', name: 'Daria Kowalska', email: 'daria@example.com' },
]

const kinds = [
  { value: 'box', label: 'Package', description: 'A box or bag', icon: <ParcelIcon /> },
  { value: 'paper', label: 'Document', description: 'Flat, up to A4', icon: <DocumentIcon /> },
] as const

export function Fields() {
  const [person, setPerson] = useState<Person | null>(null)
  const [extras, setExtras] = useState<('box' | 'paper')[]>(['box'])
  const [kind, setKind] = useState<'box' | 'paper'>('box')
  const picker = {
    name: 'person',
    clearLabel: 'Clear person',
    value: person,
    onChange: setPerson,
    getKey: (one: Person) => one.id,
    getLabel: (one: Person) => one.name,
    getDescription: (one: Person) => one.email,
    placeholder: 'Name or email',
  }
  return (
    <Part title="Fields">
      <Grid>
        <TextField label="Name" name="name" required hint="As on the doorbell" />
        <TextField label="Email" name="email" defaultValue="amara@" error="Invalid email address" />
        <PasswordField label="Password" name="password" defaultValue="parcel-post" />
        <SelectField label="Status" name="status" defaultValue="b">
          <option value="a">Requested</option>
          <option value="b">In transit</option>
        </SelectField>
        <TextField label="Disabled" name="off" disabled defaultValue="Not now" />
        <Combobox {...picker} label="Receiver" options={people} state="ready" required />
        <Combobox {...picker} label="Receiver, loading" options={[]} state="loading" />
        <Combobox {...picker} label="Receiver, failed" options={[]} state="failed" onRetry={noop} />
        <TextAreaField label="Note" name="note" placeholder="Ring twice" />
        <CheckboxGroup legend="Extras" options={kinds} values={extras} onChange={setExtras} />
        <CheckboxGroup
          legend="Extras, missing"
          options={kinds}
          values={[]}
          error="Choose at least one"
          onChange={setExtras}
        />
        <RadioCards legend="Type" name="kind" value={kind} onChange={setKind} options={kinds} />
        <RadioCards
          legend="Type, missing"
          name="kind-missing"
          value={undefined}
          onChange={setKind}
          options={kinds}
          error="Choose a type"
        />
      </Grid>
    </Part>
  )
}

function noop() {}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
  gap: ${space(5)};
`
