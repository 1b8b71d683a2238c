import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createTransport, type SendMailOptions } from 'nodemailer'

const seconds = 1_000

/** Mail server or folder that mails go to. */
export interface Transport {
  /**
   * Returns the status of the mail server, or null for a folder; throws if the server refuses the
   * mail.
   */
  deliver(mail: SendMailOptions & { name: string }): Promise<number | null>
  close(): void
}

export function openTransport(smtpUrl: string): Transport {
  return smtpUrl.startsWith('file:') ? openFolder(fileURLToPath(smtpUrl)) : openServer(smtpUrl)
}

/** Keeps a mail's content from making this server read files or URLs. */
const closed = { disableFileAccess: true, disableUrlAccess: true }

function openServer(url: string): Transport {
  const pool = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    // The message queue retries, and counts the attempts.
    maxRequeues: 0,
    // Shorter than the timeout of most servers, so that few mails meet a closed connection.
    idleTimeout: 20 * seconds,
    connectionTimeout: 10 * seconds,
    greetingTimeout: 15 * seconds,
    socketTimeout: 30 * seconds,
    requireTLS: needsTls(new URL(url)),
    ...closed,
  })
  return {
    async deliver({ name: _name, ...mail }) {
      // A server that answers byte by byte would never reach the socket timeout.
      const { response } = await pool.sendMail({
        ...mail,
        signal: AbortSignal.timeout(90 * seconds),
      })
      return Number(/^\d{3}/.exec(response)?.[0] ?? 250)
    },
    close: () => pool.close(),
  }
}

/** Requires TLS if a password would cross a network in plain text. */
function needsTls({ password, hostname, protocol }: URL): boolean {
  const isLocal = hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
  return protocol === 'smtp:' && password !== '' && !isLocal
}

function openFolder(folder: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, ...closed })
  return {
    async deliver({ name, ...mail }) {
      const { message } = await composer.sendMail({ ...mail, textEncoding: 'quoted-printable' })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${name}.eml`)
      // Renamed once it is complete, so that a program that watches the folder never reads half a mail.
      await writeFile(`${file}.part`, message)
      await rename(`${file}.part`, file)
      return null
    },
    close: () => composer.close(),
  }
}
