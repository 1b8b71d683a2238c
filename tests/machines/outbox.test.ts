import { expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { outboxMachine } from '../../machines/outbox.ts'
import type { SendResult } from '../../machines/outbox.ts'

type Answer = SendResult['answer']
const sentWell: Answer = { state: 'sent' }
const refused: Answer = { state: 'refused', reason: 'Parcel is blocked', fieldErrors: [] }

/** A run whose attempts are answered by the test, one after the other. */
function openRun({ leads = true } = {}) {
  const tried: string[] = []
  const settled: [string, string][] = []
  const open: ((answer: Answer) => void)[] = []
  const clock = new SimulatedClock()
  const machine = outboxMachine.provide({
    actors: {
      sendEntry: fromPromise<SendResult, { key: string }>(({ input: { key } }) => {
        tried.push(key)
        return new Promise((resolve) => open.push((answer) => resolve({ key, answer })))
      }),
    },
    actions: { storeAnswer: (_, { key, answer }) => void settled.push([key, answer.state]) },
  })
  const actor = createActor(machine, { clock }).start()
  if (leads) actor.send({ type: 'LEAD' })
  return {
    actor,
    clock,
    tried,
    settled,
    keep: (...pending: string[]) => actor.send({ type: 'entries.changed', pending }),
    answer: async (answer: Answer) => {
      open.shift()?.(answer)
      await new Promise((resolve) => setTimeout(resolve))
    },
    state: () => actor.getSnapshot().value,
  }
}

it('Entries are sent one at a time, the oldest first', async () => {
  const run = openRun()
  run.keep('load', 'deliver', 'finish')
  expect(run.tried).toEqual(['load'])
  await run.answer(sentWell)
  expect(run.tried).toEqual(['load', 'deliver'])
  run.keep('deliver', 'finish', 'late')
  await run.answer(sentWell)
  await run.answer(sentWell)
  await run.answer(sentWell)
  expect(run.tried).toEqual(['load', 'deliver', 'finish', 'late'])
  expect(run.state()).toBe('ready')
})

it('An entry without an answer is sent again with its key before any later one', async () => {
  const run = openRun()
  run.keep('first', 'second')
  await run.answer({ state: 'noAnswer' })
  expect([run.state(), run.tried]).toEqual(['unreachable', ['first']])
  run.clock.increment(4_999)
  expect(run.tried).toEqual(['first'])
  run.clock.increment(1)
  expect(run.tried).toEqual(['first', 'first'])
  await run.answer({ state: 'noAnswer' })
  run.actor.send({ type: 'ONLINE' })
  await run.answer(sentWell)
  expect(run.tried).toEqual(['first', 'first', 'first', 'second'])
  expect(run.settled).toEqual([['first', 'sent']])
})

it('A refused entry does not delay the others', async () => {
  const run = openRun()
  run.keep('blocked', 'next')
  await run.answer(refused)
  await run.answer(sentWell)
  expect(run.settled).toEqual([
    ['blocked', 'refused'],
    ['next', 'sent'],
  ])
})

it('An ended session stops sending immediately', async () => {
  const run = openRun()
  run.keep('first', 'second')
  await run.answer({ state: 'sessionEnded' })
  run.clock.increment(60_000)
  run.keep('first', 'second', 'third')
  expect([run.state(), run.tried, run.settled]).toEqual(['stopped', ['first'], []])
})

it('A tab sends nothing while another tab is sending', () => {
  const run = openRun({ leads: false })
  run.keep('first')
  expect(run.tried).toEqual([])
  run.actor.send({ type: 'LEAD' })
  expect(run.tried).toEqual(['first'])
})

it('An entry that was discarded while offline is not sent', async () => {
  const run = openRun()
  run.keep('first', 'second')
  await run.answer({ state: 'noAnswer' })
  run.keep('second')
  run.actor.send({ type: 'ONLINE' })
  expect(run.tried).toEqual(['first', 'second'])
})
