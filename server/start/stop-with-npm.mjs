/** Ends this process with npm: a signal for npm ends the shell in between, but is not passed on. */
export function stopWithNpm() {
  if (!['start', 'npx'].includes(process.env['npm_lifecycle_event'] ?? '')) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  timer.unref()
}
