// Generated from languages/en.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const database: string = "Database"
export const replicasAreNotShown: string = "Replicas are not shown: the database’s account would need the role pg_read_all_stats."
export const noReplicas: string = "No replicas."
export const replicas: string = "Replicas"
export const synchronousReplica = <Part>(a: { name: string; small: (text: string) => Part }): (string | Part)[] => [a.name, a.small(", synchronous")]
export const countOfStreams = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} stream` : `${number(a.count)} streams`)
export const liveUpdates: string = "Live updates"
export const usersTitle: string = "Users"
export const visitors: string = "Visitors"
export const emailsAndWebhooks: string = "Emails and webhooks"
export const notSentYet: string = "Not sent yet"
export const failedInADay: string = "Failed in 24 hours"
export const identityProvider: string = "Identity provider"
export const nameLabel: string = "Name"
export const lastBackup: string = "Last backup"
export const noneKnown: string = "None known"
export const whichBackupsAreShown: string = "Backups that “npm run backup” makes are shown here, no others."
export const made: string = "Made"
export const size: string = "Size"
export const version: string = "Version"
export const started: string = "Started"
export const lastSeen: string = "Last seen"
export const thisNodeAnsweredYou: string = "This node answered you."
export const jobs: string = "Jobs"
export const noJobs: string = "No jobs."
export const job: string = "Job"
export const state: string = "State"
export const failed: string = "Failed"
export const succeeded: string = "OK"
export const lastRun: string = "Last run"
export const notYet: string = "Not yet"
export const every: string = "Every"
export const runsOn: string = "Runs on"
export const oneNode: string = "One node"
export const eachNode: string = "Each node"
export const sendMessages: string = "Send emails and webhooks"
export const queueResetMails: string = "Prepare password reset emails"
export const reportNode: string = "Report that the node is alive"
export const removeLostNodes: string = "Remove nodes that are gone"
export const numberChanges: string = "Number changes for live updates"
export const finishErasures: string = "Finish deleting accounts"
export const removeOldMessages: string = "Delete old emails and webhooks"
export const removeOldNotifications: string = "Delete old notifications"
export const removeOldSecrets: string = "Delete replaced webhook secrets"
export const removeOldProofs: string = "Delete old proofs of delivery"
export const finishPastRuns: string = "Finish runs of past days"
export const noSystemStatusHere: string = "No system status here."
export const thisServerDoesNotReportIt: string = "This server does not report it."
export const failedToRefresh: string = "Failed to refresh. This may be out of date."
export const nodes: string = "Nodes"
export const noNodesYet: string = "No nodes have reported yet."
export const needsAttention: string = "Needs attention"
export const nothingNeedsAttention: string = "Nothing. These settings are fit for production."
export const loadingTheSystem: string = "Loading the system…"
export const silentFor = (a: { duration: string }): string => `Silent for ${a.duration}`
export const alive: string = "Alive"
export const standby: string = "Standby: nothing can be changed"
export const aReplicaIsBehind: string = "A replica is behind"
export const leader: string = "Leader"
export const outOfSync = (a: { state: string }): string => `Out of sync: ${a.state}`
export const behind = (a: { duration: string }): string => `${a.duration} behind`
export const inSync: string = "In sync"
export const noneOpen: string = "None open"
export const upToDate: string = "Up to date"
export const late = (a: { duration: string }): string => `${a.duration} late`
export const someHaveFailed: string = "Some have failed"
export const onTime: string = "On time"
export const reachable: string = "Reachable"
export const cannotBeReached: string = "Cannot be reached"
export const countOfSeconds = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} second` : `${number(a.count)} seconds`)
export const countOfDays = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} day` : `${number(a.count)} days`)
export const countOfHours = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} hour` : `${number(a.count)} hours`)
export const countOfMinutes = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} minute` : `${number(a.count)} minutes`)
export const justNow: string = "just now"
export const ago = (a: { duration: string }): string => `${a.duration} ago`
export const failedToLoadTheSystem: string = "Failed to load the system."
export const days = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} day` : `${number(a.count)} days`)
export const hours = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} hour` : `${number(a.count)} hours`)
export const minutes = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} minute` : `${number(a.count)} minutes`)
export const seconds = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} second` : `${number(a.count)} seconds`)
