import { assign, emit, fromCallback, sendTo, setup } from 'xstate'

export type CameraFailure =
  | 'insecure'
  | 'refused'
  | 'missing'
  | 'inUse'
  /** It was unplugged, or its permission withdrawn. */
  | 'lost'
  /** The code reader did not load, or does not work here. */
  | 'unreadable'

export interface ScanCameraContext {
  hasTorch: boolean
  isTorchOn: boolean
  /** Reason why there is no picture; null unless the last try failed. */
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

/** Codes that the camera has read are emitted: they go where typed and scanned texts go. */
export type CodeRead = { type: 'codeRead'; text: string }

/**
 * The camera of the device reads codes until it is stopped. The picture is there before the reader is,
 * so that the administrator can aim meanwhile.
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
