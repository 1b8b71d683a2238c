import { useCallback, useId, useState } from 'react'
import * as commonTexts from '#texts/common.ts'
import * as t from '#texts/landing.ts'
import { feeInCents, feeParts, feeRates } from '../../../domain/fee.ts'
import { formatCents, formatTenths, formatWeight } from '../../../domain/format.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Perforation } from '../../ui/card/card.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { Container, Section } from '../../ui/layout/layout.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { paths } from '../../lib/paths.ts'
import { sentence } from '../../lib/sentence.ts'
import { isTypedNumber, typedWeight, typedWeightError } from '../../parcel/weight.ts'
import * as Styled from './price.styles.ts'

/** Calculates the price of a parcel in the browser, by the server's rule. */
export function Price() {
  const [typed, setTyped] = useState('2.5')
  // Text that was typed before the page was hydrated has caused no change event.
  const takeUp = useCallback((field: HTMLInputElement | null) => {
    if (field) setTyped(field.value)
  }, [])
  const fieldId = useId()
  const weight = typedWeight(typed)
  // An empty field is not an error.
  const isEmpty = typed.trim() === ''
  const problem = isEmpty || isTypedNumber(typed) ? typedWeightError(typed) : t.weightMustBeANumber
  return (
    <Section id="price">
      <Container>
        <Styled.Columns>
          <Styled.Question>
            <h2>{t.whatItCosts}</h2>
            <p>
              {t.rateAndMinimum({
                rate: formatCents(feeRates.centsPerKilogram),
                minimum: formatCents(feeRates.minimumCents),
              })}
            </p>
            <TextField
              id={fieldId}
              ref={takeUp}
              label={t.weightInKilograms}
              inputMode="decimal"
              step="0.01"
              autoComplete="off"
              value={typed}
              error={isEmpty ? undefined : (problem ?? undefined)}
              onChange={({ target }) => setTyped(target.value)}
            />
            <WeightSlider
              weight={problem === null ? weight : 0}
              onChange={(kilograms) => setTyped(formatTenths(kilograms))}
            />
          </Styled.Question>
          <Quote weight={problem === null ? weight : null} fieldId={fieldId} />
        </Styled.Columns>
      </Container>
    </Section>
  )
}

const lightest = 0.5
const heaviest = 30

type WeightSliderProps = { weight: number; onChange: (kilograms: number) => void }

/** Slider for common weights; the field accepts heavier ones. */
function WeightSlider({ weight, onChange }: WeightSliderProps) {
  return (
    <Styled.Slider>
      <input
        type="range"
        aria-label={t.weightBySliding}
        min={lightest}
        max={heaviest}
        step={0.5}
        value={Math.min(heaviest, Math.max(lightest, weight))}
        aria-valuetext={weight === 0 ? t.noWeightYet : formatWeight(weight)}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <span aria-hidden="true">{formatWeight(lightest)}</span>
      <span aria-hidden="true">{formatWeight(heaviest)}</span>
    </Styled.Slider>
  )
}

/** The fee as a ticket: its parts, and the sum below the line. */
function Quote({ weight, fieldId }: { weight: number | null; fieldId: string }) {
  const parts = weight === null ? null : feeParts(weight)
  const perKilogram = formatCents(feeRates.centsPerKilogram)
  return (
    <Styled.Ticket>
      <Styled.Lines>
        <div>
          <dt>
            {weight === null ? commonTexts.weight : `${formatWeight(weight)} × ${perKilogram}`}
          </dt>
          <dd>{parts === null ? '—' : formatCents(parts.weightCents)}</dd>
        </div>
        {parts !== null && parts.addedCents > 0 && (
          <div>
            <dt>{t.upToTheMinimumFee}</dt>
            <dd>{formatCents(parts.addedCents)}</dd>
          </div>
        )}
      </Styled.Lines>
      <Perforation />
      <Styled.Sum>
        <span aria-hidden="true">{t.fee}</span>
        <output htmlFor={fieldId} aria-live="polite" aria-atomic="true">
          {sentence(
            weight === null
              ? t.noFeeYet({ hidden })
              : t.feeForWeight({
                  fee: formatCents(feeInCents(weight)),
                  weight: formatWeight(weight),
                  hidden,
                }),
          )}
        </output>
      </Styled.Sum>
      <LinkButton href={paths.register()}>{t.createAnAccount}</LinkButton>
    </Styled.Ticket>
  )
}

const hidden = (text: string) => <VisuallyHidden>{text}</VisuallyHidden>
