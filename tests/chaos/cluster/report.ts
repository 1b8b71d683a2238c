/** Effects of a fault. */
export interface Figures {
  fault: string
  acknowledged: number
  /** Answers with 503, each of which was retried. */
  refused: number
  lost: number
  /** Acknowledged changes, counted for every subscriber that has to learn of them. */
  notices: number
  missed: number
  /** Requests without an answer after 15 seconds. */
  late: number
  /** The longest pause in seconds, on the node with the longest. */
  writesBack: number
  readsBack: number
}

const head = [
  'Fault',
  'Times',
  'Acknowledged',
  'Lost',
  'Refused (503)',
  'Unanswered after 15 s',
  'Notices',
  'Missed',
  'Writes back after, median / worst',
  'Reads back after, median / worst',
]

/** The table of docs/performance.md. */
export function tableOf(all: Figures[]): string {
  const names = [...new Set(all.map(({ fault }) => fault))]
  const rows = names.map((name) =>
    rowOf(
      name,
      all.filter(({ fault }) => fault === name),
    ),
  )
  return [
    head,
    head.map((_, index) => (index === 0 ? '---' : '---:')),
    ...rows,
    rowOf('**All**', all),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

function rowOf(name: string, of: Figures[]): string[] {
  const sum = (value: (one: Figures) => number) =>
    of.reduce((total, one) => total + value(one), 0).toLocaleString('en')
  return [
    name.replace(/^[a-z]/, (letter) => letter.toUpperCase()),
    String(of.length),
    sum(({ acknowledged }) => acknowledged),
    sum(({ lost }) => lost),
    sum(({ refused }) => refused),
    sum(({ late }) => late),
    sum(({ notices }) => notices),
    sum(({ missed }) => missed),
    medianAndWorst(of.map(({ writesBack }) => writesBack)),
    medianAndWorst(of.map(({ readsBack }) => readsBack)),
  ]
}

function medianAndWorst(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  const worst = sorted.at(-1) ?? 0
  return `${median.toFixed(1)} s / ${worst.toFixed(1)} s`
}
