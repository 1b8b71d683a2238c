import { assign, fromPromise, setup } from 'xstate'
import { failureCodeOf } from '../domain/failure-code.ts'
import type { Credentials, Failure, Language, PasskeyLogin } from '../openapi.d.ts'
import type { SessionUser } from './session-setup.ts'
import { slowAfter, type FlowTag } from './slow.ts'

/** Proof of a visitor; with the identity provider, the server has it, and nothing is sent from here. */
type Proof =
  | { by: 'password'; credentials: Credentials }
  | { by: 'passkey'; passkey: PasskeyLogin }
  | { by: 'provider' }

export type LoginEvent =
  /** The form was sent, or a passkey taken from the suggestions of the email field. */
  | { type: 'LOG_IN'; proof: Proof }
  /** The browser is to ask for a passkey. */
  | { type: 'CHOOSE_PASSKEY' }
  /** The visitor logs in at the identity provider. */
  | { type: 'LEAVE' }
  /** The visitor is back from the identity provider, and the server wants a code as well. */
  | { type: 'CODE_NEEDED' }
  | { type: 'SUBMIT_CODE'; code: string }
  | { type: 'BACK' }
  /** The browser shows this page again from its back/forward cache. */
  | { type: 'PAGE_SHOWN' }

export interface Attempt {
  proof: Proof
  /** Code of the app, or a recovery code; empty in the first step. */
  code: string
}

interface LoginContext extends Attempt {
  /** Language of the page. */
  language: Language
  /** Why the last attempt failed; null before, and while the next one is under way. */
  refusal: { error: unknown; isOfChoice: boolean } | null
}

/** Milliseconds after which a browser that should leave this page is assumed to have stayed. */
const leavingTime = 20_000

const loginSetup = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as { language: Language },
    tags: {} as FlowTag,
  },
  actors: {
    choosePasskey: fromPromise<PasskeyLogin>(() => notProvided('choosePasskey')),
    /** Opens the session. Returns the user, or null if the server does not say who it is. */
    logIn: fromPromise<SessionUser | null, Attempt>(() => notProvided('logIn')),
    /** Loads the code of the second step. */
    prepareCodeStep: fromPromise<void>(() => notProvided('prepareCodeStep')),
  },
  actions: {
    welcome: () => {},
    openPage: () => {},
    openPageInLanguage: (_args, _params: { language: Language }) => {},
    openProvider: () => {},
    lookUpSession: () => {},
    rememberProof: assign((_, params: { proof: Proof }) => ({ proof: params.proof, code: '' })),
    rememberCode: assign((_, params: { code: string }) => ({ code: params.code })),
    rememberRefusal: assign((_, params: { error: unknown; isOfChoice: boolean }) => ({
      refusal: params,
    })),
    forgetRefusal: assign({ refusal: null }),
  },
  guards: {
    'they read another language': ({ context }, params: { user: SessionUser | null }) =>
      languageOf(params.user, context.language) !== context.language,
    'a code is needed': (_, params: { error: unknown }) =>
      failureCodeOf(params.error) === codeNeeded,
  },
  delays: { slow: slowAfter, 'time to leave': leavingTime },
})

const codeNeeded: Failure['code'] = 'TWO_FACTOR_REQUIRED'

/** From the call's beginning until it takes longer than usual. */
const waiting = {
  initial: 'prompt',
  states: { prompt: { after: { slow: 'slow' } }, slow: { tags: 'slow' } },
} as const

const fromForm = {
  target: 'loggingIn',
  actions: { type: 'rememberProof', params: ({ event }: ProofEvent) => ({ proof: event.proof }) },
} as const

/** Events that begin a login. */
const beginnings = {
  LOG_IN: fromForm,
  CHOOSE_PASSKEY: 'choosingPasskey',
  CODE_NEEDED: {
    target: 'preparingCodeStep',
    actions: { type: 'rememberProof', params: { proof: { by: 'provider' } } },
  },
  LEAVE: { target: 'leaving', actions: 'openProvider' },
} as const

