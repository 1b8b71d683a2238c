import { describe, expect, it } from 'vitest'
import { startLogin } from './support/login.ts'
import { ada } from './support/session.ts'

const credentials = { email: 'ada@example.com', password: 'secret1' }
const byPassword = { type: 'LOG_IN', proof: { by: 'password', credentials } } as const
const passkey = {
  credentialId: 'AQID',
  clientDataJSON: 'e30',
  authenticatorData: 'AQID',
  signature: 'AQID',
}
const byPasskey = { type: 'LOG_IN', proof: { by: 'passkey', passkey } } as const
const codeNeeded = { status: 401, code: 'TWO_FACTOR_REQUIRED' }

describe.each([byPassword, byPasskey])('a visitor who logs in ($proof.by)', (event) => {
  it('is welcomed, and gets the page that they wanted', async () => {
    const { actor, login, events } = startLogin()
    actor.send(event)
    expect(actor.getSnapshot().value).toEqual({ loggingIn: 'prompt' })
    expect(login.inputs).toEqual([{ proof: event.proof, code: '' }])
    await login.succeed(ada)
    expect(actor.getSnapshot().value).toBe('done')
    expect(events).toEqual(['welcomed', 'opened the page'])
  })

  it('waits for the page in their language if it differs', async () => {
    const { actor, login, events } = startLogin()
    actor.send(event)
    await login.succeed({ ...ada, language: 'de' })
    expect(actor.getSnapshot().value).toBe('openingPage')
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    expect(events).toEqual(['welcomed', 'opened the page in de'])
  })

  it.each([
    ['their language is that of the page', { ...ada, language: 'en' } as const],
    ['they have chosen no language', ada],
    ['the server does not say who they are', null],
  ])('gets it without another load if %s', async (_why, user) => {
    const { actor, login, events } = startLogin()
    actor.send(event)
    await login.succeed(user)
    expect(events).toEqual(['welcomed', 'opened the page'])
  })

  it('reads why they are refused, until the next attempt', async () => {
    const { actor, login } = startLogin()
    actor.send(event)
    await login.fail('refused')
    expect(actor.getSnapshot().value).toBe('asking')
    expect(actor.getSnapshot().context.refusal).toEqual({ error: 'refused', isOfChoice: false })
    actor.send(event)
    expect(actor.getSnapshot().context.refusal).toBeNull()
    await login.succeed(ada)
    expect(actor.getSnapshot().value).toBe('done')
  })

  it('is sent once, however often they press', () => {
    const { actor, login } = startLogin()
    for (let press = 0; press < 2; press += 1) {
      actor.send(event)
      actor.send({ type: 'CHOOSE_PASSKEY' })
      actor.send({ type: 'LEAVE' })
    }
    expect(login.inputs).toHaveLength(1)
  })

  it('is told after five seconds that it takes longer than usual', () => {
    const { actor, clock } = startLogin()
    actor.send(event)
    clock.increment(4_999)
    expect(actor.getSnapshot().hasTag('slow')).toBe(false)
    clock.increment(1)
    expect(actor.getSnapshot().hasTag('slow')).toBe(true)
  })

  it('enters a code if one is needed, as often as necessary', async () => {
    const { actor, login, codeStep, events } = startLogin()
    actor.send(event)
    await login.fail(codeNeeded)
    expect(actor.getSnapshot().value).toBe('preparingCodeStep')
    await codeStep.succeed()
    expect(actor.getSnapshot().value).toEqual({ secondStep: 'asking' })
    actor.send({ type: 'SUBMIT_CODE', code: '000000' })
    await login.fail({ status: 401, code: 'WRONG_CODE' })
    expect(actor.getSnapshot().value).toEqual({ secondStep: 'asking' })
    expect(actor.getSnapshot().context.refusal).toEqual({
      error: { status: 401, code: 'WRONG_CODE' },
      isOfChoice: false,
    })
    actor.send({ type: 'SUBMIT_CODE', code: '492039' })
    expect(actor.getSnapshot().context.refusal).toBeNull()
    await login.succeed(ada)
    expect(login.inputs).toEqual([
      { proof: event.proof, code: '' },
      { proof: event.proof, code: '000000' },
      { proof: event.proof, code: '492039' },
    ])
    expect(events).toEqual(['welcomed', 'opened the page'])
  })
})

