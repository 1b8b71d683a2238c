// Generated from languages/en.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const courierAdded: string = "Courier added"
export const theLinkFor = (a: { name: string }): string => `The link for ${a.name}`
export const whatTheCourierDoesWithIt: string = "With it, they set their password and can log in. Give it only to them."
export const addACourier: string = "Add a courier"
export const whatCouriersSee: string = "Couriers see the runs that they are given, and deliver what is on them."
export const addCourier: string = "Add courier"
export const failedToAddTheCourier: string = "Failed to add the courier"
export const nameLabel: string = "Name"
export const email: string = "Email"
export const copyLink: string = "Copy link"
export const iHaveSavedIt: string = "I have saved it"
export const shownOnlyOnce = (a: { until: string }): string => `It is shown only once, and works once, until ${a.until}.`
export const resetLinkMade: string = "Reset link made"
export const makeLinkQuestion = (a: { name: string }): string => `A reset link for ${a.name}?`
export const makeLink: string = "Make link"
export const whatTheLinkDoes = (a: { email: string; name: string }): string => `With it, ${a.name} (${a.email}) can set a new password, and is logged out everywhere else. Anyone who has the link can do this, so give it only to the right person.`
export const theResetLinkFor = (a: { name: string }): string => `The reset link for ${a.name}`
export const failedToMakeTheLink: string = "Failed to make the link"
export const selectedUsers: string = "Selected users"
export const countSelected = (a: { count: number }): string => `${number(a.count)} selected`
export const noneCanBeBlocked: string = "None of the selected can be blocked"
export const blockCount = (a: { count: number }): string => `Block ${number(a.count)}`
export const noneIsBlocked: string = "None of the selected is blocked"
export const unblockCount = (a: { count: number }): string => `Unblock ${number(a.count)}`
export const clearSelection: string = "Clear selection"
export const somethingWentWrong: string = "Something went wrong!"
export const hasBeenBlocked = (a: { name: string }): string => `${a.name} has been blocked 🚫`
export const hasBeenUnblocked = (a: { name: string }): string => `${a.name} has been unblocked ✅`
export const couldNotBlock = (a: { count: number; name: string }): string => `Could not block ${(category(a.count) === 'one' ? a.name : "everyone")}`
export const couldNotUnblock = (a: { count: number; name: string }): string => `Could not unblock ${(category(a.count) === 'one' ? a.name : "everyone")}`
export const blockQuestion = (a: { count: number; name: string }): string => `Block ${(category(a.count) === 'one' ? a.name : `${number(a.count)} users`)}?`
export const tryAgain: string = "Try again"
export const blockUser: string = "Block user"
export const blockUsers: string = "Block users"
export const blockedInPart = <Part>(a: { done: number; strong: (text: string) => Part; total: number }): (string | Part)[] => [a.strong("Something went wrong!"), " ", number(a.done), " of ", number(a.total), " blocked. Not blocked:"]
export const unblockedInPart = <Part>(a: { done: number; strong: (text: string) => Part; total: number }): (string | Part)[] => [a.strong("Something went wrong!"), " ", number(a.done), " of ", number(a.total), " unblocked. Not unblocked:"]
export const loggedOutAtOnce: string = "They are logged out at once and cannot log in until they are unblocked."
export const theseAreLoggedOutAtOnce: string = "They are logged out at once and cannot log in until they are unblocked:"
export const nameOfYou = (a: { name: string }): string => `${a.name} (you)`
export const role: string = "Role"
export const status: string = "Status"
export const actions: string = "Actions"
export const blocked: string = "Blocked"
export const active: string = "Active"
export const blockName = (a: { name: string }): string => `Block ${a.name}`
export const unblockName = (a: { name: string }): string => `Unblock ${a.name}`
export const unblock: string = "Unblock"
export const block: string = "Block"
export const resetLinkFor = (a: { name: string }): string => `Reset link for ${a.name}`
export const resetLink: string = "Reset link"
export const youCannotBlockYourself: string = "You cannot block yourself"
export const cannotBeBlocked: string = "This user cannot be blocked"
export const cannotBeUnblocked: string = "This user cannot be unblocked"
export const usersTitle: string = "Users"
export const noResults: string = "No results."
export const countOfUsers = (a: { count: number; text: string }): string => (category(a.count) === 'one' ? `${a.text} user` : `${a.text} users`)
export const loadingUsers: string = "Loading users…"
export const failedToLoadUsers: string = "Failed to load users."
export const selectUser = (a: { name: string }): string => `Select ${a.name}`
