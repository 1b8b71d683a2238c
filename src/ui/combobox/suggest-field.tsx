import { FloatingList } from '@floating-ui/react'
import type { KeyboardEvent } from 'react'
import * as t from '#texts/ui.ts'
import { FieldFrame, useFieldControl } from '../field/field-frame.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { Option } from './combobox.tsx'
import * as Styled from './combobox.styles.ts'
import { usePopup } from './use-combobox.ts'

export type SuggestFieldProps<T> = {
  label: string
  name: string
  value: string
  onChange: (text: string) => void
  /** Options that match the typed text. */
  options: T[]
  getKey: (option: T) => string
  /** Text that a choice writes into the field. */
  getText: (option: T) => string
  /** Second line of the option. */
  getDescription: (option: T) => string | undefined
  onChoose?: (option: T) => void
  onFocus?: () => void
  error?: string | undefined
  placeholder?: string
  required?: boolean
}

/** A text field with suggestions, which accepts any other text as well. */
export function SuggestField<T>(props: SuggestFieldProps<T>) {
  const { label, name, value, onChange, getKey, getText, getDescription, onChoose } = props
  const { onFocus, error, placeholder, required = false } = props
  const control = useFieldControl({ label, error }, {})
  // Leaves out the option that the field already contains.
  const options = props.options.filter((option) => getText(option) !== value.trim())
  const {
    isOpen,
    setOpen,
    active,
    setActive,
    elements,
    style,
    setReference,
    setFloating,
    getReferenceProps,
    getListProps,
    getOptionProps,
  } = usePopup(options.length, { showsEmpty: false })

  const choose = (option: T) => {
    onChange(getText(option))
    onChoose?.(option)
    setOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return
    if (event.key === 'Escape') {
      // Only the list closes, not the dialog around it.
      event.stopPropagation()
      setOpen(false)
    }
    const option = active === null ? undefined : options[active]
    if (event.key === 'Enter' && option !== undefined) {
      event.preventDefault()
      choose(option)
    }
  }

  return (
    <FieldFrame {...{ label, error }} htmlFor={control.id} required={required}>
      <Styled.Control ref={setReference}>
        <Styled.FreeInput
          {...control}
          {...getReferenceProps({
            onKeyDown,
            onFocus,
            onBlur: () => setOpen(false),
            onClick: () => setOpen(true),
          })}
          name={name}
          autoComplete="off"
          aria-autocomplete="list"
          aria-required={required || undefined}
          placeholder={placeholder}
          value={value}
          onChange={(event) => {
            onChange(event.target.value)
            setActive(null)
            setOpen(true)
          }}
        />
      </Styled.Control>
      <VisuallyHidden as="output">
        {isOpen ? t.suggestions({ count: options.length }) : ''}
      </VisuallyHidden>
      {isOpen && (
        <Styled.List
          ref={setFloating}
          style={style}
          {...getListProps()}
          aria-label={t.suggestionsFor({ field: label })}
          aria-labelledby={undefined}
          // Keeps the focus in the text box.
          onMouseDown={(event) => event.preventDefault()}
        >
          <FloatingList elementsRef={elements}>
            {options.map((option, index) => (
              <Option
                key={getKey(option)}
                {...getOptionProps({
                  onClick: () => choose(option),
                  active: index === active,
                })}
                label={getText(option)}
                description={getDescription(option)}
                selected={false}
                active={index === active}
              />
            ))}
          </FloatingList>
        </Styled.List>
      )}
    </FieldFrame>
  )
}
