import { availableParallelism } from 'node:os'

/** How many places there are, and how owners share them. */
export interface FairPlaces {
  /** Work of all owners that runs at the same time. */
  places: number
  /** Part of the free places that one owner can take, but at least one place. If unset, only `max` limits it. */
  share?: number
  /** Places of one owner, however many are free. */
  max?: number
  /** Requests that can wait for a place; beyond them, the owner with the most makes room. */
  waiting: number
  /** Milliseconds that a request waits at most. */
  patience: number
  /**
   * Immediately refuses a request that would probably wait longer. It would wait in vain, which slows down callers
   * who try again immediately.
   */
  isEarly?: boolean
  /** Seconds until another try, at least. */
  minRetryAfter?: number
}

/**
 * Everything that owners share on a node, and how: an owner is an account, or a visitor's network.
 * docs/operations/limits.md tells operators the same.
 */
const ofRequests = {
  /** Reads that are worked on, and look-ups of sessions. A few at a time, so that each is answered soon. */
  reads: { places: 4 * availableParallelism(), share: 0.5, waiting: 5_000, patience: 5_000 },
  /** Changes that are worked on. They can wait for locks, or for a standby that is away, and so not hold up reads. */
  changes: { places: 4 * availableParallelism(), share: 0.5, waiting: 5_000, patience: 5_000 },
  /** Connections to the database: so many for reads, and as many for changes. */
  connections: { places: 10, share: 0.5, waiting: 1_000, patience: 5_000 },
  /** Pieces of long answers, which are whole lists and exports. One at a time leaves time for other requests. */
  pieces: { places: 1, share: 1, waiting: 1_000, patience: 20_000 },
  /** Whole lists that are being sent. */
  lists: { places: 16, share: 0.15, waiting: 500, patience: 10_000 },
  /** Files that are being sent. Each waits for its reader most of the time. */
  exports: { places: 32, share: 0.125, waiting: 0, patience: 0, minRetryAfter: 2 },
  /** Pictures that are decoded and encoded, each by one core; one is left for other work. */
  pictures: {
    places: Math.max(1, availableParallelism() - 1),
    share: 0.5,
    waiting: 250,
    patience: 12_000,
    isEarly: true,
  },
  /** Requests that wait for an address that a user has given, for about as long as a name takes to look up. */
  outside: { places: 20, share: 0.12, max: 2, waiting: 100, patience: 5_000, minRetryAfter: 5 },
  /** Logins at the identity provider, which wait for it. */
  signIns: { places: 64, share: 0.5, waiting: 0, patience: 0, minRetryAfter: 2 },
  /** Passwords that are hashed; each takes 19 MiB and some milliseconds of a core. */
  passwords: { places: 4, share: 1, waiting: 64, patience: 5_000 },
  /** Proposed routes; the last of those that wait does so for some seconds. */
  routes: { places: 1, share: 1, waiting: 7, patience: 9_000, minRetryAfter: 2 },
  /** Live updates. They stay open, so none waits for a place. `max` is for each user; tabs share one. */
  streams: { places: 5_000, max: 10, waiting: 0, patience: 0, minRetryAfter: 30 },
} as const satisfies Record<string, FairPlaces>

/** Messages wait in the database, so nothing is refused. */
const ofMessages = {
  /** Emails that are being sent; they all go to one server. */
  mails: { places: 5, waiting: 0, patience: 0 },
  /** Webhooks that are being sent. */
  webhooks: { places: 25, share: 0.4, waiting: 0, patience: 0 },
  /** The part of these that all endpoints together have that fail, or have never accepted one. */
  doubtfulWebhooks: { places: 8, share: 0.5, max: 2, waiting: 0, patience: 0 },
} as const satisfies Record<string, FairPlaces>

export const sizes = { ...ofRequests, ...ofMessages }

export type FairLimitName = keyof typeof sizes

/** Limits that can refuse a request. */
export const requestLimits = Object.keys(ofRequests)

/** Streams of visitors of one network; offices and schools share one. */
export const maxStreamsOfNetwork = 60
