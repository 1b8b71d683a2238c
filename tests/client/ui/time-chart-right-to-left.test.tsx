import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { TimeChart } from '../../../src/ui/charts/time-chart.tsx'

vi.mock(import('#texts/language.ts'), async (original) => ({
  ...(await original()),
  direction: 'rtl',
}))

const created = {
  name: 'Created',
  kind: 'columns',
  color: 'black',
  values: [3, 5, 2],
  format: (value: number) => `${value}`,
} as const

it('a visitor who reads from right to left sees the first day on the right, beside the axis', () => {
  // 640 px wide, with 40 px for the axis and 6 px after the last day: each day has 198 px.
  render(<TimeChart labels={['1 Mar', '2 Mar', '3 Mar']} series={[created]} />)
  const xOf = (text: string) => Number(screen.getByText(text).getAttribute('x'))
  expect(['0', '1 Mar', '2 Mar', '3 Mar'].map(xOf)).toEqual([608, 501, 303, 105])

  const plot = screen.getByRole('img')
  fireEvent.pointerMove(plot, { clientX: 599 })
  expect(screen.getByText('Created: 3')).toBeVisible()
  fireEvent.pointerMove(plot, { clientX: 10 })
  expect(screen.getByText('Created: 2')).toBeVisible()
})
