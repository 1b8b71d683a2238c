// Generated from languages/de.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const database: string = "Datenbank"
export const replicasAreNotShown: string = "Replikate werden nicht angezeigt: Das Datenbankkonto bräuchte dafür die Rolle pg_read_all_stats."
export const noReplicas: string = "Keine Replikate."
export const replicas: string = "Replikate"
export const synchronousReplica = <Part>(a: { name: string; small: (text: string) => Part }): (string | Part)[] => [a.name, a.small(", synchron")]
export const countOfStreams = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} Stream` : `${number(a.count)} Streams`)
export const liveUpdates: string = "Live-Aktualisierung"
export const usersTitle: string = "Benutzer"
export const visitors: string = "Besucher"
export const emailsAndWebhooks: string = "E-Mails und Webhooks"
export const notSentYet: string = "Noch nicht gesendet"
export const failedInADay: string = "In 24 Stunden fehlgeschlagen"
export const identityProvider: string = "Identitätsanbieter"
export const nameLabel: string = "Name"
export const lastBackup: string = "Letzte Sicherung"
export const noneKnown: string = "Keine bekannt"
export const whichBackupsAreShown: string = "Hier stehen nur Sicherungen, die „npm run backup“ erstellt."
export const made: string = "Erstellt am"
export const size: string = "Größe"
export const version: string = "Version"
export const started: string = "Gestartet"
export const lastSeen: string = "Zuletzt gesehen"
export const thisNodeAnsweredYou: string = "Dieser Knoten hat Ihnen geantwortet."
export const jobs: string = "Aufgaben"
export const noJobs: string = "Keine Aufgaben."
export const job: string = "Aufgabe"
export const state: string = "Status"
export const failed: string = "Fehlgeschlagen"
export const succeeded: string = "OK"
export const lastRun: string = "Zuletzt ausgeführt"
export const notYet: string = "Noch nicht"
export const every: string = "Intervall"
export const runsOn: string = "Läuft auf"
export const oneNode: string = "Einem Knoten"
export const eachNode: string = "Jedem Knoten"
export const sendMessages: string = "E-Mails und Webhooks senden"
export const queueResetMails: string = "E-Mails zum Zurücksetzen von Passwörtern vorbereiten"
export const reportNode: string = "Melden, dass der Knoten läuft"
export const removeLostNodes: string = "Ausgefallene Knoten entfernen"
export const numberChanges: string = "Änderungen für die Live-Aktualisierung nummerieren"
export const finishErasures: string = "Löschung von Konten abschließen"
export const removeOldMessages: string = "Alte E-Mails und Webhooks löschen"
export const removeOldNotifications: string = "Alte Benachrichtigungen löschen"
export const removeOldSecrets: string = "Ersetzte Signaturschlüssel von Webhooks löschen"
export const removeOldProofs: string = "Alte Zustellnachweise löschen"
export const finishPastRuns: string = "Touren vergangener Tage beenden"
export const noSystemStatusHere: string = "Hier gibt es keinen Systemstatus."
export const thisServerDoesNotReportIt: string = "Dieser Server meldet ihn nicht."
export const failedToRefresh: string = "Die Aktualisierung ist fehlgeschlagen. Die Angaben sind möglicherweise veraltet."
export const nodes: string = "Knoten"
export const noNodesYet: string = "Noch hat sich kein Knoten gemeldet."
export const needsAttention: string = "Zu klären"
export const nothingNeedsAttention: string = "Nichts. Diese Einstellungen sind für den Produktivbetrieb geeignet."
export const loadingTheSystem: string = "System wird geladen …"
export const silentFor = (a: { duration: string }): string => `Keine Meldung seit ${a.duration}`
export const alive: string = "Aktiv"
export const standby: string = "Standby: Es kann nichts geändert werden"
export const aReplicaIsBehind: string = "Ein Replikat hinkt hinterher"
export const leader: string = "Primärserver"
export const outOfSync = (a: { state: string }): string => `Nicht synchron: ${a.state}`
export const behind = (a: { duration: string }): string => `Rückstand von ${a.duration}`
export const inSync: string = "Synchron"
export const noneOpen: string = "Keine offen"
export const upToDate: string = "Aktuell"
export const late = (a: { duration: string }): string => `Verspätung von ${a.duration}`
export const someHaveFailed: string = "Einige sind fehlgeschlagen"
export const onTime: string = "Pünktlich"
export const reachable: string = "Erreichbar"
export const cannotBeReached: string = "Nicht erreichbar"
export const countOfSeconds = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} Sekunde` : `${number(a.count)} Sekunden`)
export const countOfDays = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} Tag` : `${number(a.count)} Tagen`)
export const countOfHours = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} Stunde` : `${number(a.count)} Stunden`)
export const countOfMinutes = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} Minute` : `${number(a.count)} Minuten`)
export const justNow: string = "gerade eben"
export const ago = (a: { duration: string }): string => `vor ${a.duration}`
export const failedToLoadTheSystem: string = "Der Systemstatus konnte nicht geladen werden."
export const days = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} Tag` : `${number(a.count)} Tage`)
export const hours = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} Stunde` : `${number(a.count)} Stunden`)
export const minutes = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} Minute` : `${number(a.count)} Minuten`)
export const seconds = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} Sekunde` : `${number(a.count)} Sekunden`)
