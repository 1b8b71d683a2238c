import { fromPromise } from 'xstate'
import type { NonReducibleUnknown } from 'xstate'

/** Stands in for a call, and lets the test give the answers, in the order of the calls. */
export function deferredCall<Output, Input = NonReducibleUnknown>() {
  const inputs: Input[] = []
  const waiting: { resolve: (output: Output) => void; reject: (error: unknown) => void }[] = []
  const logic = fromPromise<Output, Input>(({ input }) => {
    inputs.push(input)
    return new Promise((resolve, reject) => waiting.push({ resolve, reject }))
  })
  const next = () => {
    const oldest = waiting.shift()
    if (oldest === undefined) throw new Error('No call waits for an answer')
    return oldest
  }
  return {
    logic,
    inputs,
    succeed: (output: Output) => answered(() => next().resolve(output)),
    fail: (error: unknown) => answered(() => next().reject(error)),
  }
}

/** Resolves once the answer has passed the promises between the call and the machine. */
async function answered(give: () => void): Promise<void> {
  give()
  await new Promise((resolve) => setImmediate(resolve))
}
