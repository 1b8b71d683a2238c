// Generated from languages/fr.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const countParcels = (a: { count: number; text: string }): string => (category(a.count) === 'one' ? `${a.text} colis` : `${a.text} colis`)
export const noParcelsFound: string = "Aucun colis trouvé."
export const clearSearch: string = "Effacer la recherche"
export const nothingMatchesTheSearch: string = "Aucun résultat pour cette recherche."
export const trackingId: string = "Numéro de suivi"
export const copyTrackingId: string = "Copier le numéro de suivi"
export const copyTrackingIdOf = (a: { trackingId: string }): string => `Copier le numéro de suivi ${a.trackingId}`
export const from: string = "Départ"
export const to: string = "Destination"
export const sender: string = "Expéditeur"
export const receiver: string = "Destinataire"
export const status: string = "Statut"
export const deliveryAttempt: string = "Tentative de livraison"
export const deliveredOn: string = "Livré le"
export const shippingLabel: string = "Étiquette d’expédition"
export const handoverCode: string = "Code de remise"
export const blocked: string = "Bloqué"
export const nextTry = (a: { day: string }): string => `Nouvelle tentative : ${a.day}`
export const attemptedBecause = (a: { reason: string }): string => `Non livré : ${a.reason}`
export const statusAndAttempt = (a: { reason: string; status: string }): string => `${a.status}. Non livré : ${a.reason}`
export const statusAttemptAndNextTry = (a: { day: string; reason: string; status: string }): string => `${a.status}. Non livré : ${a.reason}. Nouvelle tentative : ${a.day}`
export const attemptToHear = <Part>(a: { after: (text: string) => Part; before: (text: string) => Part; reason: string; status: string }): (string | Part)[] => [a.before(`${a.status}. `), "Non livré", a.after(` : ${a.reason}`)]
export const pagesOfParcels: string = "Pages des colis"
export const selectParcel = (a: { trackingId: string }): string => `Sélectionner le colis ${a.trackingId}`
export const selectAllOnThisPage: string = "Tout sélectionner sur cette page"
export const statusIs = (a: { status: string }): string => `Statut : ${a.status}`
export const fromDay = (a: { day: string }): string => `À partir du ${a.day}`
export const toDay = (a: { day: string }): string => `Jusqu’au ${a.day}`
export const countChosenParcels = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} colis choisi` : `${number(a.count)} colis choisis`)
export const all: string = "Tous"
export const created: string = "Création"
export const createdFrom: string = "Créés à partir du"
export const createdTo: string = "Créés jusqu’au"
export const anyTime: string = "Toutes les dates"
export const today: string = "Aujourd’hui"
export const lastDays = (a: { count: number }): string => (category(a.count) === 'one' ? "Dernier jour" : `${number(a.count)} derniers jours`)
export const daysAreBackwards: string = "Le premier jour est postérieur au dernier : la recherche ne tient pas compte des dates."
export const searchParcels: string = "Rechercher un colis"
export const enterAFullTrackingId: string = "Saisissez un numéro de suivi complet pour ouvrir son colis."
export const filter: string = "Filtrer"
export const filterCountSet = (a: { count: number }): string => (category(a.count) === 'one' ? `Filtrer, ${number(a.count)} filtre actif` : `Filtrer, ${number(a.count)} filtres actifs`)
export const filterWithCount = <Part>(a: { count: number; set: (text: string) => Part }): (string | Part)[] => ["Filtrer ", a.set(number(a.count))]
export const view: string = "Affichage"
export const cards: string = "Cartes"
export const table: string = "Tableau"
export const columns: string = "Colonnes"
export const shownInTheTable: string = "Affichées dans le tableau"
export const actions: string = "Actions"
export const actionsFor = (a: { trackingId: string }): string => `Actions pour ${a.trackingId}`
export const sendAgain: string = "Envoyer à nouveau"
export const createReturn: string = "Créer un retour"
export const loadingParcels: string = "Chargement des colis…"
export const failedToLoadParcels: string = "Impossible de charger les colis."
