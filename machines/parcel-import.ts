import { assign, fromCallback, sendTo, setup } from 'xstate'
import type { NewParcel } from '../openapi.d.ts'

/** A row of the file that can become a parcel. */
export interface ImportRow {
  /** As a spreadsheet numbers it. */
  row: number
  /** The same for the same content, so that a repeat creates nothing twice. */
  key: string
  parcel: NewParcel
}

export interface RowProblem {
  row: number
  column: string
  value: string
  message: string
}

/** A row that has to be mended, cell by cell as it was read. */
export interface BadRow {
  row: number
  cells: readonly string[]
  problems: readonly RowProblem[]
}

export interface CheckedFile {
  name: string
  titles: readonly string[]
  rows: readonly ImportRow[]
  bad: readonly BadRow[]
  /** Columns that the import does not know. */
  ignored: readonly string[]
  /** Number of rows with the same content as an earlier one. */
  repeated: number
  /** The host's time before the first call, in milliseconds; what is older was there before. */
  checkedAt: number
  /** The host knows the contract's extensions, and so the keys; a plain one may do a thing twice. */
  knowsKeys: boolean
}

/**
 * Result for a row. `existed`: the host knew the key; `refused`: it is not tried again. The id is null where
 * the host does not say which parcel it has made.
 */
export type ImportOutcome =
  | { state: 'created'; parcelId: string | null }
  | { state: 'existed'; parcelId: string }
  | { state: 'refused'; error: unknown }
  | { state: 'failed'; error: unknown }

export type ImportOutcomes = Readonly<Record<number, ImportOutcome>>

export type ParcelImportEvent =
  | { type: 'CHOOSE'; file: File }
  | { type: 'CLEAR' }
  | { type: 'START' }
  | { type: 'PAUSE' }
  | { type: 'RESUME' }
  | { type: 'STOP' }
  | { type: 'RETRY' }
  | CheckEvent
  | CreationEvent

export type CheckEvent =
  | { type: 'check.moved'; done: number; total: number }
  | { type: 'check.failed'; error: unknown }
  | { type: 'file.refused'; reason: string }
  | { type: 'file.checked'; checked: CheckedFile }

export type CreationEvent =
  | { type: 'rows.settled'; outcomes: ImportOutcomes }
  /** The host is in trouble: the calls wait, and are tried again. */
  | { type: 'calls.held'; error: unknown }
  /** No call is under way any more; rows without an outcome were not begun. */
  | { type: 'calls.ended' }

export interface ParcelImportContext {
  file: File | null
  /** Reason why the file cannot be read. */
  refusal: string | null
  error: unknown
  progress: { done: number; total: number }
  checked: CheckedFile | null
  outcomes: ImportOutcomes
}

export type CreationInput = Pick<CheckedFile, 'rows' | 'checkedAt' | 'knowsKeys'>

/**
 * Many parcels from one file. Nothing is created before every row was looked at; what was begun is
 * never called back, and going on, trying again or choosing the same file creates nothing twice.
 */
export const parcelImportMachine = setup({
  types: {
    context: {} as ParcelImportContext,
    events: {} as ParcelImportEvent,
  },
  actors: {
    checkFile: fromCallback<{ type: 'STOP' }, { file: File }>(() => {
      throw new Error('checkFile was not provided')
    }),
    createParcels: fromCallback<{ type: 'PAUSE' }, CreationInput>(() => {
      throw new Error('createParcels was not provided')
    }),
  },
  actions: {
    take: assign((_, { file }: { file: File }) => ({ ...nothingChosen(), file })),
    forgetAll: assign(() => nothingChosen()),
    rememberProgress: assign((_, { done, total }: { done: number; total: number }) => ({
      progress: { done, total },
    })),
    rememberRefusal: assign((_, { reason }: { reason: string }) => ({ refusal: reason })),
    rememberChecked: assign((_, { checked }: { checked: CheckedFile }) => ({ checked })),
    rememberError: assign((_, { error }: { error: unknown }) => ({ error })),
    forgetError: assign({ error: null }),
    record: assign(({ context }, { outcomes }: { outcomes: ImportOutcomes }) => ({
      error: null,
      outcomes: { ...context.outcomes, ...outcomes },
    })),
    forgetFailures: assign(({ context }) => ({
      outcomes: Object.fromEntries(
        Object.entries(context.outcomes).filter(([, { state }]) => state !== 'failed'),
      ),
    })),
    callNoMore: sendTo('createParcels', { type: 'PAUSE' }),
  },
  guards: {
    'some rows are right': ({ context }) => unsettled(context).length > 0,
    'every row is settled': ({ context }) => unsettled(context).length === 0,
    'some can be tried again': ({ context }) =>
      unsettled(context).length > 0 ||
      Object.values(context.outcomes).some(({ state }) => state === 'failed'),
  },
}).createMachine({
  id: 'parcelImport',
  context: () => nothingChosen(),
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
        input: ({ context }) => ({ file: fileOf(context) }),
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
        START: { target: 'creating', guard: 'some rows are right' },
        CLEAR: { target: 'choosing', actions: 'forgetAll' },
      },
    },
    creating: {
      invoke: {
        id: 'createParcels',
        src: 'createParcels',
        input: ({ context }) => ({
          rows: unsettled(context),
          checkedAt: context.checked?.checkedAt ?? 0,
          knowsKeys: context.checked?.knowsKeys ?? false,
        }),
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
        RESUME: { target: 'creating', actions: 'forgetError' },
        STOP: { target: 'over', actions: 'forgetError' },
      },
    },
    over: {
      on: {
        RETRY: {
          target: 'creating',
          guard: 'some can be tried again',
          actions: 'forgetFailures',
        },
        CLEAR: { target: 'choosing', actions: 'forgetAll' },
      },
    },
  },
})

function nothingChosen(): ParcelImportContext {
  return {
    file: null,
    refusal: null,
    error: null,
    progress: { done: 0, total: 0 },
    checked: null,
    outcomes: {},
  }
}

/** Rows without an outcome: they wait, are under way, or were not begun. */
export function unsettled({ checked, outcomes }: ParcelImportContext): ImportRow[] {
  return checked?.rows.filter(({ row }) => outcomes[row] === undefined) ?? []
}

/** The parcels of the file, in the order of its rows, each one once. */
export function parcelIdsOf(outcomes: ImportOutcomes): string[] {
  const ids = Object.values(outcomes).flatMap((outcome) =>
    outcome.state === 'created' || outcome.state === 'existed' ? (outcome.parcelId ?? []) : [],
  )
  return [...new Set(ids)]
}

function fileOf({ file }: ParcelImportContext): File {
  if (file === null) throw new Error('Checking without a chosen file')
  return file
}
