type Mode = 'shared' | 'exclusive'
type Work = () => Promise<unknown>
interface Waiting {
  mode: Mode
  begin: () => Promise<unknown>
}

/** Stands in for `navigator.locks`, with one lock: in order, and shared ones together. */
export function standInLocks() {
  const waiting: Waiting[] = []
  const held: Mode[] = []

  function grant(): void {
    const [next] = waiting
    const isFree = held.length === 0 || (next?.mode === 'shared' && !held.includes('exclusive'))
    if (next === undefined || !isFree) return
    waiting.shift()
    held.push(next.mode)
    const release = () => {
      held.splice(held.indexOf(next.mode), 1)
      grant()
    }
    next.begin().then(release, release)
    grant()
  }

  return {
    request: (_name: string, options: { mode?: Mode } | Work, given?: Work) =>
      new Promise((resolve, reject) => {
        const { mode = 'exclusive' } = typeof options === 'function' ? {} : options
        const work = typeof options === 'function' ? options : given
        const begin = async () => work?.().then(resolve, reject)
        waiting.push({ mode, begin })
        grant()
      }),
  }
}
