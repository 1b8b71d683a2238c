import { assign, emit, fromCallback, sendTo, setup } from 'xstate'

export type CameraFailure =
  | 'insecure'
  | 'refused'
  | 'missing'
  | 'inUse'
  /** The camera was unplugged, or the permission withdrawn. */
  | 'lost'
  /** The code reader did not load, or does not work in this browser. */
  | 'unreadable'

export interface ScanCameraContext {
  hasTorch: boolean
  isTorchOn: boolean
  /** Reason why the camera failed; null unless the last try did. */
  reason: CameraFailure | null
}

export type ScanCameraEvent =
  | { type: 'BEGIN' }
  | { type: 'STOP' }
  | { type: 'TOGGLE_TORCH' }
  | { type: 'camera.opened'; hasTorch: boolean }
  | { type: 'camera.failed'; reason: CameraFailure }
  | { type: 'reader.loaded' }
  | { type: 'code.read'; text: string }

/** Emitted for each code that the camera reads; handled like a typed or scanned text. */
export type CodeRead = { type: 'codeRead'; text: string }

/**
 * Reads codes with the device's camera until it is stopped. The picture is shown while the code
 * reader loads, so that the user can already aim.
 */
export const scanCameraMachine = setup({
  types: {
    context: {} as ScanCameraContext,
    events: {} as ScanCameraEvent,
    emitted: {} as CodeRead,
    tags: {} as 'picture',
  },
  actors: {
    runCamera: fromCallback<{ type: 'TORCH'; isOn: boolean }>(() => {
      throw new Error('runCamera was not provided')
    }),
  },
  actions: {
    forget: assign({ hasTorch: false, isTorchOn: false, reason: null }),
    rememberTorch: assign((_, { hasTorch }: { hasTorch: boolean }) => ({ hasTorch })),
    rememberReason: assign((_, { reason }: { reason: CameraFailure }) => ({ reason })),
    toggleTorch: assign({ isTorchOn: ({ context }) => !context.isTorchOn }),
    switchTorch: sendTo('runCamera', ({ context }) => ({ type: 'TORCH', isOn: context.isTorchOn })),
    passOn: emit((_, { text }: { text: string }) => ({ type: 'codeRead' as const, text })),
  },
  guards: {
    'the camera has a torch': ({ context }) => context.hasTorch,
  },
}).createMachine({
  id: 'scanCamera',
  context: { hasTorch: false, isTorchOn: false, reason: null },
  initial: 'off',
  states: {
    off: { on: { BEGIN: 'on' } },
    on: {
      entry: 'forget',
      invoke: { id: 'runCamera', src: 'runCamera' },
      on: {
        STOP: 'off',
        'camera.failed': {
          target: 'failed',
          actions: { type: 'rememberReason', params: ({ event }) => event },
        },
      },
      initial: 'asking',
      states: {
        asking: {
          on: {
            'camera.opened': {
              target: 'loading',
              actions: { type: 'rememberTorch', params: ({ event }) => event },
            },
          },
        },
        loading: {
          tags: 'picture',
          on: { 'reader.loaded': 'reading' },
        },
        reading: {
          tags: 'picture',
          on: {
            'code.read': { actions: { type: 'passOn', params: ({ event }) => event } },
            TOGGLE_TORCH: {
              guard: 'the camera has a torch',
              actions: ['toggleTorch', 'switchTorch'],
            },
          },
        },
      },
    },
    failed: { on: { BEGIN: 'on' } },
  },
})
