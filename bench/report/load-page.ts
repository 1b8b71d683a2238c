import type { Load, Measured } from '../load/measure.ts'
import { named } from './lists-page.ts'
import { heading, table } from './run.ts'

export function loadPage({ loads, spent }: Measured, size: number, version: string): string {
  const [hello, row] = loads
  if (hello === undefined || row === undefined) throw new Error('There is nothing to compare with')
  const rows = loads.map((load) => [
    load.what,
    Math.round(load.perSecond).toLocaleString('en'),
    `${ratio(load.perSecond, hello.perSecond)} ×`,
    `${ratio(load.perSecond, row.perSecond)} ×`,
    `${Math.round(load.cpu.server)} + ${Math.round(load.cpu.postgres)} µs`,
    `${ratio(together(load), together(row))} ×`,
  ])
  const parts = spent.map(({ where, share }) => [where, `${(share * 100).toFixed(0)} %`])
  return [
    heading(`What a call costs at ${named(size)} parcels`, 'npm run bench -- --only load', [
      `PostgreSQL ${version}`,
    ]),
    'Eight callers, in alternating windows. Processor time is that of the server and of ' +
      'PostgreSQL, without the callers.\n',
    table(
      [
        'Call',
        'Calls a second',
        'against hello',
        'against one row',
        'Processor time: server + PostgreSQL',
        'against one row',
      ],
      rows,
    ),
    '',
    '### Where the server spends a page of six parcels\n',
    'From a profile of the server while eight callers ask for nothing else; each part has what ' +
      'its own functions take, without waiting.\n',
    table(['Part', 'Share'], parts),
    '',
    sharedWithEverything(loads),
    '',
  ].join('\n')
}

function sharedWithEverything(loads: Load[]): string {
  const page = loads.find(({ what }) => what.startsWith('A page'))
  const session = loads.find(({ what }) => what.startsWith('Who'))
  if (page === undefined || session === undefined) return ''
  const of = ({ cpu }: Load) => `${Math.round(cpu.server)} + ${Math.round(cpu.postgres)} µs`
  return (
    `Of the ${of(page)} of such a page, ${of(session)} are what "who am I" takes alone: HTTP, and ` +
    'the session, which is looked up in every call, so that a block or a logout counts at once; a ' +
    'list does it in its own statement. The rest is the list: six parcels with their logs and what ' +
    'may be done to them, put together as JSON by PostgreSQL, and read and written by the server.'
  )
}

const together = ({ cpu }: Load) => cpu.server + cpu.postgres

function ratio(one: number, other: number): string {
  const value = one / other
  return value.toFixed(value >= 10 ? 0 : value >= 0.1 ? 2 : 4)
}
