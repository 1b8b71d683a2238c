import type { DeliveryFailure } from '../../../openapi.d.ts'
import type { DemoPerson } from '../../accounts/users/demo-accounts.ts'
import type { DemoParcel } from './parcels.ts'

/** One parcel to an address in Minneapolis, and its result today. */
export interface DemoStop {
  parcel: DemoParcel
  address: string
  /** Undefined while the stop is open. */
  done?: { minutesAgo: number; failure?: DeliveryFailure; note?: string }
}

export interface DemoRun {
  courier: Extract<DemoPerson, `courier${string}`>
  name: string
  /** Undefined for a draft. */
  givenOutMinutesAgo?: number
  stops: DemoStop[]
}

const at = (address: string, postcode: string) => `${address}, Minneapolis, MN ${postcode}`

/** Today's runs: one is under way, one waits to be given out. */
export const demoRuns: DemoRun[] = [
  {
    courier: 'courier',
    name: 'Uptown',
    givenOutMinutesAgo: 110,
    stops: [
      {
        parcel: ['sender', 'receiver', 'PACKAGE', 3.4, 58, 'inTransit'],
        address: at('2817 Hennepin Avenue', '55408'),
        done: { minutesAgo: 84 },
      },
      {
        parcel: ['sender2', 'receiver2', 'DOCUMENT', 0.3, 57, 'inTransit'],
        address: at('1406 West Lake Street', '55408'),
        done: { minutesAgo: 61, failure: 'NOBODY_HOME' },
      },
      {
        parcel: [
          'sender',
          'receiver2',
          'PACKAGE',
          6.1,
          56,
          'inTransit',
          'Second floor, ring twice',
        ],
        address: at('3012 Lyndale Avenue South', '55408'),
        done: { minutesAgo: 33, note: 'Handed to the neighbour' },
      },
      {
        parcel: [
          'sender',
          'receiver',
          'PACKAGE',
          12.8,
          55,
          'inTransit',
          'Side door, by the garage',
        ],
        address: at('3524 Bryant Avenue South', '55408'),
      },
      {
        parcel: ['sender2', 'receiver', 'DOCUMENT', 0.2, 54, 'inTransit'],
        address: at('3524 Bryant Avenue South', '55408'),
      },
      {
        parcel: ['sender', 'receiver2', 'PACKAGE', 1.9, 53, 'dispatched'],
        address: at('4100 Pleasant Avenue', '55409'),
      },
    ],
  },
  {
    courier: 'courier2',
    name: 'Northeast',
    stops: [
      {
        parcel: ['sender2', 'receiver2', 'PACKAGE', 8.5, 52, 'dispatched', 'Please keep dry'],
        address: at('1224 Quincy Street Northeast', '55413'),
      },
      {
        parcel: ['sender', 'receiver', 'PACKAGE', 2.7, 51, 'dispatched'],
        address: at('2319 Central Avenue Northeast', '55418'),
      },
    ],
  },
]

/** Parcels for the same day that are on no run yet. */
export const demoWaiting: DemoStop[] = [
  {
    parcel: ['sender', 'receiver', 'PACKAGE', 4.6, 50, 'approved'],
    address: at('718 Washington Avenue North', '55401'),
  },
  {
    parcel: ['sender2', 'receiver2', 'PACKAGE', 15.2, 49, 'dispatched'],
    address: at('110 North Fifth Street', '55403'),
  },
  {
    parcel: ['sender', 'receiver2', 'DOCUMENT', 0.4, 48, 'dispatched'],
    address: at('2650 Girard Avenue South', '55408'),
  },
]
