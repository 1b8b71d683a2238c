import { expect, it } from 'vitest'
import { parcelsText } from '../../domain/parcels-text.ts'
import * as ar from '../../languages/texts/ar/parcelCounts.ts'
import * as pl from '../../languages/texts/pl/parcelCounts.ts'

it('Parcels are counted in English by default', () => {
  expect([1, 5, 1_200].map((count) => parcelsText('APPROVED', count))).toEqual([
    '1 parcel approved',
    '5 parcels approved',
    '1,200 parcels approved',
  ])
})

it('Polish inflects parcels and their event by the count', () => {
  expect([1, 2, 5, 22].map((count) => parcelsText('DISPATCHED', count, pl))).toEqual([
    '1 przesyłka wysłana',
    '2 przesyłki wysłane',
    '5 przesyłek wysłanych',
    '22 przesyłki wysłane',
  ])
})

it('Arabic has separate forms for none, one, two, a few, many and hundreds', () => {
  expect([0, 1, 2, 3, 11, 100].map((count) => parcelsText('DISPATCHED', count, ar))).toEqual([
    'لم تُشحن أي شحنة',
    'تم شحن شحنة واحدة',
    'تم شحن شحنتين',
    'تم شحن 3 شحنات',
    'تم شحن 11 شحنة',
    'تم شحن 100 شحنة',
  ])
})
