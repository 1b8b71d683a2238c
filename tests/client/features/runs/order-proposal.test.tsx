import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { OrderProposal as Proposal, Run, RunStop } from '../../../../openapi.d.ts'
import { OrderProposal } from '../../../../src/features/runs/order-proposal.tsx'
import { useRun } from '../../../../src/stores/runs.ts'
import { json, ok } from '../../../support/host.ts'
import { openOn, type Answers } from '../../support/open-page.tsx'

const stopOf = (id: string, address: string) => ({
  _id: id,
  address,
  parcels: [
    {
      _id: `p-${id}`,
      trackingId: 'TRK-7H2K-9QXM-3VBT-RD4W',
      receiver: 'Rita Receiver',
      parcelType: 'PACKAGE' as const,
      weight: 2.5,
      status: 'DISPATCHED' as const,
      isBlocked: false,
      actions: [],
    },
  ],
})

const run: Run = {
  _id: 'r-1',
  day: '2026-03-04',
  courier: { _id: 'u-1', name: 'Cem Courier' },
  state: 'DRAFT',
  version: 3,
  actions: ['plan'],
  stops: [stopOf('a', '1 Quay'), stopOf('b', '2 Hill'), stopOf('c', '3 Lane')],
}

const proposal: Proposal = {
  version: 3,
  stopIds: ['a', 'c', 'b'],
  metresBefore: 41_230,
  metresAfter: 28_740,
  withoutCoordinates: ['b'],
  source: 'OWN',
}

const propose = 'POST /api/runs/r-1/proposal'
const order = 'PUT /api/runs/r-1/order'
const coordinates = 'PUT /api/runs/r-1/coordinates'
const ordered: Run = { ...run, version: 4, stops: ['a', 'c', 'b'].flatMap(stopNamed) }
function stopNamed(id: string) {
  return run.stops.filter(({ _id }) => _id === id)
}

function Page() {
  const { data } = useRun('r-1')
  return data === undefined ? null : <OrderProposal run={data} />
}

function open(answers: Answers = {}, known = run) {
  const current = { run: known }
  const page = openOn(
    {
      'GET /api/runs/r-1': () => ok(current.run),
      [propose]: () => ok({ ...proposal, version: current.run.version }),
      [order]: () => ok((current.run = ordered)),
      ...answers,
    },
    <Page />,
    '/admin/runs/r-1',
  )
  return { ...page, current }
}

const listOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('A planner', () => {
  test('sees the proposed order beside the current order, and uses it', async () => {
    const { host, press } = open()
    await press('Propose an order')
    expect(
      await screen.findByText('12.5 km shorter (estimated): 28.7 km, now 41.2 km.'),
    ).toBeVisible()
    expect(listOf('Order now')).toEqual(['1 Quay', '2 Hill', '3 Lane'])
    expect(listOf('Proposed')).toEqual(['1 Quay', '3 Lane', '2 Hill'])

    await press('Use this order')
    expect(await screen.findByText('Order changed')).toBeVisible()
    expect(host.asked.find(({ call }) => call === order)?.body).toEqual({
      version: 3,
      stopIds: ['a', 'c', 'b'],
    })
    expect(screen.queryByRole('heading', { name: 'Proposed order' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Propose an order' })).toHaveFocus()
  })

  test('dismisses the proposed order, and nothing changes', async () => {
    const { host, press } = open()
    await press('Propose an order', 'Dismiss')
    expect(screen.queryByRole('heading', { name: 'Proposed order' })).toBeNull()
    expect(host.calls()).toEqual(['GET /api/runs/r-1', propose])
  })

  test('is told that no shorter order was found', async () => {
    const { press } = open({ [propose]: () => ok({ ...proposal, stopIds: ['a', 'b', 'c'] }) })
    await press('Propose an order')
    expect(await screen.findByText('No shorter order was found.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Use this order' })).toBeNull()
  })

  test('reads why VROOM gave no order', async () => {
    const vroomFailure = 'it answered with its code 3: Unfound route(s) from location […]'
    const { press } = open({ [propose]: () => ok({ ...proposal, vroomFailure }) })
    await press('Propose an order')
    const said = `VROOM gave no order: ${vroomFailure}. This one follows straight lines, not roads.`
    expect(await screen.findByText(said)).toBeVisible()
  })

  test('is offered to correct coordinates that seem to be wrong', async () => {
    const near = { latitude: 53.7, longitude: -0.3, source: 'GIVEN' as const }
    const odd = { latitude: 0, longitude: 0, source: 'BY_HAND' as const }
    const stops = run.stops.map((stop) => ({
      ...stop,
      coordinates: stop._id === 'b' ? odd : near,
    }))
    const { press } = open({}, { ...run, stops })
    await press('Propose an order')
    expect(await screen.findByRole('heading', { name: 'Coordinates to check' })).toBeVisible()
    // Each stop is offered once.
    expect(screen.getAllByRole('button', { name: /^Change coordinates of/ })).toHaveLength(1)
    await press('Change coordinates of 2 Hill')
    expect(await screen.findByRole('dialog', { name: 'Change coordinates' })).toBeVisible()
  })

  test('is told that the run was changed before the proposed order was used', async () => {
    const changed = { success: false, message: 'The run was changed.', code: 'RUN_CHANGED' }
    const { press } = open({ [order]: () => json(changed, 409) })
    await press('Propose an order', 'Use this order')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The run has changed in the meantime. You see the current state; please try again.',
    )
    expect(screen.getByRole('heading', { name: 'Proposed order' })).toBeVisible()
  })

  test('is told why no order could be proposed', async () => {
    const { press } = open({
      [propose]: () => json({ success: false, message: 'The service is busy.' }, 503),
    })
    await press('Propose an order')
    expect(await screen.findByRole('alert')).toHaveTextContent('The service is busy.')
  })

  test('enters the location of a stop, and a new order is proposed', async () => {
    const located = { latitude: 53.7443, longitude: -0.3326, source: 'BY_HAND' as const }
    const { host, press, person, current } = open({
      [coordinates]: () => {
        const stops = run.stops.map((stop) =>
          stop._id === 'b' ? { ...stop, coordinates: located } : stop,
        )
        return ok((current.run = { ...run, version: 4, stops }))
      },
    })
    await press('Propose an order', 'Enter coordinates of 2 Hill')
    const field = await screen.findByLabelText(/^Latitude, longitude/)
    await person.type(field, 'by the church')
    await press('Save')
    expect(field).toHaveAccessibleDescription(/Please enter a latitude and a longitude/)
    await person.clear(field)
    await person.type(field, '53.7443, -0.3326')
    await press('Save')
    expect(await screen.findByText('Coordinates saved')).toBeVisible()
    expect(host.asked.find(({ call }) => call === coordinates)?.body).toEqual({
      version: 3,
      stopId: 'b',
      latitude: 53.7443,
      longitude: -0.3326,
    })
    expect(host.calls().filter((call) => call === propose)).toHaveLength(2)
  })

  describe('after entering the location of a stop', () => {
    const entered = { latitude: 53.7443, longitude: -0.3326, source: 'BY_HAND' as const }
    const given = { latitude: 53.7, longitude: -0.3, source: 'GIVEN' as const }
    const withPlaceOf = (id: string, place: RunStop['coordinates'], version: number): Run => ({
      ...run,
      version,
      stops: run.stops.map((stop) =>
        stop._id === id && place ? { ...stop, coordinates: place } : stop,
      ),
    })
    const located = withPlaceOf('b', entered, 3)
    const remove = 'DELETE /api/runs/r-1/coordinates'
    const openDialog = async (answers: (page: { run: Run }) => Answers) => {
      const now = { run: located }
      const page = open(
        {
          'GET /api/runs/r-1': () => ok(now.run),
          [propose]: () => ok({ ...proposal, version: now.run.version, withoutCoordinates: [] }),
          ...answers(now),
        },
        located,
      )
      await page.press('Propose an order', 'Change coordinates of 2 Hill')
      return page
    }

    test('changes the location, starting from the earlier input', async () => {
      const moved = { ...entered, latitude: 53.75 }
      const { host, press, person } = await openDialog((now) => ({
        [coordinates]: () => ok((now.run = withPlaceOf('b', moved, 4))),
      }))
      const field = await screen.findByLabelText(/^Latitude, longitude/)
      expect(field).toHaveValue('53.7443, -0.3326')
      await person.clear(field)
      await person.type(field, '53.75, -0.3326')
      await press('Save')
      expect(await screen.findByText('Coordinates saved')).toBeVisible()
      expect(host.asked.find(({ call }) => call === coordinates)?.body).toEqual({
        version: 3,
        stopId: 'b',
        latitude: 53.75,
        longitude: -0.3326,
      })
    })

    test('removes the location, and the sender’s coordinates apply again', async () => {
      const { host, press } = await openDialog((now) => ({
        [remove]: () => ok((now.run = withPlaceOf('b', given, 4))),
      }))
      await press('Remove')
      expect(await screen.findByText('Coordinates removed')).toBeVisible()
      const asked = host.asked.find(({ call }) => call === remove)
      expect(asked?.query).toEqual({ version: '3', stopId: 'b' })
      expect(host.calls().filter((call) => call === propose)).toHaveLength(2)
      expect(screen.queryByRole('button', { name: 'Change coordinates of 2 Hill' })).toBeNull()
    })

    test('is told that the run was changed meanwhile, and then removes the location from the new version', async () => {
      const changed = { success: false, message: 'The run was changed.', code: 'RUN_CHANGED' }
      const { host, press } = await openDialog((now) => ({
        [remove]: ({ query }) => {
          if (query['version'] === '4') return ok((now.run = withPlaceOf('b', given, 5)))
          now.run = { ...located, version: 4 }
          return json(changed, 409)
        },
      }))
      await press('Remove')
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'The run has changed in the meantime. Please remove them again.',
      )
      await waitFor(() =>
        expect(host.calls().filter((call) => call === 'GET /api/runs/r-1')).toHaveLength(2),
      )
      await press('Remove')
      expect(await screen.findByText('Coordinates removed')).toBeVisible()
    })

    test('reads why the location could not be removed, and keeps the input', async () => {
      const { press, person } = await openDialog(() => ({
        [remove]: () => json({ success: false, message: 'The database is away' }, 503),
      }))
      const field = await screen.findByLabelText(/^Latitude, longitude/)
      await person.type(field, '1')
      await press('Remove')
      expect(await screen.findByRole('alert')).toHaveTextContent('The database is away')
      expect(field).toHaveValue('53.7443, -0.33261')
    })
  })

  test('cannot request an order for a single stop', async () => {
    open({}, { ...run, stops: run.stops.slice(0, 1) })
    const button = await screen.findByRole('button', { name: 'Propose an order' })
    expect(button).toHaveAccessibleDescription('There is nothing to put in order')
  })
})
