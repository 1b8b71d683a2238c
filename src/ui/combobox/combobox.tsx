import { FloatingList, useListItem } from '@floating-ui/react'
import type { ReactNode, Ref } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/ui.ts'
import { Button } from '../button/button.tsx'
import { FieldFrame, useFieldControl } from '../field/field-frame.tsx'
import { ChevronDownIcon } from '../icons/form-icons.tsx'
import { CloseIcon, RefreshIcon } from '../icons/icons.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { Spinner } from '../progress/spinner.tsx'
import * as Styled from './combobox.styles.ts'
import { useCombobox } from './use-combobox.ts'

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
  /** Called with every change of the text, for options that the host searches. */
  search?: (query: string) => void
  onRetry?: () => void
  error?: string | undefined
  hint?: ReactNode
  placeholder?: string
  /** Name of the button that clears the field. */
  clearLabel: string
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
  clearLabel,
  emptyText = t.nothingMatches,
  required = false,
  ref,
}: ComboboxProps<T>) {
  const control = useFieldControl({ label, error, hint }, {})
  const textOf = (option: T) => [getLabel(option), getDescription?.(option)].join(' ')
  const {
    isOpen,
    query,
    shown,
    matchCount,
    active,
    elements,
    style,
    inputRef,
    setReference,
    setFloating,
    getInputProps,
    getListProps,
    getOptionProps,
    type,
    choose,
    clear,
  } = useCombobox({ value, onChange, options, textOf, search, ref })

  return (
    <FieldFrame {...{ label, error, hint }} htmlFor={control.id} required={required}>
      <Styled.Control ref={setReference}>
        <Styled.Input
          {...control}
          {...getInputProps()}
          ref={inputRef}
          autoComplete="off"
          aria-autocomplete="list"
          aria-required={required || undefined}
          placeholder={placeholder}
          value={query ?? (value ? getLabel(value) : '')}
          onChange={(event) => type(event.target.value)}
        />
        <input type="hidden" name={name} value={value ? getKey(value) : ''} />
        <Styled.Icons>
          {value && (
            <Styled.Clear type="button" aria-label={clearLabel} onClick={clear}>
              <CloseIcon size={16} />
            </Styled.Clear>
          )}
          {state === 'loading' ? <Spinner /> : <ChevronDownIcon />}
        </Styled.Icons>
      </Styled.Control>
      {state === 'failed' && (
        <Styled.Failure role="alert">
          <span>{t.couldNotLoadTheList}</span>
          {onRetry && (
            <Button size="small" icon={<RefreshIcon size={16} />} onClick={onRetry}>
              {common.tryAgain}
            </Button>
          )}
        </Styled.Failure>
      )}
      <VisuallyHidden as="output">{isOpen ? countText(state, matchCount) : ''}</VisuallyHidden>
      {isOpen && state !== 'failed' && (
        <Styled.List
          ref={setFloating}
          style={style}
          {...getListProps()}
          aria-label={label}
          aria-labelledby={undefined}
          // Keeps the focus in the text box.
          onMouseDown={(event) => event.preventDefault()}
        >
          {state === 'loading' && <Styled.Note role="presentation">{t.loading}</Styled.Note>}
          {state === 'ready' && shown.length === 0 && (
            <Styled.Note role="presentation">{emptyText}</Styled.Note>
          )}
          <FloatingList elementsRef={elements}>
            {shown.map((option, index) => (
              <Option
                key={getKey(option)}
                {...getOptionProps({
                  onClick: () => choose(option),
                  active: index === active,
                })}
                label={getLabel(option)}
                description={getDescription?.(option)}
                selected={value !== null && getKey(value) === getKey(option)}
                active={index === active}
              />
            ))}
          </FloatingList>
          {matchCount > shown.length && (
            <Styled.Note role="presentation">
              {t.moreOptions({ count: matchCount - shown.length })}
            </Styled.Note>
          )}
        </Styled.List>
      )}
    </FieldFrame>
  )
}

type OptionProps = Record<string, unknown> & {
  label: string
  description: string | undefined
  selected: boolean
  active: boolean
}

export function Option({ label, description, selected, active, ...native }: OptionProps) {
  const { ref } = useListItem()
  return (
    <Styled.Option
      ref={ref}
      {...native}
      aria-selected={selected}
      data-active={active ? '' : undefined}
    >
      <Styled.Label>
        <bdi translate="no">{label}</bdi>
      </Styled.Label>
      {description && (
        <Styled.Description>
          <bdi translate="no">{description}</bdi>
        </Styled.Description>
      )}
    </Styled.Option>
  )
}

function countText(state: 'loading' | 'ready' | 'failed', count: number): string {
  if (state === 'ready') return t.options({ count })
  return state === 'loading' ? t.loadingOptions : ''
}
