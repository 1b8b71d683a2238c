import { TextOrTime } from './date-time.tsx'

type Fact = { term: string } & ({ text: string } | { iso: string })

/** Terms and values as items of a description list. */
export const FactItems = ({ facts }: { facts: readonly Fact[] }) =>
  facts.map((fact) => (
    <div key={fact.term}>
      <dt>{fact.term}</dt>
      <dd>
        <TextOrTime value={fact} />
      </dd>
    </div>
  ))