describe('a visitor who has to enter a code', () => {
  async function startSecondStep() {
    const started = startLogin()
    started.actor.send(byPassword)
    await started.login.fail(codeNeeded)
    await started.codeStep.succeed()
    return started
  }

  it('can go back and begin without it', async () => {
    const { actor, login } = await startSecondStep()
    actor.send({ type: 'SUBMIT_CODE', code: '000000' })
    await login.fail('refused')
    actor.send({ type: 'BACK' })
    expect(actor.getSnapshot().value).toBe('asking')
    expect(actor.getSnapshot().context.refusal).toBeNull()
    actor.send(byPasskey)
    expect(login.inputs.at(-1)).toEqual({ proof: byPasskey.proof, code: '' })
  })

  it('cannot go back while the code is checked, since it may sign them in', async () => {
    const { actor, login, events } = await startSecondStep()
    actor.send({ type: 'SUBMIT_CODE', code: '492039' })
    actor.send({ type: 'BACK' })
    await login.succeed(ada)
    expect(events).toEqual(['welcomed', 'opened the page'])
  })

  it('is told after five seconds that it takes longer than usual', async () => {
    const { actor, clock } = await startSecondStep()
    actor.send({ type: 'SUBMIT_CODE', code: '000000' })
    clock.increment(5_000)
    expect(actor.getSnapshot().hasTag('slow')).toBe(true)
  })

  it('is told if the second step cannot be loaded, and can log in again', async () => {
    const { actor, login, codeStep } = startLogin()
    actor.send(byPassword)
    await login.fail(codeNeeded)
    await codeStep.fail('no connection')
    expect(actor.getSnapshot().value).toBe('asking')
    expect(actor.getSnapshot().context.refusal).toEqual({
      error: 'no connection',
      isOfChoice: false,
    })
  })

  it('needs to enter nothing else after the login at the identity provider', async () => {
    const { actor, login, codeStep } = startLogin()
    actor.send({ type: 'CODE_NEEDED' })
    await codeStep.succeed()
    actor.send({ type: 'SUBMIT_CODE', code: '492039' })
    expect(login.inputs).toEqual([{ proof: { by: 'provider' }, code: '492039' }])
  })
})

describe('a visitor who is asked for a passkey', () => {
  it('logs in with the passkey that they choose', async () => {
    const { actor, passkey: choice, login } = startLogin()
    actor.send({ type: 'CHOOSE_PASSKEY' })
    expect(actor.getSnapshot().hasTag('busy')).toBe(false)
    await choice.succeed(passkey)
    expect(login.inputs).toEqual([{ proof: byPasskey.proof, code: '' }])
  })

  it('is told if they choose none', async () => {
    const { actor, passkey: choice, login } = startLogin()
    actor.send({ type: 'CHOOSE_PASSKEY' })
    await choice.fail('stopped')
    expect(actor.getSnapshot().value).toBe('asking')
    expect(actor.getSnapshot().context.refusal).toEqual({ error: 'stopped', isOfChoice: true })
    expect(login.inputs).toEqual([])
  })

  it('can use the password instead', async () => {
    const { actor, passkey: choice, login } = startLogin()
    actor.send({ type: 'CHOOSE_PASSKEY' })
    actor.send(byPassword)
    await choice.succeed(passkey)
    expect(login.inputs).toEqual([{ proof: byPassword.proof, code: '' }])
  })
})

describe('a visitor who logs in at the identity provider', () => {
  const leave = { type: 'LEAVE' } as const

  it('leaves for it once, and is looked up on returning with Back', () => {
    const { actor, events } = startLogin()
    actor.send(leave)
    actor.send(leave)
    expect(actor.getSnapshot().value).toBe('leaving')
    actor.send({ type: 'PAGE_SHOWN' })
    expect(actor.getSnapshot().value).toBe('asking')
    expect(events).toEqual(['left', 'looked up'])
  })

  it('is looked up if the browser does not leave', () => {
    const { actor, clock, events } = startLogin()
    actor.send(leave)
    clock.increment(19_999)
    expect(actor.getSnapshot().value).toBe('leaving')
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('asking')
    expect(events).toEqual(['left', 'looked up'])
  })
})

describe.each([byPassword, { type: 'CHOOSE_PASSKEY' } as const])('a visitor ($type)', (event) => {
  it('can log in another way if the browser did not reach the provider', () => {
    const { actor } = startLogin()
    actor.send({ type: 'LEAVE' })
    actor.send(event)
    expect(actor.getSnapshot().matches('leaving')).toBe(false)
  })
})

it('a user who is logged in can log in again', async () => {
  const { actor, login } = startLogin()
  actor.send(byPassword)
  await login.succeed(ada)
  actor.send({ type: 'CHOOSE_PASSKEY' })
  expect(actor.getSnapshot().value).toBe('choosingPasskey')
})
