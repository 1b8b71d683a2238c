// Generated from languages/fr.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const courierAdded: string = "Livreur ajouté"
export const theLinkFor = (a: { name: string }): string => `Le lien pour ${a.name}`
export const whatTheCourierDoesWithIt: string = "Il permet au livreur de définir son mot de passe et de se connecter. Ne le donnez qu’à cette personne."
export const addACourier: string = "Ajouter un livreur"
export const whatCouriersSee: string = "Les livreurs voient les tournées qui leur sont transmises et livrent les colis qu’elles contiennent."
export const addCourier: string = "Ajouter le livreur"
export const failedToAddTheCourier: string = "Impossible d’ajouter le livreur"
export const nameLabel: string = "Nom"
export const email: string = "Adresse e-mail"
export const copyLink: string = "Copier le lien"
export const iHaveSavedIt: string = "Je l’ai conservé"
export const shownOnlyOnce = (a: { until: string }): string => `Il ne s’affiche qu’une seule fois, et fonctionne une seule fois. Date limite : ${a.until}.`
export const resetLinkMade: string = "Lien de réinitialisation créé"
export const makeLinkQuestion = (a: { name: string }): string => `Créer un lien de réinitialisation pour ${a.name} ?`
export const makeLink: string = "Créer le lien"
export const whatTheLinkDoes = (a: { email: string; name: string }): string => `Ce lien permet à ${a.name} (${a.email}) de définir un nouveau mot de passe, et ferme toutes ses autres sessions. Il suffit de l’avoir pour s’en servir : ne le donnez qu’à la bonne personne.`
export const theResetLinkFor = (a: { name: string }): string => `Le lien de réinitialisation pour ${a.name}`
export const failedToMakeTheLink: string = "Impossible de créer le lien"
export const selectedUsers: string = "Utilisateurs sélectionnés"
export const countSelected = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} sélectionné` : `${number(a.count)} sélectionnés`)
export const noneCanBeBlocked: string = "Aucun des utilisateurs sélectionnés ne peut être bloqué"
export const blockCount = (a: { count: number }): string => `Bloquer (${number(a.count)})`
export const noneIsBlocked: string = "Aucun des utilisateurs sélectionnés n’est bloqué"
export const unblockCount = (a: { count: number }): string => `Débloquer (${number(a.count)})`
export const clearSelection: string = "Tout désélectionner"
export const somethingWentWrong: string = "Une erreur s’est produite !"
export const hasBeenBlocked = (a: { name: string }): string => `${a.name} : compte bloqué 🚫`
export const hasBeenUnblocked = (a: { name: string }): string => `${a.name} : compte débloqué ✅`
export const couldNotBlock = (a: { count: number; name: string }): string => `Impossible de bloquer ${(category(a.count) === 'one' ? a.name : "les utilisateurs")}`
export const couldNotUnblock = (a: { count: number; name: string }): string => `Impossible de débloquer ${(category(a.count) === 'one' ? a.name : "les utilisateurs")}`
export const blockQuestion = (a: { count: number; name: string }): string => `Bloquer ${(category(a.count) === 'one' ? a.name : `${number(a.count)} utilisateurs`)} ?`
export const tryAgain: string = "Réessayer"
export const blockUser: string = "Bloquer l’utilisateur"
export const blockUsers: string = "Bloquer les utilisateurs"
export const blockedInPart = <Part>(a: { done: number; strong: (text: string) => Part; total: number }): (string | Part)[] => [a.strong("Une erreur s’est produite !"), " ", ...((category(a.done) === 'one' ? [number(a.done), " bloqué"] : [number(a.done), " bloqués"])), " sur ", number(a.total), ". Non bloqués :"]
export const unblockedInPart = <Part>(a: { done: number; strong: (text: string) => Part; total: number }): (string | Part)[] => [a.strong("Une erreur s’est produite !"), " ", ...((category(a.done) === 'one' ? [number(a.done), " débloqué"] : [number(a.done), " débloqués"])), " sur ", number(a.total), ". Non débloqués :"]
export const loggedOutAtOnce: string = "La déconnexion est immédiate, et aucune connexion n’est possible jusqu’au déblocage."
export const theseAreLoggedOutAtOnce: string = "Déconnexion immédiate, et aucune connexion possible jusqu’au déblocage :"
export const nameOfYou = (a: { name: string }): string => `${a.name} (vous)`
export const role: string = "Rôle"
export const status: string = "Statut"
export const actions: string = "Actions"
export const blocked: string = "Bloqué"
export const active: string = "Actif"
export const blockName = (a: { name: string }): string => `Bloquer ${a.name}`
export const unblockName = (a: { name: string }): string => `Débloquer ${a.name}`
export const unblock: string = "Débloquer"
export const block: string = "Bloquer"
export const resetLinkFor = (a: { name: string }): string => `Lien de réinitialisation pour ${a.name}`
export const resetLink: string = "Lien de réinitialisation"
export const youCannotBlockYourself: string = "Vous ne pouvez pas bloquer votre propre compte"
export const cannotBeBlocked: string = "Cet utilisateur ne peut pas être bloqué"
export const cannotBeUnblocked: string = "Cet utilisateur ne peut pas être débloqué"
export const usersTitle: string = "Utilisateurs"
export const noResults: string = "Aucun résultat."
export const countOfUsers = (a: { count: number; text: string }): string => (category(a.count) === 'one' ? `${a.text} utilisateur` : `${a.text} utilisateurs`)
export const loadingUsers: string = "Chargement des utilisateurs…"
export const failedToLoadUsers: string = "Impossible de charger les utilisateurs."
export const selectUser = (a: { name: string }): string => `Sélectionner ${a.name}`
