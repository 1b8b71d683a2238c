// Generated from languages/fr.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const failedToSaveTheChoice: string = "Impossible d’enregistrer le choix"
export const whenEmailsCome: string = "Envoi des e-mails"
export const asItHappens: string = "Au fur et à mesure"
export const onceADay: string = "Une fois par jour"
export const atHour: string = "Heure"
export const timeInZone = (a: { zone: string }): string => `Fuseau horaire : ${a.zone}. Les e-mails concernant votre compte continuent d’arriver aussitôt.`
export const timeZoneToUse = (a: { zone: string }): string => `Utiliser ${a.zone}`
export const loadingNotifications: string = "Chargement des notifications…"
export const failedToLoadNotifications: string = "Impossible de charger les notifications."
export const tryAgain: string = "Réessayer"
export const nothingYet: string = "Rien pour l’instant. Les nouvelles de vos colis s’affichent ici."
export const unreadNotification = <Part>(a: { hidden: (text: string) => Part; text: string }): (string | Part)[] => [a.hidden("Non lue : "), a.text]
export const showTheParcels: string = "Afficher les colis"
export const parcels: string = "Colis"
export const andMore = (a: { count: number }): string => `et ${(category(a.count) === 'one' ? `${number(a.count)} autre` : `${number(a.count)} autres`)}`
export const noNotificationsHere: string = "Pas de notifications ici."
export const thisServerSendsNone: string = "Ce serveur n’en envoie pas."
export const pagesOfNotifications: string = "Pages des notifications"
export const allCaughtUp: string = "Vous êtes à jour."
export const showAllNotifications: string = "Afficher toutes les notifications"
export const youHaveReadEverything: string = "Vous avez tout lu."
export const noNotificationsYet: string = "Aucune notification pour l’instant."
export const chooseYourUpdates: string = "Choisir vos notifications"
export const updatesAppearHere: string = "Les nouvelles de vos colis s’affichent ici."
export const notificationsTitle: string = "Notifications"
export const markAsRead = (a: { subject: string; text: string }): string => `Marquer comme lue : ${a.text}, ${a.subject}`
export const closeNotifications: string = "Fermer les notifications"
export const allHaveBeenRead: string = "Tout est déjà lu"
export const markAllAsRead: string = "Tout marquer comme lu"
export const seeAll: string = "Tout voir"
export const settings: string = "Réglages"
export const emailsGoTo = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => ["Les e-mails sont envoyés à ", a.strong(a.email), "."]
export const noEmailsYet: string = "Ce serveur n’envoie pas encore d’e-mails. Vos choix sont enregistrés pour plus tard."
export const whichUpdatesYouGet: string = "Vos notifications et leur canal"
export const nothingToChoose: string = "Rien à choisir."
export const whatHappens: string = "Événement"
export const inWaybill: string = "Dans Waybill"
export const email: string = "E-mail"
export const choiceOf = (a: { channel: string; event: string }): string => `${a.channel} : ${a.event}`
export const aParcelWasApproved: string = "Colis validé"
export const aParcelWasDispatched: string = "Colis expédié"
export const aParcelIsOnItsWay: string = "Colis en route"
export const theCourierIsNear: string = "Le livreur approche"
export const aParcelCouldNotBeDelivered: string = "Colis non livré"
export const aParcelWasDelivered: string = "Colis livré"
export const aParcelWasCanceled: string = "Colis annulé"
export const aParcelWasBlocked: string = "Colis bloqué"
export const aParcelWasUnblocked: string = "Colis débloqué"
export const yourParcelWasApproved: string = "Votre colis a été validé"
export const yourParcelWasDispatched: string = "Votre colis a été expédié"
export const yourParcelIsOnItsWay: string = "Votre colis est en route"
export const yourParcelCouldNotBeDelivered: string = "Votre colis n’a pas pu être livré"
export const yourParcelWasDelivered: string = "Votre colis a été livré"
export const yourParcelWasCanceled: string = "Votre colis a été annulé"
export const yourParcelWasBlocked: string = "Votre colis a été bloqué"
export const yourParcelWasUnblocked: string = "Votre colis a été débloqué"
export const aParcelWasRequested: string = "Nouvelle demande de livraison"
export const youRequestedAParcel: string = "Vous avez demandé une livraison"
export const aParcelForYouWasRequested: string = "Un colis à votre intention a été demandé"
export const aWebhookWasDisabled: string = "Un webhook a été désactivé"
export const expectedBetween = (a: { from: string; to: string }): string => `Livraison prévue entre ${a.from} et ${a.to}.`
export const itAnsweredGone: string = "Il a répondu 410 (Gone)."
export const itFailedForTooLong: string = "Il est en échec depuis trop longtemps."
export const toParty = (a: { address: string; name: string }): string => `Pour ${a.name}, ${a.address}`
export const fromParty = (a: { address: string; name: string }): string => `De ${a.name}, ${a.address}`
export const fromPartyToParty = (a: { address: string; receiver: string; sender: string }): string => `De ${a.sender} à ${a.receiver}, ${a.address}`
export const failedToMarkAsRead: string = "Impossible de marquer comme lu"
export const loadingSettings: string = "Chargement des réglages…"
export const failedToLoadSettings: string = "Impossible de charger les réglages."
export const deviceAndNetwork = (a: { device: string; network: string }): string => `${a.device}, réseau ${a.network}`
