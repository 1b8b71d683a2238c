// Generated from languages/fr.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const itIsFull = (a: { max: number }): string => `Le carnet est plein : supprimez d’abord l’une des ${number(a.max)} adresses`
export const importCsv: string = "Importer un CSV"
export const addAddress: string = "Ajouter une adresse"
export const addressesTitle: string = "Adresses"
export const whatAddressesAreFor: string = "Proposées à la création d’un colis, avec les adresses de vos colis."
export const exportCsv: string = "Exporter en CSV"
export const noAddressBookHere: string = "Pas de carnet d’adresses ici."
export const thisServerKeepsNone: string = "Ce serveur n’en propose pas."
export const noAddressesYet: string = "Aucune adresse pour l’instant."
export const saveTheAddressesYouUse: string = "Enregistrez les adresses que vous utilisez souvent, chacune avec son destinataire."
export const countOfMax = (a: { count: number; max: number }): string => `${(category(a.count) === 'one' ? `${number(a.count)} adresse` : `${number(a.count)} adresses`)} sur ${number(a.max)}`
export const sameAddress = (a: { row: number }): string => `La ligne ${number(a.row)} contient la même adresse`
export const noReceiverHasThisEmail: string = "Aucun destinataire n’a cette adresse e-mail"
export const theAddressBookIsFull = (a: { max: number }): string => `Le carnet d’adresses est plein : il contient ${number(a.max)} adresses`
export const howToFindIt: string = "À la création d’un colis, retrouvez-la par son libellé ou par un élément de l’adresse."
export const save: string = "Enregistrer"
export const label: string = "Libellé"
export const aShortName: string = "Un nom court, par exemple « Entrepôt »"
export const address: string = "Adresse"
export const receiver: string = "Destinataire"
export const receiverAtThisAddress: string = "Destinataire à cette adresse (facultatif)"
export const filledInForAParcel: string = "Prérempli quand un colis part vers cette adresse"
export const noReceiverFound: string = "Aucun destinataire trouvé"
export const addAnAddress: string = "Ajouter une adresse"
export const addressSaved: string = "Adresse enregistrée"
export const failedToSaveTheAddress: string = "Impossible d’enregistrer l’adresse"
export const editTheAddress: string = "Modifier l’adresse"
export const addressChanged: string = "Adresse modifiée"
export const failedToChangeTheAddress: string = "Impossible de modifier l’adresse"
export const importAddresses: string = "Importer des adresses"
export const columnsOfTheFile = (a: { address: string; email: string; label: string }): string => `Un fichier CSV avec les colonnes ${a.label}, ${a.address} et, au besoin, ${a.email}, comme dans l’export.`
export const waitUntilItIsSaved: string = "Attendez la fin de l’enregistrement"
export const close: string = "Fermer"
export const chooseAFile: string = "Choisir un fichier"
export const chooseAnotherFile: string = "Choisir un autre fichier"
export const saveAddresses = (a: { count: number }): string => `Enregistrer ${(category(a.count) === 'one' ? `${number(a.count)} adresse` : `${number(a.count)} adresses`)}`
export const tryAgain: string = "Réessayer"
export const checkingTheFile: string = "Vérification du fichier…"
export const savingAddresses: string = "Enregistrement des adresses"
export const countSaved = (a: { saved: number; total: number }): string => `${(category(a.saved) === 'one' ? `${number(a.saved)} adresse` : `${number(a.saved)} adresses`)} sur ${number(a.total)}`
export const checkBeforeSaving: string = "Vous pourrez vérifier le fichier avant tout enregistrement."
export const whatIsWrongInWhichRow: string = "Erreurs par ligne"
export const whatCanBeSaved = (a: { count: number; known: number; problems: number }): string => `${(category(a.count) === 'one' ? `${number(a.count)} adresse peut être enregistrée` : `${number(a.count)} adresses peuvent être enregistrées`)}${(a.known === 0 ? "" : category(a.known) === 'one' ? `, ${number(a.known)} figure déjà dans le carnet d’adresses` : `, ${number(a.known)} figurent déjà dans le carnet d’adresses`)}${(a.problems === 0 ? "" : category(a.problems) === 'one' ? `, ${number(a.problems)} ligne contient une erreur` : `, ${number(a.problems)} lignes contiennent des erreurs`)}.`
export const whatWasSaved = (a: { left: number; refused: number; saved: number }): string => `${(category(a.saved) === 'one' ? `${number(a.saved)} adresse enregistrée` : `${number(a.saved)} adresses enregistrées`)}${(a.refused === 0 ? "" : category(a.refused) === 'one' ? `, ${number(a.refused)} refusée` : `, ${number(a.refused)} refusées`)}${(a.left === 0 ? "" : `, ${number(a.left)} à enregistrer`)}.`
export const savingCount = (a: { count: number }): string => `Enregistrement de ${(category(a.count) === 'one' ? `${number(a.count)} adresse` : `${number(a.count)} adresses`)}`
export const searchLabel: string = "Rechercher"
export const labelAddressOrReceiver: string = "Libellé, adresse ou destinataire"
export const noResults: string = "Aucun résultat."
export const pagesOfAddresses: string = "Pages des adresses"
export const actions: string = "Actions"
export const editEntry = (a: { name: string }): string => `Modifier ${a.name}`
export const removeEntry = (a: { name: string }): string => `Supprimer ${a.name}`
export const edit: string = "Modifier"
export const remove: string = "Supprimer"
export const labelIsRequired: string = "Saisissez un libellé"
export const labelTooLong: string = "Le libellé ne doit pas dépasser 100 caractères"
export const addressIsRequired: string = "Saisissez une adresse"
export const addressTooLong: string = "L’adresse ne doit pas dépasser 500 caractères"
export const addressRemoved: string = "Adresse supprimée"
export const removeQuestion = (a: { name: string }): string => `Supprimer ${a.name} ?`
export const removeAddress: string = "Supprimer l’adresse"
export const keepAddress: string = "Conserver l’adresse"
export const parcelsKeepThisAddress: string = "Vos colis gardent cette adresse, et elle peut encore être proposée à partir d’eux."
export const failedToRemoveTheAddress: string = "Impossible de supprimer l’adresse"
export const receiversCouldNotBeLookedUp: string = "La recherche des destinataires a échoué. Veuillez réessayer."
export const failedToSave: string = "Enregistrement impossible"
export const loadingAddresses: string = "Chargement des adresses…"
export const failedToLoadAddresses: string = "Impossible de charger les adresses."
export const clearReceiver: string = "Effacer le destinataire"
