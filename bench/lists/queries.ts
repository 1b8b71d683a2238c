import type { Dataset } from '../database.ts'
import type { HttpCall } from '../http.ts'
import { commonWord, lessCommonStreet, rareWord, streets } from '../seed.ts'

/** Request for a list, a search or a count, like a client's. */
export interface ListQuery {
  name: string
  call: (dataset: Dataset, round: number) => HttpCall
}

const parcelPageSize = 6
const userPageSize = 10
/** Limit of the contract: no page begins after this number of rows. */
const listCap = 10_000

/** Calls that are timed, in the order of the table. */
export const listQueries: ListQuery[] = [
  {
    name: 'Track a parcel',
    call: ({ trackingIds }, round) => ({
      path: `/api/parcel/track?trackingId=${trackingIds[round % trackingIds.length]}`,
    }),
  },
  allParcels('All parcels: first page', { page: 1 }),
  allParcels('All parcels: tenth page', { page: 10 }),
  {
    name: 'All parcels: last page',
    call: (dataset) => parcelList(dataset, { page: lastPage(dataset.parcels, parcelPageSize) }),
  },
  allParcels('All parcels, heaviest first', { page: 1, sort: '-weight' }),
  allParcels('All parcels: DELIVERED (most)', { page: 1, status: 'DELIVERED' }),
  allParcels('All parcels: BLOCKED (one in 200)', { page: 1, status: 'BLOCKED' }),
  {
    name: 'Search: tracking ID, first 7 letters',
    call: (dataset, round) => {
      const id = dataset.trackingIds[round % dataset.trackingIds.length] ?? ''
      return parcelList(dataset, { page: 1, q: id.toLowerCase().slice(0, 12) })
    },
  },
  allParcels('Search: rare surname (5 parcels)', { page: 1, q: rareWord.surname }),
  allParcels('Search: common surname (5 %)', { page: 1, q: commonWord.surname }),
  allParcels('Search: rare street (5 parcels)', { page: 1, q: rareWord.street }),
  allParcels('Search: street of 0.4 %', { page: 1, q: lessCommonStreet }),
  allParcels('Search: common street (8 %)', { page: 1, q: commonWord.street }),
  {
    name: 'Search: a common street, first time in a minute',
    call: (dataset, round) =>
      parcelList(dataset, { page: 1, q: streets[round % streets.length] ?? '' }),
  },
  allParcels('Search and filter: common street, BLOCKED', {
    page: 1,
    q: commonWord.street,
    status: 'BLOCKED',
  }),
  {
    name: 'All parcels: counts of every status',
    call: ({ admin }) => ({ path: '/api/parcel/counts', accessToken: admin }),
  },
  insights('Insights of 30 days (with up to 65,000 parcels)', '2024-03-01'),
  insights('Insights of 366 days', '2025-01-31', 366),
  ownParcels("A sender's list (about 20)", 'sender', '/api/parcel/me'),
  ownParcels("In a sender's list: common street", 'sender', '/api/parcel/me', {
    q: commonWord.street,
  }),
  ownParcels("A bulk sender's list (a tenth of all)", 'bulkSender', '/api/parcel/me'),
  {
    name: "A bulk sender's counts of every status",
    call: ({ bulkSender }) => ({ path: '/api/parcel/counts', accessToken: bulkSender }),
  },
  ownParcels("A receiver's incoming parcels", 'receiver', '/api/parcel/incoming'),
  users('Users: first page', { page: 1 }),
  {
    name: 'Users: last page',
    call: (dataset) => userList(dataset, { page: lastPage(dataset.users, userPageSize) }),
  },
  users('Users, by role', { page: 1, sort: '-role' }),
  users('Users: rare surname (2)', { page: 1, q: rareWord.surname }),
  users('Users: common surname (3 %)', { page: 1, q: commonWord.surname }),
]

type Parameters = Record<string, string | number>

function allParcels(name: string, parameters: Parameters): ListQuery {
  return { name, call: (dataset) => parcelList(dataset, parameters) }
}

function users(name: string, parameters: Parameters): ListQuery {
  return { name, call: (dataset) => userList(dataset, parameters) }
}

function ownParcels(
  name: string,
  caller: 'sender' | 'bulkSender' | 'receiver',
  path: string,
  parameters: Parameters = {},
): ListQuery {
  return {
    name,
    call: (dataset) => ({
      path: withQuery(path, { page: 1, limit: parcelPageSize, ...parameters }),
      accessToken: dataset[caller],
    }),
  }
}

const parcelList = ({ admin }: Dataset, parameters: Parameters): HttpCall => ({
  path: withQuery('/api/parcel', { limit: parcelPageSize, ...parameters }),
  accessToken: admin,
})

const userList = ({ admin }: Dataset, parameters: Parameters): HttpCall => ({
  path: withQuery('/api/user', { limit: userPageSize, ...parameters }),
  accessToken: admin,
})

function withQuery(path: string, parameters: Parameters): string {
  const entries = Object.entries(parameters).map(([name, value]) => [name, String(value)])
  return `${path}?${new URLSearchParams(entries)}`
}

const lastPage = (rows: number, limit: number) => Math.ceil(Math.min(rows, listCap) / limit)

function insights(name: string, to: string, days = 30): ListQuery {
  const from = new Date(Date.parse(to) - (days - 1) * 86_400_000).toISOString().slice(0, 10)
  return {
    name,
    call: ({ admin }) => ({
      path: withQuery('/api/parcel/insights', { from, to }),
      accessToken: admin,
    }),
  }
}
