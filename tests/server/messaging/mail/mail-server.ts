import { text } from 'node:stream/consumers'
import {
  SMTPServer,
  type SMTPServerDataStream,
  type SMTPServerEnvelope,
  type SMTPServerOptions,
} from 'smtp-server'
import { parseMail } from './parse-mail.ts'

type Stage = 'from' | 'recipient' | 'data'

/** A mail server on a port of this computer that keeps the mails it accepts. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0) {
  const taken: { from: string; to: string[]; source: string }[] = []
  /** Answers at a stage instead of accepting the mail. */
  const refusals: Partial<Record<Stage, string>> = {}
  const refusalAt = (stage: Stage) => {
    const answer = refusals[stage]
    if (answer === undefined) return null
    return Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) })
  }
  async function take(
    stream: SMTPServerDataStream,
    { mailFrom, rcptTo }: SMTPServerEnvelope,
    done: (error?: Error | null) => void,
  ): Promise<void> {
    const source = await text(stream)
    const refusal = refusalAt('data')
    if (refusal === null) {
      const from = mailFrom === false ? '' : mailFrom.address
      taken.push({ from, to: rcptTo.map(({ address }) => address), source })
    }
    done(refusal)
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(refusalAt('from')),
    onRcptTo: (_address, _session, done) => done(refusalAt('recipient')),
    onData: (stream, { envelope }, done) => void take(stream, envelope, done),
    ...options,
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.server.address()
  const bound = typeof address === 'object' && address !== null ? address.port : port

  return {
    port: bound,
    url: `smtp://127.0.0.1:${bound}`,
    taken,
    refusals,
    /** The mail that it accepted last. */
    last() {
      const mail = taken.at(-1)
      if (mail === undefined) throw new Error('No mail was taken')
      return { ...mail, ...parseMail(mail.source) }
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(resolve)
      }),
  }
}
