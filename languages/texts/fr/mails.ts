// Generated from languages/fr.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const named = (a: { name: string }): string => `${a.name} :`
export const note: string = "Remarque"
export const nameAndAddress = (a: { address: string; name: string }): string => `${a.name}, ${a.address}`
export const orCopyThisAddress: string = "Ou copiez cette adresse :"
export const stopTheseEmails: string = "Ne plus recevoir ces e-mails"
export const andMore = (a: { count: number }): string => `et ${(category(a.count) === 'one' ? `${number(a.count)} autre` : `${number(a.count)} autres`)}`
export const trackingId: string = "Numéro de suivi"
export const from: string = "Expéditeur"
export const to: string = "Destinataire"
export const time: string = "Date et heure"
export const account: string = "Compte"
export const worksUntil: string = "Valable jusqu’au"
export const endpoint: string = "Point de terminaison"
export const name: string = "Nom"
export const provider: string = "Fournisseur"
export const device: string = "Appareil"
export const network: string = "Réseau"
export const yourAccount: string = "Votre compte"
export const webhooks: string = "Webhooks"
export const updates: string = "Nouvelles"
export const setANewPassword: string = "Définir un nouveau mot de passe"
export const someoneAskedForIt: string = "Un nouveau mot de passe a été demandé pour votre compte. Le lien ne fonctionne qu’une fois. Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail : votre mot de passe reste inchangé."
export const sentForANewPassword = (a: { email: string }): string => `Cet e-mail a été envoyé à ${a.email}, car un nouveau mot de passe a été demandé pour le compte associé.`
export const confirmYourEmailAddress: string = "Confirmez votre adresse e-mail"
export const welcomeSender = (a: { name: string }): string => `Bienvenue chez Waybill, ${a.name}. Confirmez que cette adresse est la vôtre : vous pourrez alors envoyer des colis et en recevoir des nouvelles par e-mail. Si vous n’êtes pas à l’origine de cette inscription, ne faites rien.`
export const welcomeReceiver = (a: { name: string }): string => `Bienvenue chez Waybill, ${a.name}. Confirmez que cette adresse est la vôtre : vous recevrez alors des nouvelles de vos colis par e-mail. Si vous n’êtes pas à l’origine de cette inscription, ne faites rien.`
export const welcomeAdministrator = (a: { name: string }): string => `Bienvenue chez Waybill, ${a.name}. Confirmez que cette adresse est la vôtre : vous recevrez alors des nouvelles des colis par e-mail. Si vous n’êtes pas à l’origine de cette inscription, ne faites rien.`
export const welcomeCourier = (a: { name: string }): string => `Bienvenue chez Waybill, ${a.name}. Confirmez que cette adresse est la vôtre. Si vous n’êtes pas à l’origine de cette inscription, ne faites rien.`
export const sentForANewAccount = (a: { email: string }): string => `Cet e-mail a été envoyé à ${a.email}, car un compte a été ouvert avec cette adresse.`
export const endpointWasDisabled: string = "Un point de terminaison de webhook a été désactivé"
export const endpointAnsweredGone: string = "Il a répondu 410 (Gone). Plus rien n’y est envoyé tant que vous ne le réactivez pas."
export const endpointFailedForDays: string = "Tous les envois vers celui-ci échouent depuis cinq jours. Plus rien n’y est envoyé tant que vous ne le réactivez pas."
export const endpointFailedForTooLong: string = "Il est en échec depuis trop longtemps. Plus rien n’y est envoyé tant que vous ne le réactivez pas."
export const openIntegrations: string = "Ouvrir les intégrations"
export const sentForYourEndpoint = (a: { email: string }): string => `Cet e-mail a été envoyé à ${a.email}, car ce point de terminaison est le vôtre.`
export const openYourAccount: string = "Ouvrir mon compte"
export const sentForYourAccount = (a: { email: string }): string => `Cet e-mail a été envoyé à ${a.email}, car c’est l’adresse de votre compte.`
export const requested: string = "Demandé"
export const approved: string = "Validé"
export const dispatched: string = "Expédié"
export const inTransit: string = "En transit"
export const nearlyThere: string = "Bientôt chez vous"
export const attemptFailed: string = "Échec de livraison"
export const delivered: string = "Livré"
export const canceled: string = "Annulé"
export const blocked: string = "Bloqué"
export const unblocked: string = "Débloqué"
export const trackTheParcel: string = "Suivre le colis"
export const seeAllNotifications: string = "Voir toutes les notifications"
export const subjectOfParcel = (a: { title: string; trackingId: string }): string => `${a.title} (${a.trackingId})`
export const subjectOfDay = (a: { title: string }): string => `Votre journée : ${a.title}`
export const sentToSenderOfParcel = (a: { email: string }): string => `Cet e-mail a été envoyé à ${a.email}, car vous êtes l’expéditeur de ce colis.`
export const sentToReceiverOfParcel = (a: { email: string }): string => `Cet e-mail a été envoyé à ${a.email}, car ce colis vous est adressé.`
export const sentToAdministrator = (a: { email: string }): string => `Cet e-mail a été envoyé à ${a.email}, car vous avez choisi de recevoir ces notifications.`
export const sentToSenderOfParcels = (a: { email: string }): string => `Cet e-mail a été envoyé à ${a.email}, car vous êtes l’expéditeur de ces colis.`
export const sentToReceiverOfParcels = (a: { email: string }): string => `Cet e-mail a été envoyé à ${a.email}, car ces colis vous sont adressés.`
export const updatesAboutParcels = (a: { count: number }): string => `${(category(a.count) === 'one' ? `${number(a.count)} nouvelle` : `${number(a.count)} nouvelles`)} concernant des colis`
export const aboutParcelsFromYou: string = "Cet e-mail concerne les colis ci-dessous, dont vous êtes l’expéditeur."
export const aboutParcelsForYou: string = "Cet e-mail concerne les colis ci-dessous, qui vous sont adressés."
export const aboutParcels: string = "Cet e-mail concerne les colis ci-dessous."
export const sinceYourLastEmail: string = "Voici ce qui s’est passé depuis votre dernier e-mail quotidien."
export const toParty = (a: { address: string; name: string }): string => `Pour ${a.name}, ${a.address}`
export const fromParty = (a: { address: string; name: string }): string => `De ${a.name}, ${a.address}`
export const fromPartyToParty = (a: { address: string; receiver: string; sender: string }): string => `De ${a.sender} à ${a.receiver}, ${a.address}`
export const partyAndNote = (a: { note: string; party: string }): string => `${a.party}. Remarque : ${a.note}`
export const aParcelForYouWasRequested: string = "Un colis à votre intention a été demandé"
export const aParcelForYouWasApproved: string = "Un colis à votre intention a été validé"
export const yourParcelWasRequested: string = "La livraison de votre colis a été demandée"
export const yourParcelWasApproved: string = "Votre colis a été validé"
export const yourParcelWasDispatched: string = "Votre colis a été expédié"
export const yourParcelIsOutForDelivery: string = "Votre colis est en cours de livraison"
export const yourParcelCouldNotBeDelivered: string = "Votre colis n’a pas pu être livré"
export const yourParcelWasDelivered: string = "Votre colis a été livré"
export const yourParcelWasCanceled: string = "Votre colis a été annulé"
export const yourParcelWasBlocked: string = "Votre colis a été bloqué"
export const yourParcelWasUnblocked: string = "Votre colis a été débloqué"
export const aParcelWasRequested: string = "Une livraison a été demandée"
export const aParcelWasApproved: string = "Un colis a été validé"
export const aParcelWasDispatched: string = "Un colis a été expédié"
export const aParcelIsOutForDelivery: string = "Un colis est en cours de livraison"
export const aParcelCouldNotBeDelivered: string = "Un colis n’a pas pu être livré"
export const aParcelWasDelivered: string = "Un colis a été livré"
export const aParcelWasCanceled: string = "Un colis a été annulé"
export const aParcelWasBlocked: string = "Un colis a été bloqué"
export const aParcelWasUnblocked: string = "Un colis a été débloqué"
export const wantsToSendYouAParcel = (a: { sender: string }): string => `${a.sender} souhaite vous envoyer un colis. Il sera expédié une fois validé.`
export const fromIsDispatchedNext = (a: { sender: string }): string => `Le colis envoyé par ${a.sender} va maintenant être expédié.`
export const fromWasHandedToTheCourier = (a: { sender: string }): string => `Le colis envoyé par ${a.sender} a été remis au livreur.`
export const fromIsOnItsWay = (a: { sender: string }): string => `Le colis envoyé par ${a.sender} est en route vers l’adresse ci-dessous.`
export const fromCouldNotBeHandedOver = (a: { sender: string }): string => `Le livreur avait avec lui le colis envoyé par ${a.sender}, mais n’a pas pu le remettre.`
export const fromHasArrived = (a: { sender: string }): string => `Le colis envoyé par ${a.sender} est arrivé. Si vous ne l’avez pas, prévenez ${a.sender}.`
export const fromWillNotBeDelivered = (a: { sender: string }): string => `Le colis envoyé par ${a.sender} ne sera pas livré.`
export const fromIsHeldBack = (a: { sender: string }): string => `Le colis envoyé par ${a.sender} est retenu jusqu’à ce qu’un administrateur le débloque.`
export const fromGoesOnItsWay = (a: { sender: string }): string => `Le colis envoyé par ${a.sender} reprend son acheminement.`
export const toWaitsToBeApproved = (a: { receiver: string }): string => `Le colis pour ${a.receiver} est en attente de validation.`
export const toIsDispatchedNext = (a: { receiver: string }): string => `Le colis pour ${a.receiver} va maintenant être expédié.`
export const toWasHandedToTheCourier = (a: { receiver: string }): string => `Le colis pour ${a.receiver} a été remis au livreur.`
export const toIsOnItsWay = (a: { receiver: string }): string => `Le colis est en route vers ${a.receiver}.`
export const toCouldNotBeHandedOver = (a: { receiver: string }): string => `Le livreur n’a pas pu remettre le colis à ${a.receiver}.`
export const toHasArrived = (a: { receiver: string }): string => `Le colis pour ${a.receiver} est arrivé.`
export const toWillNotBeDelivered = (a: { receiver: string }): string => `Le colis pour ${a.receiver} ne sera pas livré.`
export const toIsHeldBack = (a: { receiver: string }): string => `Le colis pour ${a.receiver} est retenu jusqu’à ce qu’un administrateur le débloque.`
export const toGoesOnItsWay = (a: { receiver: string }): string => `Le colis pour ${a.receiver} reprend son acheminement.`
export const isTheParcel = (a: { receiver: string; sender: string }): string => `Il s’agit du colis envoyé par ${a.sender} à ${a.receiver}.`
export const yourCourierIsNear: string = "Votre livreur approche"
export const stopsAndTime = (a: { from: string; sender: string; stops: number; to: string }): string => `${(a.stops === 0 ? "Vous êtes le prochain arrêt" : category(a.stops) === 'one' ? `Encore ${number(a.stops)} arrêt avant le vôtre` : `Encore ${number(a.stops)} arrêts avant le vôtre`)}. Nous pensons vous remettre le colis envoyé par ${a.sender} entre ${a.from} et ${a.to}.`