const fail = {
  type: 'rememberRefusal',
  params: (args: { event: { error: unknown } }) => ({ ...failure(args), isOfChoice: false }),
} as const

/** No passkey was chosen, so nothing was attempted. */
const failToChoose = {
  type: 'rememberRefusal',
  params: (args: { event: { error: unknown } }) => ({ ...failure(args), isOfChoice: true }),
} as const

/** Opens the page to which they were going, in their language. */
const enter = [
  {
    target: '#login.openingPage',
    guard: { type: 'they read another language', params: answer },
    actions: [
      'welcome',
      {
        type: 'openPageInLanguage',
        params: ({ context, event }: { context: LoginContext } & Answer) => ({
          language: languageOf(event.output, context.language),
        }),
      },
    ],
  },
  { target: '#login.done', actions: ['welcome', 'openPage'] },
] as const

/** A visitor logs in, in one step or two. */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  context: ({ input }) => ({
    language: input.language,
    proof: { by: 'provider' },
    code: '',
    refusal: null,
  }),
  initial: 'asking',
  states: {
    asking: { on: beginnings },
    choosingPasskey: {
      entry: 'forgetRefusal',
      on: { LOG_IN: fromForm },
      invoke: {
        id: 'choosePasskey',
        src: 'choosePasskey',
        onDone: {
          target: 'loggingIn',
          actions: {
            type: 'rememberProof',
            params: ({ event }) => ({ proof: { by: 'passkey', passkey: event.output } }),
          },
        },
        onError: { target: 'asking', actions: failToChoose },
      },
    },
    loggingIn: {
      tags: 'busy',
      entry: 'forgetRefusal',
      ...waiting,
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: attempt,
        onDone: enter,
        onError: [
          { target: 'preparingCodeStep', guard: { type: 'a code is needed', params: failure } },
          { target: 'asking', actions: fail },
        ],
      },
    },
    preparingCodeStep: {
      tags: 'busy',
      invoke: {
        id: 'prepareCodeStep',
        src: 'prepareCodeStep',
        onDone: 'secondStep',
        onError: { target: 'asking', actions: fail },
      },
    },
    secondStep: {
      initial: 'asking',
      states: {
        asking: {
          on: {
            BACK: { target: '#login.asking', actions: 'forgetRefusal' },
            SUBMIT_CODE: {
              target: 'loggingIn',
              actions: { type: 'rememberCode', params: ({ event }) => ({ code: event.code }) },
            },
          },
        },
        loggingIn: {
          tags: 'busy',
          entry: 'forgetRefusal',
          ...waiting,
          invoke: {
            id: 'logInByCode',
            src: 'logIn',
            input: attempt,
            onDone: enter,
            onError: { target: 'asking', actions: fail },
          },
        },
      },
    },
    /** The browser is leaving this page for the identity provider. */
    leaving: {
      on: {
        // The visitor may have stopped the browser.
        LOG_IN: fromForm,
        CHOOSE_PASSKEY: 'choosingPasskey',
        PAGE_SHOWN: { target: 'asking', actions: 'lookUpSession' },
      },
      after: { 'time to leave': { target: 'asking', actions: 'lookUpSession' } },
    },
    /** The next page is loaded in the language of the account, and this one waits for it. */
    openingPage: { type: 'final', tags: 'busy' },
    /** A page can let a user who is signed in log in again. */
    done: { on: beginnings },
  },
})

type ProofEvent = { event: { proof: Proof } }
type Answer = { event: { output: SessionUser | null } }

function notProvided(name: string) {
  return Promise.reject(new Error(`${name} was not provided`))
}

function languageOf(user: SessionUser | null, otherwise: Language): Language {
  return user?.language ?? otherwise
}

function attempt({ context: { proof, code } }: { context: LoginContext }): Attempt {
  return { proof, code }
}

function answer({ event }: Answer) {
  return { user: event.output }
}

function failure({ event }: { event: { error: unknown } }) {
  return { error: event.error }
}
