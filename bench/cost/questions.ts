import { listCap } from '../../server/db/page-keys.ts'
import { commonWord, middlingStreet, rareWord, streets } from '../stock/words.ts'
import type { HttpCall } from '../http.ts'
import type { Subject } from './subject.ts'

export interface Question {
  what: string
  call: (subject: Subject, round: number) => HttpCall
}

const pageSize = 6
const userPageSize = 10

/** What is timed, in the order of the table. */
export const questions: Question[] = [
  {
    what: 'Track a parcel',
    call: ({ trackingIds }, round) => ({
      path: `/api/parcel/track?trackingId=${trackingIds[round % trackingIds.length]}`,
    }),
  },
  parcels('All parcels: first page', { page: 1 }),
  parcels('All parcels: tenth page', { page: 10 }),
  {
    what: 'All parcels: last page',
    call: (subject) => all(subject, { page: lastPage(subject.parcels, pageSize) }),
  },
  parcels('All parcels, heaviest first', { page: 1, sort: '-weight' }),
  parcels('All parcels: DELIVERED (most)', { page: 1, status: 'DELIVERED' }),
  parcels('All parcels: BLOCKED (one in 200)', { page: 1, status: 'BLOCKED' }),
  {
    what: 'Search: tracking ID, first 7 letters',
    call: (subject, round) => {
      const id = subject.trackingIds[round % subject.trackingIds.length] ?? ''
      return all(subject, { page: 1, q: id.toLowerCase().slice(0, 12) })
    },
  },
  parcels('Search: rare surname (5 parcels)', { page: 1, q: rareWord.surname }),
  parcels('Search: common surname (5 %)', { page: 1, q: commonWord.surname }),
  parcels('Search: rare street (5 parcels)', { page: 1, q: rareWord.street }),
  parcels('Search: street of 0.4 %', { page: 1, q: middlingStreet }),
  parcels('Search: common street (8 %)', { page: 1, q: commonWord.street }),
  {
    what: 'Search: a common street, first time in a minute',
    call: (subject, round) => all(subject, { page: 1, q: streets[round % streets.length] ?? '' }),
  },
  parcels('Search and filter: common street, BLOCKED', {
    page: 1,
    q: commonWord.street,
    status: 'BLOCKED',
  }),
  {
    what: 'All parcels: counts of every status',
    call: ({ admin }) => ({ path: '/api/parcel/counts', accessToken: admin }),
  },
  {
    what: 'Insights of 30 days (with up to 65,000 parcels)',
    call: ({ admin }) => ({
      path: withQuery('/api/parcel/insights', { from: '2024-02-01', to: '2024-03-01' }),
      accessToken: admin,
    }),
  },
  own("A sender's list (about 20)", 'sender', '/api/parcel/me'),
  own("In a sender's list: common street", 'sender', '/api/parcel/me', { q: commonWord.street }),
  own("A bulk sender's list (a tenth of all)", 'bulkSender', '/api/parcel/me'),
  own("A receiver's incoming parcels", 'receiver', '/api/parcel/incoming'),
  users('Users: first page', { page: 1 }),
  {
    what: 'Users: last page',
    call: (subject) => people(subject, { page: lastPage(subject.users, userPageSize) }),
  },
  users('Users, by role', { page: 1, sort: '-role' }),
  users('Users: rare surname (2)', { page: 1, q: rareWord.surname }),
  users('Users: common surname (3 %)', { page: 1, q: commonWord.surname }),
]

type Parameters = Record<string, string | number>

function parcels(what: string, parameters: Parameters): Question {
  return { what, call: (subject) => all(subject, parameters) }
}

function users(what: string, parameters: Parameters): Question {
  return { what, call: (subject) => people(subject, parameters) }
}

function own(
  what: string,
  who: 'sender' | 'bulkSender' | 'receiver',
  path: string,
  parameters: Parameters = {},
): Question {
  return {
    what,
    call: (subject) => ({
      path: withQuery(path, { page: 1, limit: pageSize, ...parameters }),
      accessToken: subject[who],
    }),
  }
}

const all = ({ admin }: Subject, parameters: Parameters): HttpCall => ({
  path: withQuery('/api/parcel', { limit: pageSize, ...parameters }),
  accessToken: admin,
})

const people = ({ admin }: Subject, parameters: Parameters): HttpCall => ({
  path: withQuery('/api/user', { limit: userPageSize, ...parameters }),
  accessToken: admin,
})

function withQuery(path: string, parameters: Parameters): string {
  const entries = Object.entries(parameters).map(([name, value]) => [name, String(value)])
  return `${path}?${new URLSearchParams(entries)}`
}

const lastPage = (rows: number, limit: number) => Math.ceil(Math.min(rows, listCap) / limit)
