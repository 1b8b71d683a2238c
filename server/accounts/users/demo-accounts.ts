import type { Role } from '../../../openapi.d.ts'
import { normalizeEmail } from '../../db/normalize-email.ts'

interface DemoAccount {
  name: string
  email: string
  password: string
  role: Role
}

/** The people of the demo data. Their passwords are public: they are printed at start. */
export const demoAccounts = {
  admin: {
    name: 'Grace Okafor',
    email: 'admin@waybill.test',
    password: 'Waybill-demo-1',
    role: 'ADMIN',
  },
  sender: {
    name: 'Amelia Hart',
    email: 'sender@waybill.test',
    password: 'Waybill-demo-2',
    role: 'SENDER',
  },
  sender2: {
    name: 'Tomás Rivera',
    email: 'sender2@waybill.test',
    password: 'Waybill-demo-3',
    role: 'SENDER',
  },
  receiver: {
    name: 'Noah Lindqvist',
    email: 'receiver@waybill.test',
    password: 'Waybill-demo-4',
    role: 'RECEIVER',
  },
  receiver2: {
    name: 'Priya Nair',
    email: 'receiver2@waybill.test',
    password: 'Waybill-demo-5',
    role: 'RECEIVER',
  },
  courier: {
    name: 'Mateo Silva',
    email: 'courier@waybill.test',
    password: 'Waybill-demo-6',
    role: 'COURIER',
  },
  courier2: {
    name: 'Hanna Novak',
    email: 'courier2@waybill.test',
    password: 'Waybill-demo-7',
    role: 'COURIER',
  },
} as const satisfies Record<string, DemoAccount>

export type DemoPerson = keyof typeof demoAccounts

const demoEmails = new Set<string>(Object.values(demoAccounts).map(({ email }) => email))

export const isDemoEmail = (email: string): boolean => demoEmails.has(normalizeEmail(email))
