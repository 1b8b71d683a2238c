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

/** How much the camera can magnify, and does now, in units of its own. */
export interface Zoom {
  min: number
  max: number
  step: number
  now: number
}

/** One of the device's cameras: a phone has some at its back. */
export interface Lens {
  id: string
  /** As the device calls it, such as "Back Ultra Wide Camera"; may be empty. */
  name: string
}

/** What an open camera can do, and which one it is. */
export interface OpenCamera {
  hasTorch: boolean
  /** Null if the camera cannot magnify. */
  zoom: Zoom | null
  lenses: readonly Lens[]
  lens: string | null
}

export interface ScanCameraContext extends OpenCamera {
  /** Whether the user has chosen the lens, and it was not opened yet. */
  isLensNew: boolean
  isTorchOn: boolean
  /** Reason why the camera failed; null unless the last try did. */
  reason: CameraFailure | null
}

export type ScanCameraEvent =
  | { type: 'BEGIN' }
  | { type: 'STOP' }
  | { type: 'TOGGLE_TORCH' }
  | { type: 'ZOOM'; to: number }
  | { type: 'CHOOSE_LENS'; id: string }
  | ({ type: 'camera.opened' } & OpenCamera)
  | { type: 'camera.failed'; reason: CameraFailure }
  | { type: 'reader.loaded' }
  | { type: 'code.read'; text: string }

/** Camera to open. */
export type CameraToRun = Pick<ScanCameraContext, 'lens' | 'isLensNew'>

/** Sent to the camera that runs. */
export type CameraOrder = { type: 'TORCH'; isOn: boolean } | { type: 'ZOOM'; to: number }

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
    /** Opens this lens if it starts, else the one at the back. */
    runCamera: fromCallback<CameraOrder, CameraToRun>(() => {
      throw new Error('runCamera was not provided')
    }),
  },
  actions: {
    // Keeps the lenses, since one of them is chosen while the camera opens again.
    forget: assign({ hasTorch: false, isTorchOn: false, zoom: null, reason: null }),
    rememberCamera: assign((_, { hasTorch, zoom, lenses, lens }: OpenCamera) => ({
      hasTorch,
      zoom,
      lenses,
      lens,
      isLensNew: false,
    })),
    rememberLens: assign((_, { id }: { id: string }) => ({ lens: id, isLensNew: true })),
    rememberReason: assign((_, { reason }: { reason: CameraFailure }) => ({ reason })),
    toggleTorch: assign({ isTorchOn: ({ context }) => !context.isTorchOn }),
    switchTorch: sendTo('runCamera', ({ context }) => ({ type: 'TORCH', isOn: context.isTorchOn })),
    rememberZoom: assign(({ context }, { to }: { to: number }) => ({
      zoom: context.zoom && { ...context.zoom, now: to },
    })),
    setZoom: sendTo('runCamera', (_, { to }: { to: number }) => ({ type: 'ZOOM', to })),
    passOn: emit((_, { text }: { text: string }) => ({ type: 'codeRead' as const, text })),
  },
  guards: {
    'the camera has a torch': ({ context }) => context.hasTorch,
    'the camera can magnify so much': ({ context: { zoom } }, { to }: { to: number }) =>
      zoom !== null && to >= zoom.min && to <= zoom.max,
    'the device has that lens': ({ context }, { id }: { id: string }) =>
      context.lenses.some((lens) => lens.id === id),
  },
}).createMachine({
  id: 'scanCamera',
  context: {
    hasTorch: false,
    isTorchOn: false,
    zoom: null,
    lenses: [],
    lens: null,
    isLensNew: false,
    reason: null,
  },
  initial: 'off',
  states: {
    off: { on: { BEGIN: 'on' } },
    on: {
      entry: 'forget',
      invoke: {
        id: 'runCamera',
        src: 'runCamera',
        input: ({ context: { lens, isLensNew } }) => ({ lens, isLensNew }),
      },
      on: {
        STOP: 'off',
        CHOOSE_LENS: {
          guard: { type: 'the device has that lens', params: ({ event }) => event },
          target: 'on',
          reenter: true,
          actions: { type: 'rememberLens', params: ({ event }) => event },
        },
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
              actions: { type: 'rememberCamera', params: ({ event }) => event },
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
            ZOOM: {
              guard: { type: 'the camera can magnify so much', params: ({ event }) => event },
              actions: [
                { type: 'rememberZoom', params: ({ event }) => event },
                { type: 'setZoom', params: ({ event }) => event },
              ],
            },
          },
        },
      },
    },
    failed: { on: { BEGIN: 'on' } },
  },
})
