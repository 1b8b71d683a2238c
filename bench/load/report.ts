import { counted, heading, table } from '../report.ts'
import type { LoadResult, NamedLoad } from './measure.ts'
import { microseconds, total } from './window.ts'

export function loadReport({ loads, profile }: LoadResult, size: number, version: string): string {
  const [hello, row] = loads
  if (hello === undefined || row === undefined) throw new Error('There is nothing to compare with')
  const rows = loads.map((load) => [
    load.name,
    counted(Math.round(load.perSecond)),
    `${ratio(load.perSecond, hello.perSecond)} ×`,
    `${ratio(load.perSecond, row.perSecond)} ×`,
    microseconds(load.cpu),
    `${ratio(total(load), total(row))} ×`,
  ])
  const parts = profile.map(({ module, share }) => [module, `${(share * 100).toFixed(0)} %`])
  return [
    heading(`What a call costs at ${counted(size)} parcels`, 'npm run bench -- --only load', [
      `PostgreSQL ${version}`,
    ]),
    'Eight connections, in alternating windows. Processor time is that of the server and of ' +
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
    'From a profile of the server while eight connections ask for nothing else; each part has what ' +
      'its own functions take, without waiting.\n',
    table(['Part', 'Share'], parts),
    '',
    sharedByAll(loads),
    '',
  ].join('\n')
}

function sharedByAll(loads: NamedLoad[]): string {
  const page = loads.find(({ name }) => name.startsWith('A page'))
  const session = loads.find(({ name }) => name.startsWith('Who'))
  if (page === undefined || session === undefined) return ''
  return (
    `Of the ${microseconds(page.cpu)} of such a page, ${microseconds(session.cpu)} are what "who am ` +
    'I" takes alone: HTTP, and the session, which is looked up in every call, so that a block or a ' +
    'logout counts at once; a list does it in its own statement. The rest is the list: six parcels ' +
    'with their logs and what may be done to them, put together as JSON by PostgreSQL, and read and ' +
    'written by the server.'
  )
}

function ratio(one: number, other: number): string {
  const value = one / other
  return value.toFixed(value >= 10 ? 0 : value >= 0.1 ? 2 : 4)
}
