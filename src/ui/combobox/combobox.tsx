import { FloatingList } from '@floating-ui/react'
import { useState } from 'react'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { Button } from '../button/button.tsx'
import { FieldFrame, useFieldControl } from '../field/field-frame.tsx'
import { ChevronDownIcon } from '../icons/icons-form.tsx'
import { CloseIcon, RefreshIcon } from '../icons/icons.tsx'
import { ComboboxOption } from './combobox-option.tsx'
import * as Styled from './combobox.styles.ts'
import { matching, moreText, optionCount, shownAtOnce } from './combobox-options.ts'
import { Spinner } from '../progress/spinner.tsx'
import { useComboboxList } from './use-combobox-list.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

export type ComboboxProps<T> = {
  label: string
  name: string
  value: T | null
  onChange: (value: T | null) => void
  options: T[]
  getKey: (option: T) => string
  getLabel: (option: T) => string
  getDescription?: (option: T) => string
  state: 'loading' | 'ready' | 'failed'
  /** Told of every change of the text, for lists that are searched elsewhere. */
  search?: (query: string) => void
  onRetry?: () => void
  error?: string | undefined
  hint?: ReactNode
  placeholder?: string
  emptyText?: string
  required?: boolean
  ref?: Ref<HTMLInputElement>
}

export function Combobox<T>({
  label,
  name,
  value,
  onChange,
  options,
  getKey,
  getLabel,
  getDescription,
  state,
  search,
  onRetry,
  error,
  hint,
  placeholder,
  emptyText = 'Nothing matches',
  required = false,
  ref,
}: ComboboxProps<T>) {
  // Null while the text is just the chosen option's label.
  const [query, setQuery] = useState<string | null>(null)
  const control = useFieldControl({ label, error, hint }, {})
  const describe = (option: T) => [getLabel(option), getDescription?.(option)].join(' ')
  const found = matching(options, query, describe)
  const shown = found.slice(0, shownAtOnce)
  const {
    open,
    setOpen,
    active,
    setActive,
    setReference,
    setFloating,
    attachText,
    listed,
    style,
    focus,
    propsOf,
  } = useComboboxList(shown.length, ref)

  const type = (text: string) => {
    setQuery(text)
    search?.(text)
    setActive(text ? 0 : null)
    setOpen(true)
    if (text === '' && value) onChange(null)
  }
  const choose = (option: T | null) => {
    onChange(option)
    setQuery(null)
    search?.('')
    setOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      // Only the list closes, not the dialog around it.
      event.stopPropagation()
      setOpen(false)
    }
    if (!open) return
    if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault()
      setActive(event.key === 'Home' ? 0 : shown.length - 1)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      const option = active === null ? undefined : shown[active]
      if (option !== undefined) choose(option)
    }
  }

  return (
    <FieldFrame {...{ label, error, hint }} htmlFor={control.id} required={required}>
      <Styled.Holder ref={setReference}>
        <Styled.Input
          {...control}
          {...propsOf.text({
            onKeyDown,
            onBlur: () => {
              setQuery(null)
              setOpen(false)
            },
            onClick: () => setOpen(true),
          })}
          ref={attachText}
          autoComplete="off"
          aria-autocomplete="list"
          aria-required={required || undefined}
          placeholder={placeholder}
          value={query ?? (value ? getLabel(value) : '')}
          onChange={(event) => type(event.target.value)}
        />
        <input type="hidden" name={name} value={value ? getKey(value) : ''} />
        <Styled.Marks>
          {value && (
            <Styled.Clear
              type="button"
              aria-label={`Clear ${label.toLowerCase()}`}
              onClick={() => {
                choose(null)
                focus()
              }}
            >
              <CloseIcon size={16} />
            </Styled.Clear>
          )}
          {state === 'loading' ? <Spinner /> : <ChevronDownIcon />}
        </Styled.Marks>
      </Styled.Holder>
      {state === 'failed' && (
        <Styled.Failure role="alert">
          The list could not be loaded.
          {onRetry && (
            <Button size="small" icon={<RefreshIcon size={16} />} onClick={onRetry}>
              Try again
            </Button>
          )}
        </Styled.Failure>
      )}
      <VisuallyHidden as="output">{open ? optionCount(state, found.length) : ''}</VisuallyHidden>
      {open && state !== 'failed' && (
        <Styled.List
          ref={setFloating}
          style={style}
          {...propsOf.list()}
          aria-label={label}
          aria-labelledby={undefined}
          // Keeps the focus, and with it the keyboard, in the text box.
          onMouseDown={(event) => event.preventDefault()}
        >
          {state === 'loading' && <Styled.Note role="presentation">Loading…</Styled.Note>}
          {state === 'ready' && shown.length === 0 && (
            <Styled.Note role="presentation">{emptyText}</Styled.Note>
          )}
          <FloatingList elementsRef={listed}>
            {shown.map((option, index) => (
              <ComboboxOption
                key={getKey(option)}
                {...propsOf.option({ onClick: () => choose(option), active: index === active })}
                name={getLabel(option)}
                description={getDescription?.(option)}
                selected={value !== null && getKey(value) === getKey(option)}
                active={index === active}
              />
            ))}
          </FloatingList>
          {found.length > shown.length && (
            <Styled.Note role="presentation">{moreText(found.length)}</Styled.Note>
          )}
        </Styled.List>
      )}
    </FieldFrame>
  )
}
