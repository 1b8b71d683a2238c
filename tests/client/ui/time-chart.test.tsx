import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ChartCard } from '../../../src/ui/charts/chart-card.tsx'
import { TimeChart } from '../../../src/ui/charts/time-chart.tsx'

const labels = ['1 Mar', '2 Mar', '3 Mar']
const series = [
  { name: 'Created', values: [3, 1200, 2], format: (value: number) => value.toLocaleString('en') },
  { name: 'Median', values: [20.5, null, 60], format: (value: number) => `${value} hours` },
] as const

function open() {
  const lines = series.map((one) => ({ ...one, kind: 'line' as const, color: 'black' }))
  render(
    <>
      <ChartCard
        title="Days"
        summary="Most on 2 Mar."
        table={{ columns: ['Day', 'Created'], rows: [['1 Mar', '3']] }}
      >
        <TimeChart labels={labels} series={lines} />
      </ChartCard>
      <button type="button">What comes next</button>
    </>,
  )
  const slider = () => screen.getByRole('slider', { name: 'Days' })
  const spoken = () => slider().getAttribute('aria-valuetext')
  /** The texts beside the cursor. */
  const written = () =>
    ['Created: 3', 'Created: 1,200', 'Created: 2', 'Median: 20.5 hours', 'Median: none'].filter(
      (text) => screen.queryByText(text) !== null,
    )
  return { user: userEvent.setup(), slider, spoken, written }
}

it('a user with a keyboard reads the values of a chart one by one, newest first', async () => {
  const { user, slider, spoken, written } = open()
  expect(written()).toEqual([])

  await user.tab()
  expect(screen.getByRole('button', { name: 'Show as table: Days' })).toHaveFocus()
  await user.tab()
  expect(slider()).toHaveFocus()
  expect([spoken(), written()]).toEqual(['3 Mar, Created: 2, Median: 60 hours', ['Created: 2']])
  // A browser moves a range this way on arrow keys.
  fireEvent.change(slider(), { target: { value: '1' } })
  expect(spoken()).toBe('2 Mar, Created: 1,200, Median: none')
  expect(written()).toEqual(['Created: 1,200', 'Median: none'])
  await user.keyboard('{Escape}')
  expect(written()).toEqual([])
  fireEvent.change(slider(), { target: { value: '0' } })
  expect(written()).toEqual(['Created: 3', 'Median: 20.5 hours'])

  await user.tab()
  expect(screen.getByRole('button', { name: 'What comes next' })).toHaveFocus()
  expect(written()).toEqual([])
})

it('a screen reader gets the chart’s description and a slider over its values', () => {
  const { slider } = open()
  expect(screen.getByRole('img', { name: 'Days. Most on 2 Mar.' })).toBeVisible()
  expect(slider()).toHaveAttribute('max', '2')
})
