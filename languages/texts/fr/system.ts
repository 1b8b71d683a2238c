// Generated from languages/fr.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const database: string = "Base de données"
export const replicasAreNotShown: string = "Les réplicas ne sont pas affichés : le compte de la base de données aurait besoin du rôle pg_read_all_stats."
export const noReplicas: string = "Aucun réplica."
export const replicas: string = "Réplicas"
export const synchronousReplica = <Part>(a: { name: string; small: (text: string) => Part }): (string | Part)[] => [a.name, a.small(", synchrone")]
export const countOfStreams = (a: { count: number }): string => `${number(a.count)} flux`
export const liveUpdates: string = "Mises à jour en direct"
export const usersTitle: string = "Utilisateurs"
export const visitors: string = "Visiteurs"
export const emailsAndWebhooks: string = "E-mails et webhooks"
export const notSentYet: string = "À envoyer"
export const failedInADay: string = "Échecs sur 24 heures"
export const identityProvider: string = "Fournisseur d’identité"
export const nameLabel: string = "Nom"
export const lastBackup: string = "Dernière sauvegarde"
export const noneKnown: string = "Aucune connue"
export const whichBackupsAreShown: string = "Seules les sauvegardes faites avec « npm run backup » figurent ici."
export const made: string = "Effectuée"
export const size: string = "Taille"
export const version: string = "Version"
export const started: string = "Démarrage"
export const lastSeen: string = "Dernier signe de vie"
export const thisNodeAnsweredYou: string = "C’est ce nœud qui vous a répondu."
export const jobs: string = "Tâches"
export const noJobs: string = "Aucune tâche."
export const job: string = "Tâche"
export const state: string = "État"
export const failed: string = "Échec"
export const succeeded: string = "OK"
export const lastRun: string = "Dernière exécution"
export const notYet: string = "Pas encore"
export const every: string = "Intervalle"
export const runsOn: string = "S’exécute sur"
export const oneNode: string = "Un nœud"
export const eachNode: string = "Chaque nœud"
export const sendMessages: string = "Envoyer les e-mails et les webhooks"
export const queueResetMails: string = "Préparer les e-mails de réinitialisation du mot de passe"
export const reportNode: string = "Signaler que le nœud est actif"
export const removeLostNodes: string = "Retirer les nœuds disparus"
export const numberChanges: string = "Numéroter les changements pour les mises à jour en direct"
export const finishErasures: string = "Achever la suppression des comptes"
export const removeOldMessages: string = "Supprimer les anciens e-mails et webhooks"
export const removeOldNotifications: string = "Supprimer les anciennes notifications"
export const removeOldSecrets: string = "Supprimer les secrets de webhook remplacés"
export const removeOldProofs: string = "Supprimer les anciennes preuves de livraison"
export const finishPastRuns: string = "Terminer les tournées des jours passés"
export const noSystemStatusHere: string = "Pas d’état du système ici."
export const thisServerDoesNotReportIt: string = "Ce serveur ne le communique pas."
export const failedToRefresh: string = "Actualisation impossible. Ces informations ne sont peut-être plus à jour."
export const nodes: string = "Nœuds"
export const noNodesYet: string = "Aucun nœud ne s’est encore signalé."
export const needsAttention: string = "À traiter"
export const nothingNeedsAttention: string = "Rien. Ces réglages conviennent à la production."
export const loadingTheSystem: string = "Chargement du système…"
export const silentFor = (a: { duration: string }): string => `Silencieux depuis ${a.duration}`
export const alive: string = "Actif"
export const standby: string = "Secondaire : aucune modification possible"
export const aReplicaIsBehind: string = "Un réplica est en retard"
export const leader: string = "Primaire"
export const outOfSync = (a: { state: string }): string => `Désynchronisé : ${a.state}`
export const behind = (a: { duration: string }): string => `${a.duration} de retard`
export const inSync: string = "Synchronisé"
export const noneOpen: string = "Aucun ouvert"
export const upToDate: string = "À jour"
export const late = (a: { duration: string }): string => `${a.duration} de retard`
export const someHaveFailed: string = "Certains ont échoué"
export const onTime: string = "Dans les temps"
export const reachable: string = "Joignable"
export const cannotBeReached: string = "Injoignable"
export const countOfSeconds = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} seconde` : `${number(a.count)} secondes`)
export const countOfDays = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} jour` : `${number(a.count)} jours`)
export const countOfHours = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} heure` : `${number(a.count)} heures`)
export const countOfMinutes = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} minute` : `${number(a.count)} minutes`)
export const justNow: string = "à l’instant"
export const ago = (a: { duration: string }): string => `il y a ${a.duration}`
export const failedToLoadTheSystem: string = "Impossible de charger l’état du système."
export const days = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} jour` : `${number(a.count)} jours`)
export const hours = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} heure` : `${number(a.count)} heures`)
export const minutes = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} minute` : `${number(a.count)} minutes`)
export const seconds = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} seconde` : `${number(a.count)} secondes`)
