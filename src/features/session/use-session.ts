export { useCurrentUser } from './session-actor.ts'
