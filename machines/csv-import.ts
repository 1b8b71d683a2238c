import { assign, fromCallback, sendTo, setup } from 'xstate'

/** A valid row of the file, numbered as in a spreadsheet. */
interface CsvRow {
  row: number
}

export interface CheckedRows {
  rows: readonly CsvRow[]
}

/** Result for a row; a `failed` one can be tried again. */
export interface RowOutcome {
  state: string
}

/** Outcomes by row number. */
export type RowOutcomes<Outcome extends RowOutcome> = Readonly<Record<number, Outcome>>

export type CsvImportEvent<Checked extends CheckedRows, Outcome extends RowOutcome> =
  | { type: 'CHOOSE'; file: File }
  | { type: 'CLEAR' }
  | { type: 'START' }
  | { type: 'PAUSE' }
  | { type: 'RESUME' }
  | { type: 'STOP' }
  | { type: 'RETRY' }
  | CheckEvent<Checked>
  | SaveEvent<Outcome>

export type CheckEvent<Checked extends CheckedRows> =
  | { type: 'check.moved'; done: number; total: number }
  | { type: 'check.failed'; error: unknown }
  | { type: 'file.refused'; reason: string }
  | { type: 'file.checked'; checked: Checked }

export type SaveEvent<Outcome extends RowOutcome> =
  | { type: 'rows.settled'; outcomes: RowOutcomes<Outcome> }
  /** The server is away or overloaded: the calls wait, and are tried again. */
  | { type: 'calls.held'; error: unknown }
  /** No call is running any more; rows without an outcome were not sent. */
  | { type: 'calls.ended' }

export interface CsvImportContext<Checked extends CheckedRows, Outcome extends RowOutcome> {
  file: File | null
  /** Reason why the file cannot be read. */
  refusal: string | null
  error: unknown
  progress: { done: number; total: number }
  checked: Checked | null
  outcomes: RowOutcomes<Outcome>
}

/** The checked file, and the rows that still have to be saved. */
export interface SaveInput<Checked extends CheckedRows> {
  checked: Checked
  rows: readonly Checked['rows'][number][]
}

/** Instance with minimal row types, for the diagrams and the tests. */
export const csvImportMachine = csvImportMachineFor<CheckedRows, RowOutcome>()

/**
 * Imports the rows of a file. Nothing is saved before all rows are checked; a request that was sent is never
 * canceled, and resuming or trying again saves no row twice.
 */
export function csvImportMachineFor<Checked extends CheckedRows, Outcome extends RowOutcome>() {
  type Context = CsvImportContext<Checked, Outcome>
  return setup({
    types: {
      context: {} as Context,
      events: {} as CsvImportEvent<Checked, Outcome>,
    },
    actors: {
      checkFile: fromCallback<{ type: 'STOP' }, { file: File }>(notProvided),
      saveRows: fromCallback<{ type: 'PAUSE' }, SaveInput<Checked>>(notProvided),
    },
    actions: {
      take: assign((_, { file }: { file: File }) => ({ ...nothingChosen, file })),
      forgetAll: assign(() => nothingChosen),
      rememberProgress: assign((_, { done, total }: { done: number; total: number }) => ({
        progress: { done, total },
      })),
      rememberRefusal: assign((_, { reason }: { reason: string }) => ({ refusal: reason })),
      rememberChecked: assign((_, { checked }: { checked: Checked }) => ({ checked })),
      rememberError: assign((_, { error }: { error: unknown }) => ({ error })),
      forgetError: assign({ error: null }),
      record: assign(({ context }, { outcomes }: { outcomes: RowOutcomes<Outcome> }) => ({
        error: null,
        outcomes: { ...context.outcomes, ...outcomes },
      })),
      forgetFailures: assign(({ context }) => ({
        outcomes: Object.fromEntries(
          Object.entries(context.outcomes).filter(([, { state }]) => state !== 'failed'),
        ),
      })),
      callNoMore: sendTo('saveRows', { type: 'PAUSE' }),
    },
    guards: {
      'some rows are right': ({ context }) => unsettled(context).length > 0,
      'every row is settled': ({ context }) => unsettled(context).length === 0,
      'some can be tried again': ({ context }) =>
        unsettled(context).length > 0 ||
        Object.values(context.outcomes).some(({ state }) => state === 'failed'),
    },
  }).createMachine({
    id: 'csvImport',
    context: () => nothingChosen,
    initial: 'choosing',
    states: {
      choosing: {
        on: {
          CHOOSE: {
            target: 'checking',
            actions: { type: 'take', params: ({ event }) => event },
          },
        },
      },
      checking: {
        invoke: {
          id: 'checkFile',
          src: 'checkFile',
          input: ({ context }) => ({ file: known(context.file) }),
        },
        on: {
          'check.moved': { actions: { type: 'rememberProgress', params: ({ event }) => event } },
          'file.checked': {
            target: 'reviewing',
            actions: { type: 'rememberChecked', params: ({ event }) => event },
          },
          'file.refused': {
            target: 'choosing',
            actions: { type: 'rememberRefusal', params: ({ event }) => event },
          },
          'check.failed': {
            target: 'unchecked',
            actions: { type: 'rememberError', params: ({ event }) => event },
          },
          CLEAR: { target: 'choosing', actions: 'forgetAll' },
        },
      },
      unchecked: {
        on: {
          RETRY: { target: 'checking', actions: 'forgetError' },
          CLEAR: { target: 'choosing', actions: 'forgetAll' },
        },
      },
      reviewing: {
        on: {
          START: { target: 'saving', guard: 'some rows are right' },
          CLEAR: { target: 'choosing', actions: 'forgetAll' },
        },
      },
      saving: {
        invoke: {
          id: 'saveRows',
          src: 'saveRows',
          input: ({ context }) => ({ checked: known(context.checked), rows: unsettled(context) }),
        },
        on: {
          'rows.settled': { actions: { type: 'record', params: ({ event }) => event } },
          'calls.held': { actions: { type: 'rememberError', params: ({ event }) => event } },
          'calls.ended': [{ target: 'over', guard: 'every row is settled' }, { target: 'paused' }],
        },
        initial: 'going',
        states: {
          going: { on: { PAUSE: { target: 'pausing', actions: 'callNoMore' } } },
          pausing: {},
        },
      },
      paused: {
        on: {
          RESUME: { target: 'saving', actions: 'forgetError' },
          STOP: { target: 'over', actions: 'forgetError' },
        },
      },
      over: {
        on: {
          RETRY: {
            target: 'saving',
            guard: 'some can be tried again',
            actions: 'forgetFailures',
          },
          CLEAR: { target: 'choosing', actions: 'forgetAll' },
        },
      },
    },
  })
}

const nothingChosen: CsvImportContext<never, never> = {
  file: null,
  refusal: null,
  error: null,
  progress: { done: 0, total: 0 },
  checked: null,
  outcomes: {},
}

/** Rows without an outcome: waiting, being saved, or not sent. */
export function unsettled<Checked extends CheckedRows>({
  checked,
  outcomes,
}: CsvImportContext<Checked, RowOutcome>): Checked['rows'][number][] {
  return checked?.rows.filter(({ row }) => outcomes[row] === undefined) ?? []
}

/** Placeholder for actors that the client provides. */
function notProvided(): never {
  throw new Error('Not provided')
}

/** The states that call it are reached only once the value is set. */
function known<Value>(value: Value | null): Value {
  if (value === null) throw new Error('No file')
  return value
}
