import { useListItem } from '@floating-ui/react'
import * as Styled from './combobox.styles.ts'

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
    <Styled.Option
      ref={ref}
      {...native}
      aria-selected={selected}
      data-active={active ? '' : undefined}
    >
      <Styled.Name>{name}</Styled.Name>
      {description && <Styled.Description>{description}</Styled.Description>}
    </Styled.Option>
  )
}
