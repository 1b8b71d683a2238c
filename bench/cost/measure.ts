import { send } from '../http.ts'
import { median } from '../report/median.ts'
import { questions, type Question } from './questions.ts'
import type { Subject } from './subject.ts'

export interface Cost {
  what: string
  /** Median milliseconds, one for each size. */
  medians: number[]
  /** Each size's median against the smallest size's. */
  ratios: number[]
}

/**
 * Every size is asked in turn, question by question, so that whatever else the machine does slows
 * all of them alike.
 */
export async function measureCosts(
  subjects: Subject[],
  rounds: number,
  say: (line: string) => void,
): Promise<Cost[]> {
  const costs: Cost[] = []
  for (const question of questions) {
    const cost = await measure(question, subjects, rounds)
    say(`${cost.what}: ${cost.medians.map((ms) => `${ms.toFixed(2)} ms`).join(', ')}`)
    costs.push(cost)
  }
  return costs
}

async function measure({ what, call }: Question, subjects: Subject[], rounds: number) {
  const times = subjects.map((): number[] => [])
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const [index, subject] of subjects.entries()) {
      const time = await send(subject.waybill.origin, call(subject, round + warmUps))
      if (round >= 0) times[index]?.push(time)
    }
  }
  const medians = times.map(median)
  return { what, medians, ratios: medians.map((one) => one / (medians[0] ?? one)) }
}

const warmUps = 3
