import { say } from './run.ts'

const width = 30

/** A bar that grows in its line on a terminal, and elsewhere is a line for every tenth. */
export function progress(what: string, total: number): (done: number) => void {
  let tenth = 0
  return (done) => {
    const filled = Math.round((done / total) * width)
    const bar = `${'█'.repeat(filled)}${'░'.repeat(width - filled)}`
    const line = `${bar} ${done.toLocaleString('en')} of ${total.toLocaleString('en')} ${what}`
    if (process.stderr.isTTY) process.stderr.write(`\r         ${line}${done < total ? '' : '\n'}`)
    else if (Math.floor((done / total) * 10) > tenth) say(line)
    tenth = Math.floor((done / total) * 10)
  }
}
