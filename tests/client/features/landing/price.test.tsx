import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Price } from '../../../../src/features/landing/price.tsx'
import { factsIn, hrefOf } from '../../support/texts.ts'

const weight = () => screen.getByRole('textbox', { name: 'Weight (kg)' })
const slider = () => screen.getByRole('slider', { name: 'Weight slider' })
const fee = () => screen.getByRole('status').textContent

async function type(text: string) {
  await userEvent.clear(weight())
  if (text !== '') await userEvent.type(weight(), text)
}

it('A visitor reads what a parcel costs and what the fee is made of', async () => {
  render(<Price />)
  expect(weight()).toHaveValue('2.5')
  expect([fee(), factsIn()]).toEqual(['Fee: $12.50 for 2.5 kg', [['2.5 kg × $5.00', '$12.50']]])

  await type('1000')
  expect([fee(), factsIn()]).toEqual([
    'Fee: $5,000.00 for 1,000 kg',
    [['1,000 kg × $5.00', '$5,000.00']],
  ])
  expect(hrefOf('Create an account')).toBe('/register')
})

it('A visitor with a light parcel reads what is added up to the minimum fee', async () => {
  render(<Price />)
  await type('0,35')

  expect([fee(), factsIn()]).toEqual([
    'Fee: $5.00 for 0.35 kg',
    [
      ['0.35 kg × $5.00', '$1.75'],
      ['Added to reach the minimum fee', '$3.25'],
    ],
  ])
})

it('A visitor slides to a weight, and the field follows', () => {
  render(<Price />)
  fireEvent.change(slider(), { target: { value: '12.5' } })

  expect(weight()).toHaveValue('12.5')
  expect(slider()).toHaveAttribute('aria-valuetext', '12.5 kg')
  expect(fee()).toBe('Fee: $62.50 for 12.5 kg')
})

it.each([
  ['0', 'Weight must be greater than 0'],
  ['1000.01', 'Weight must be at most 1000'],
  ['1.005', 'Weight must have at most two decimals'],
  ['2,500', 'Weight must have at most two decimals'],
  ['heavy', 'Weight must be a number'],
])('A visitor who types %s is told beside the field, and reads no fee', async (text, sentence) => {
  render(<Price />)
  await type(text)

  expect(weight()).toBeInvalid()
  expect(weight()).toHaveAccessibleDescription(sentence)
  expect([fee(), factsIn()]).toEqual(['Fee: —', [['Weight', '—']]])
})

it('A visitor who empties the field sees no error', async () => {
  render(<Price />)
  await type('')

  expect(weight()).toBeValid()
  expect(slider()).toHaveAttribute('aria-valuetext', 'No weight yet')
  expect(fee()).toBe('Fee: —')
})

it('A visitor who types a weight before the page is hydrated reads its fee afterwards', () => {
  const complaint = vi.spyOn(console, 'error')
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<Price />)
  const field = weight()
  if (field instanceof HTMLInputElement) field.value = '4'

  render(<Price />, { container, hydrate: true })
  expect(weight()).toHaveValue('4')
  expect(fee()).toBe('Fee: $20.00 for 4 kg')
  expect(complaint).not.toHaveBeenCalled()
})
