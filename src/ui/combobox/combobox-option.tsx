import { useListItem } from '@floating-ui/react'
import * as Look from './combobox.styles.ts'

type ComboboxOptionProps = Record<string, unknown> & {
  name: string
  description: string | undefined
  selected: boolean
  active: boolean
}

export function ComboboxOption(props: ComboboxOptionProps) {
  const { name, description, selected, active, ...native } = props
  const { ref } = useListItem()
  return (
    <Look.Option
      ref={ref}
      {...native}
      aria-selected={selected}
      data-active={active ? '' : undefined}
    >
      <Look.Name>{name}</Look.Name>
      {description && <Look.Description>{description}</Look.Description>}
    </Look.Option>
  )
}
