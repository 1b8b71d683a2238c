import type { RefObject } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/parcels.ts'
import { feeInCents, feeRates } from '../../../domain/fee.ts'
import { formatCents } from '../../../domain/format.ts'
import { typedWeight, weightError } from '../../../domain/weight.ts'
import type { Receiver } from '../../api/model.ts'
import { Combobox } from '../../ui/combobox/combobox.tsx'
import { TextAreaField, TextField } from '../../ui/field/field.tsx'
import { RadioCards } from '../../ui/field/choice-group.tsx'
import { DocumentIcon, ParcelIcon } from '../../ui/icons/icons.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { color, font, fontSize, radius, space } from '../../ui/theme/tokens.ts'
import { media } from '../../lib/media.ts'
import type { ParcelErrors } from '../../lib/new-parcel-rules.ts'
import { useReceiverSearch } from '../../stores/receiver-search.ts'
import { AddressField } from './address-field.tsx'
import type { ParcelDraft } from './parcel-draft.ts'

type ParcelFormProps = {
  id: string
  formRef: RefObject<HTMLFormElement | null>
  draft: ParcelDraft
  errors: ParcelErrors
  failure: string | undefined
  receiverHint: string | undefined
  onChange: (change: Partial<ParcelDraft>) => void
  onSubmit: () => void
}

export function ParcelForm(props: ParcelFormProps) {
  const { id, formRef, draft, errors, failure, onChange, onSubmit } = props
  return (
    <Form
      id={id}
      ref={formRef}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {failure && <Notice tone="danger">{failure}</Notice>}
      <ReceiverPicker
        value={draft.receiver}
        error={errors.receiverId}
        hint={props.receiverHint}
        onChange={(receiver) => onChange({ receiver })}
      />
      <Pair>
        <AddressField
          label={t.fromAddress}
          name="fromAddress"
          placeholder={t.whereWeCollectIt}
          value={draft.fromAddress}
          error={errors.fromAddress}
          onChange={(fromAddress) => onChange({ fromAddress })}
        />
        <AddressField
          label={t.toAddress}
          name="toAddress"
          placeholder={t.whereItGoes}
          value={draft.toAddress}
          error={errors.toAddress}
          onChange={(toAddress) => onChange({ toAddress })}
          onChoose={({ receiver }) => {
            if (receiver !== null && draft.receiver === null) onChange({ receiver })
          }}
        />
      </Pair>
      <RadioCards
        legend={t.parcelType}
        name="parcelType"
        value={draft.parcelType}
        error={errors.parcelType}
        onChange={(parcelType) => onChange({ parcelType })}
        options={[
          { value: 'PACKAGE', label: t.packageType, icon: <ParcelIcon /> },
          { value: 'DOCUMENT', label: t.documentType, icon: <DocumentIcon /> },
        ]}
      />
      <Pair>
        <TextField
          label={t.weightInKilograms}
          name="weight"
          type="number"
          inputMode="decimal"
          min="0.01"
          max="1000"
          step="0.01"
          required
          value={draft.weight}
          error={errors.weight}
          hint={rateText}
          onChange={(event) => onChange({ weight: event.target.value })}
        />
        <Fee weight={typedWeight(draft.weight)} />
      </Pair>
      <TextField
        label={t.phoneForDelivery}
        name="receiverPhone"
        type="tel"
        autoComplete="off"
        maxLength={31}
        value={draft.receiverPhone}
        error={errors.receiverPhone}
        hint={t.aboutPhone}
        onChange={(event) => onChange({ receiverPhone: event.target.value })}
      />
      <TextAreaField
        label={t.note}
        name="note"
        rows={2}
        placeholder={t.anythingTheCourierShouldKnow}
        value={draft.note}
        error={errors.note}
        onChange={(event) => onChange({ note: event.target.value })}
      />
    </Form>
  )
}

type ReceiverPickerProps = {
  value: Receiver | null
  error: string | undefined
  hint: string | undefined
  onChange: (receiver: Receiver | null) => void
}

function ReceiverPicker({ value, error, hint, onChange }: ReceiverPickerProps) {
  const found = useReceiverSearch()
  return (
    <Combobox
      {...found}
      label={common.receiver}
      name="receiverId"
      placeholder={t.searchByNameOrEmail}
      clearLabel={t.clearReceiver}
      required
      value={value}
      onChange={onChange}
      getKey={(receiver) => receiver.id}
      getLabel={(receiver) => receiver.name}
      getDescription={(receiver) => receiver.email}
      error={error}
      hint={hint}
      emptyText={t.noReceiverFound}
    />
  )
}

const rateText = t.rate({
  perKilogram: formatCents(feeRates.centsPerKilogram),
  minimum: formatCents(feeRates.minimumCents),
})

function Fee({ weight }: { weight: number }) {
  const isKnown = weightError(weight) === null
  return (
    <FeeBox>
      <span id="parcel-fee">{t.fee}</span>
      <output aria-labelledby="parcel-fee">
        {isKnown ? formatCents(feeInCents(weight)) : '—'}
      </output>
    </FeeBox>
  )
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
`

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(5)} ${space(4)};
  @media ${media.phone} {
    grid-template-columns: 1fr;
  }
`

const FeeBox = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  align-self: start;
  padding: ${space(2.5)} ${space(4)};
  border: 2px dashed ${color.accentLine};
  border-radius: ${radius.medium};
  background: ${color.accentSoft};
  span {
    color: ${color.accentText};
    font-size: ${fontSize.tiny};
    font-weight: 600;
  }
  output {
    font-family: ${font.mono};
    font-size: ${fontSize.title};
    font-weight: 700;
    line-height: 1.3;
  }
`
