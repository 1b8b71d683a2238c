// `npm run dev`: the server, restarted on change, and the client by Vite, which passes requests on.
import { spawn } from 'node:child_process'

const children = [
  spawn('npx', ['tsx', 'watch', 'server/main.ts'], { stdio: 'inherit' }),
  spawn('npx', ['vite'], { stdio: 'inherit' }),
]
for (const child of children) child.on('exit', stop)
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

function stop() {
  for (const child of children) child.kill('SIGTERM')
}
