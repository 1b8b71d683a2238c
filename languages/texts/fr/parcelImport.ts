// Generated from languages/fr.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const fileRefused = <Part>(a: { file: string; name: (text: string) => Part; reason: string }): (string | Part)[] => [a.name(a.file), " : ", a.reason, " Rien n’a été créé."]
export const dropAFile: string = "Déposez un fichier CSV ici, ou choisissez-en un."
export const chooseAFile: string = "Choisir un fichier"
export const atMost = (a: { rows: number; size: string }): string => `${number(a.rows)} lignes et ${a.size} au maximum. Vous pourrez vérifier le fichier avant toute création.`
export const whatTheFileHolds: string = "Contenu du fichier"
export const formatOfTheFile: string = "Une ligne de noms de colonnes, dans l’ordre de votre choix, puis une ligne par colis. Cellules séparées par des virgules, des points-virgules ou des tabulations, en UTF-8."
export const optional: string = "(facultatif)"
export const downloadTheTemplate: string = "Télécharger le modèle"
export const importingAgain: string = "Importer à nouveau"
export const howToImportAgain: string = "Après une erreur ou une coupure, importez de nouveau le fichier : pendant 24 heures, une même ligne ne crée son colis qu’une fois. Deux lignes identiques dans un même fichier donnent deux colis."
export const emailOfARegisteredReceiver: string = "L’adresse e-mail d’un destinataire inscrit"
export const whereWeCollectIt: string = "Lieu de prise en charge"
export const whereItGoes: string = "Lieu de livraison"
export const packageOrDocument: string = "PACKAGE (paquet) ou DOCUMENT"
export const typeMustBePackageOrDocument: string = "Le type doit être PACKAGE ou DOCUMENT"
export const aboutWeight: string = "Par exemple 2,5 ou 2.5 ; supérieur à 0, 1000 au maximum, deux décimales au plus"
export const anythingTheCourierShouldKnow: string = "Tout ce que le livreur doit savoir"
export const forTheDeliveryOnly: string = "Pour la livraison uniquement"
export const aboutLatitude: string = "Position de l’adresse de destination, par exemple 53.7443 ; seulement avec la longitude"
export const latitudeOutOfRange: string = "La latitude doit être comprise entre -90 et 90, sous la forme 53,7443 ou 53.7443"
export const aboutLongitude: string = "Par exemple -0.3326 ; seulement avec la latitude"
export const longitudeOutOfRange: string = "La longitude doit être comprise entre -180 et 180, sous la forme -0,3326 ou -0.3326"
export const aboutReference: string = "Votre propre numéro. Des lignes identiques aux références différentes sont des colis différents"
export const weightIsNoNumber: string = "Le poids doit être supérieur à 0, sous la forme 2,5 ou 2.5"
export const weightHasTooManyDecimals: string = "Le poids doit avoir deux décimales au plus"
export const noReceiverHasThisEmail: string = "Aucun destinataire n’a cette adresse e-mail"
export const bothCoordinatesOrNeither: string = "La latitude et la longitude s’indiquent ensemble, ou pas du tout"
export const wholeRow: string = "Ligne entière"
export const moreCellsThanColumns: string = "Il y a plus de cellules que de colonnes : mettez entre guillemets tout texte contenant une virgule"
export const printLabels = (a: { count: number }): string => (category(a.count) === 'one' ? `Imprimer ${number(a.count)} étiquette` : `Imprimer ${number(a.count)} étiquettes`)
export const labelsFromTo = (a: { count: number; first: number; last: number }): string => (a.count === 1 ? `Étiquette ${number(a.first)}` : `Étiquettes ${number(a.first)} à ${number(a.last)}`)
export const showTheseParcels = (a: { count: number }): string => (category(a.count) === 'one' ? "Afficher ce colis" : "Afficher ces colis")
export const parcelsFromTo = (a: { count: number; first: number; last: number }): string => (a.count === 1 ? `Colis ${number(a.first)}` : `Colis ${number(a.first)} à ${number(a.last)}`)
export const opensANewTab: string = "(ouvre un nouvel onglet)"
export const checkingFile = (a: { name: string }): string => `Vérification de ${a.name}`
export const checkingTheFile: string = "Vérification du fichier"
export const check: string = "Vérification"
export const receiversLookedUp = (a: { done: string; total: string }): string => `${a.done} destinataires sur ${a.total}`
export const receiversAreLookedUp = (a: { done: string; total: string }): string => `Destinataires recherchés : ${a.done} sur ${a.total}. Rien n’est encore créé.`
export const cancel: string = "Annuler"
export const fileCouldNotBeChecked = (a: { name: string }): string => `Impossible de vérifier ${a.name}`
export const theFileCouldNotBeChecked: string = "Impossible de vérifier le fichier"
export const couldNotLookUpReceivers = (a: { reason: string }): string => `La recherche des destinataires a échoué : ${a.reason}. Rien n’a été créé.`
export const theServerGaveNoAnswer: string = "le serveur n’a pas répondu"
export const tryAgain: string = "Réessayer"
export const chooseAnotherFile: string = "Choisir un autre fichier"
export const leaveTheImport: string = "Quitter l’import ?"
export const leave: string = "Quitter"
export const stay: string = "Rester"
export const whatLeavingMeans: string = "Les colis créés sont conservés. Pour continuer, importez de nouveau le même fichier dans les 24 heures : rien n’est créé en double."
export const settledRows = (a: { settled: number; total: number }): string => `${(category(a.settled) === 'one' ? `${number(a.settled)} ligne` : `${number(a.settled)} lignes`)} sur ${number(a.total)}`
export const pausedAtRows = (a: { settled: number; total: number }): string => `En pause : ${(category(a.settled) === 'one' ? `${number(a.settled)} ligne` : `${number(a.settled)} lignes`)} sur ${number(a.total)}`
export const creatingParcelsFrom = (a: { file: string }): string => `Création des colis à partir de ${a.file}`
export const importing: string = "Import"
export const rowsSoFar = (a: { settled: number; total: number }): string => `${(category(a.settled) === 'one' ? `${number(a.settled)} ligne traitée` : `${number(a.settled)} lignes traitées`)} sur ${number(a.total)}.`
export const rowsSoFarWithOthers = (a: { others: string; settled: number; total: number }): string => `${(category(a.settled) === 'one' ? `${number(a.settled)} ligne traitée` : `${number(a.settled)} lignes traitées`)} sur ${number(a.total)} (colis : ${a.others}).`
export const theRestWaits: string = "Les colis créés sont conservés, et le reste attend."
export const stayOnThisPage: string = "Restez sur cette page jusqu’à la fin."
export const lastError = (a: { reason: string }): string => `Dernière erreur : ${a.reason}.`
export const theServerHasAProblem = (a: { reason: string }): string => `Le serveur rencontre un problème : ${a.reason}. Nouvel essai en cours.`
export const goOn: string = "Continuer"
export const stopHere: string = "Arrêter là"
export const pause: string = "Suspendre"
export const created: string = "Créés"
export const createdBefore: string = "Déjà créés"
export const failed: string = "Échecs"
export const refused: string = "Refusés"
export const notStarted: string = "Non commencés"
export const withErrors: string = "Avec erreurs"
export const failedBecause = (a: { reason: string }): string => `Échec : ${a.reason}`
export const refusedBecause = (a: { reason: string }): string => `Refusé : ${a.reason}`
export const whatCreatedBeforeMeans: string = "« Déjà créés » : ces lignes ont été importées au cours des dernières 24 heures, et aucun second colis n’a été créé. Si vous voulez un colis de plus, donnez une référence à la ligne (colonne Reference)."
export const tryTheFailedOnesAgain: string = "Réessayer les échecs"
export const goOnWith = (a: { count: number }): string => `Continuer (${number(a.count)})`
export const toMyParcels: string = "Voir mes colis"
export const importAnotherFile: string = "Importer un autre fichier"
export const rowsWithoutAParcel: string = "Lignes sans colis"
export const row: string = "Ligne"
export const toAddress: string = "Adresse de destination"
export const whatHappened: string = "Problème"
export const file: string = "Fichier"
export const totalFee: string = "Tarif total"
export const unknownColumns = (a: { count: number; titles: string }): string => (category(a.count) === 'one' ? `Cette colonne est inconnue et sera ignorée : ${a.titles}.` : `Ces colonnes sont inconnues et seront ignorées : ${a.titles}.`)
export const repeatedRows = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} ligne est identique à une ligne précédente et donnera son propre colis.` : `${number(a.count)} lignes sont identiques à une ligne précédente et donneront chacune leur propre colis.`)
export const importOnlyOnce: string = "Ce serveur ne reconnaît peut-être pas les lignes déjà vues. N’importez ce fichier qu’une seule fois, sinon des colis pourraient être créés en double."
export const importedRowsAreRecognized: string = "Les lignes importées au cours des dernières 24 heures sont reconnues et ne sont pas recréées."
export const createParcels = (a: { count: number }): string => `Créer ${number(a.count)} colis`
export const howToFixRows: string = "Ces lignes sont écartées. Téléchargez-les, corrigez ce qu’indique la première colonne, puis importez ce fichier. Vous pouvez y laisser la première colonne."
export const whatIsWrongInWhichRow: string = "Erreurs par ligne"
export const column: string = "Colonne"
export const pagesOf = (a: { table: string }): string => `Pages : ${a.table}`
export const downloadRowsWithErrors = (a: { count: number }): string => (category(a.count) === 'one' ? "Télécharger la ligne avec erreurs" : `Télécharger les ${number(a.count)} lignes avec erreurs`)
export const rowsCanBeCreated = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} ligne prête` : `${number(a.count)} lignes prêtes`)
export const rowsCanBeCreatedOthersNot = (a: { bad: number; count: number }): string => `${(category(a.count) === 'one' ? `${number(a.count)} ligne prête` : `${number(a.count)} lignes prêtes`)}, ${(category(a.bad) === 'one' ? `${number(a.bad)} ligne avec erreurs` : `${number(a.bad)} lignes avec erreurs`)}`
export const parcelsCreated = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} colis créé` : `${number(a.count)} colis créés`)
export const countCreatedBefore = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} déjà créé` : `${number(a.count)} déjà créés`)
export const countRefused = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} refusé` : `${number(a.count)} refusés`)
export const countFailed = (a: { count: number }): string => `${number(a.count)} en échec`
export const noAnswerCame: string = "aucune réponse reçue"
export const pausedAt = (a: { settled: number; total: number }): string => `En pause à ${(category(a.settled) === 'one' ? `${number(a.settled)} ligne` : `${number(a.settled)} lignes`)} sur ${number(a.total)}`
export const pausedAtWithLastError = (a: { reason: string; settled: number; total: number }): string => `En pause à ${(category(a.settled) === 'one' ? `${number(a.settled)} ligne` : `${number(a.settled)} lignes`)} sur ${number(a.total)}. Dernière erreur : ${a.reason}`
export const percentOfRows = (a: { percent: number; total: number }): string => `${number(a.percent)} pour cent de ${(category(a.total) === 'one' ? `${number(a.total)} ligne` : `${number(a.total)} lignes`)}`
export const problemOf = (a: { column: string; message: string }): string => `${a.column} : ${a.message}`
