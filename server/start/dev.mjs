// `npm run dev`: runs the server, restarted on change, and Vite for the client, which proxies API requests.
import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

// Emails go into a folder unless they are set up, and link to the client that Vite serves: by a name, since passkeys
// are bound to one.
const mails = {
  SMTP_URL: pathToFileURL(join(resolve(process.env.DATA_DIR || './data'), 'mails')).href,
  MAIL_FROM: 'Waybill <parcels@waybill.test>',
  PUBLIC_URL: 'http://localhost:5173',
}
const env = process.env.SMTP_URL || process.env.SMTP_URL_FILE ? {} : mails

const children = [
  spawn('npx', ['tsx', 'watch', 'server/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }),
  spawn('npx', ['vite'], { stdio: 'inherit' }),
]
for (const child of children) child.on('exit', stop)
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

function stop() {
  for (const child of children) child.kill('SIGTERM')
}
