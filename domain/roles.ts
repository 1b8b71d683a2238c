import type { Role } from '../openapi.d.ts'
import { listOfAll } from './exhaustive-list.ts'

export const roles = listOfAll<Role>()(['ADMIN', 'SENDER', 'RECEIVER', 'COURIER'])
