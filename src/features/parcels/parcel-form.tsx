import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/parcels.ts'
import { feeInCents, feeRates } from '../../../domain/fee.ts'
import { formatCents, formatWeight } from '../../../domain/format.ts'
import type { Receiver } from '../../api/model.ts'
import { Combobox } from '../../ui/combobox/combobox.tsx'
import { TextAreaField, TextField } from '../../ui/field/field.tsx'
import { RadioCards } from '../../ui/field/choice-group.tsx'
import { DocumentIcon, ParcelIcon } from '../../ui/icons/icons.tsx'
import { color, font, fontSize, radius, space } from '../../ui/theme/tokens.ts'
import { media } from '../../lib/media.ts'
import type { ParcelField } from '../../parcel/new-parcel-rules.ts'
import { fieldProps, textProps } from '../../stores/form-fields.ts'
import type { Form } from '../../stores/use-form.ts'
import { typedWeight, weightError } from '../../parcel/weight.ts'
import { useReceiverSearch } from '../../stores/receiver-search.ts'
import { AddressField } from './address-field.tsx'
import type { ParcelValues } from './parcel-draft.ts'

type ParcelFieldsProps = {
  form: Form<ParcelValues, ParcelField>
  receiverHint: string | undefined
}

export function ParcelFields({ form, receiverHint }: ParcelFieldsProps) {
  const { values } = form
  return (
    <>
      <ReceiverPicker {...fieldProps(form, 'receiver', 'receiverId')} hint={receiverHint} />
      <Pair>
        <AddressField
          label={t.fromAddress}
          placeholder={t.whereWeCollectIt}
          {...fieldProps(form, 'fromAddress')}
        />
        <AddressField
          label={t.toAddress}
          placeholder={t.whereItGoes}
          {...fieldProps(form, 'toAddress')}
          onChoose={({ receiver }) => {
            if (receiver !== null && values.receiver === null)
              fieldProps(form, 'receiver', 'receiverId').onChange(receiver)
          }}
        />
      </Pair>
      <RadioCards
        legend={t.parcelType}
        {...fieldProps(form, 'parcelType')}
        options={[
          { value: 'PACKAGE', label: t.packageType, icon: <ParcelIcon /> },
          { value: 'DOCUMENT', label: t.documentType, icon: <DocumentIcon /> },
        ]}
      />
      <Pair>
        <TextField
          label={t.weightInKilograms}
          inputMode="decimal"
          step="0.01"
          required
          {...textProps(form, 'weight')}
          hint={rateText}
        />
        <Fee weight={typedWeight(values.weight)} />
      </Pair>
      <TextField
        label={t.phoneForDelivery}
        type="tel"
        autoComplete="off"
        {...textProps(form, 'receiverPhone')}
        hint={t.aboutPhone}
      />
      <TextAreaField
        label={t.note}
        rows={2}
        placeholder={t.anythingTheCourierShouldKnow}
        {...textProps(form, 'note')}
      />
    </>
  )
}

type ReceiverPickerProps = {
  name: string
  value: Receiver | null
  error: string | undefined
  hint: string | undefined
  onChange: (receiver: Receiver | null) => void
}

function ReceiverPicker({ name, value, error, hint, onChange }: ReceiverPickerProps) {
  const found = useReceiverSearch()
  return (
    <Combobox
      {...found}
      label={common.receiver}
      name={name}
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
        {isKnown ? `${formatWeight(weight)} · ${formatCents(feeInCents(weight))}` : '—'}
      </output>
    </FeeBox>
  )
}

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
