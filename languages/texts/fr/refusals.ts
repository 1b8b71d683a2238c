// Generated from languages/fr.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const pleaseLogIn: string = "Veuillez vous connecter"
export const passwordDoesNotMatch: string = "Le mot de passe est incorrect"
export const codeOfYourAppIsNeeded: string = "Un code de votre application d’authentification est nécessaire"
export const codeDoesNotMatch: string = "Ce code est incorrect"
export const passkeyDoesNotWork: string = "Cette clé d’accès ne fonctionne pas ici. Connectez-vous autrement."
export const passkeyMayBeCopied: string = "Cette clé d’accès a peut-être été copiée. Connectez-vous autrement et supprimez-la de votre compte."
export const passkeyRequestIsOver: string = "Cela a pris trop de temps. Veuillez réessayer."
export const passkeysNeedAName: string = "Les clés d’accès ont besoin d’un nom de domaine. Elles ne fonctionnent pas à une adresse IP."
export const passkeyCannotBeAdded: string = "Cette clé d’accès ne peut pas être utilisée ici"
export const passkeyIsInUse: string = "Cette clé d’accès est déjà utilisée"
export const tooManyPasskeys = (a: { value: string }): string => `Vous pouvez avoir ${a.value} clés d’accès. Supprimez-en une d’abord.`
export const passkeyNotFound: string = "Clé d’accès introuvable"
export const onlyWayToLogIn: string = "C’est le seul moyen de vous connecter à votre compte. Ajoutez-en d’abord un autre."
export const callsFromAnotherSite: string = "Les appels depuis un autre site ne sont pas autorisés"
export const youAreNotAllowed: string = "Vous n’êtes pas autorisé à effectuer cette action"
export const setUpTwoFactorFirst: string = "Configurez d’abord la double authentification"
export const yourAccountIsBlocked: string = "Votre compte est bloqué"
export const confirmYourEmailFirst: string = "Confirmez d’abord votre adresse e-mail : ouvrez le lien de l’e-mail qui vous a été envoyé. Vous pouvez le renvoyer depuis votre tableau de bord."
export const addressAnswersOnlyTo = (a: { value: string }): string => `Cette adresse ne répond qu’à ${a.value}`
export const runWasChanged: string = "La tournée a changé entre-temps. Vérifiez-la, puis réessayez."
export const proofIsRequired: string = "Les livraisons nécessitent ici une preuve. Enregistrez-la sur la page du colis."
export const bodyIsTooLarge = (a: { value: string }): string => `Le contenu ne doit pas dépasser ${a.value} KiB`
export const bodyMustBeJson: string = "Le contenu doit être de type application/json"
export const keyWasUsedBefore: string = "Cet Idempotency-Key a déjà servi avec un autre contenu"
export const tooManyTries: string = "Trop de tentatives. Veuillez patienter un instant."
export const serviceIsBusy: string = "Le service est surchargé ou redémarre. Veuillez réessayer."
export const changesHaveToWait: string = "Les modifications doivent attendre un instant, car la base de données change de serveur. Rien n’a été modifié. Veuillez réessayer dans quelques secondes."
export const databaseCanOnlyBeRead: string = "La base de données est en lecture seule, car c’est une copie de secours. Veuillez réessayer."
export const outcomeIsUnknown: string = "On ne sait pas si la modification a été effectuée. Vérifiez avant de réessayer."
export const addressCannotBeRead: string = "L’adresse est illisible"
export const nothingAtThisAddress: string = "Il n’y a rien à cette adresse"
export const requestCannotBeRead: string = "La requête est illisible"
export const somethingIsNotRight: string = "Un élément de la requête est incorrect"
export const doesNotGoWithWhatIsStored: string = "Cela ne correspond pas à ce qui est déjà enregistré"
export const somethingWentWrong = (a: { value: string }): string => `Une erreur s’est produite de notre côté. Veuillez mentionner ${a.value}.`
export const bodyIsNotValidJson: string = "Le contenu n’est pas du JSON valide"
export const bearerTokenIsWrong: string = "Le jeton Bearer est absent ou incorrect"
export const addressNotFound: string = "Adresse introuvable"
export const receiverCannotBeChosen: string = "Ce destinataire ne peut pas être choisi"
export const addressIsSavedAlready: string = "Cette adresse figure déjà dans votre carnet d’adresses"
export const addressBookIsFull = (a: { value: string }): string => `Votre carnet d’adresses est plein : il contient ${a.value} adresses`
export const notWithAnApiKey: string = "Cette opération ne peut pas être appelée avec une clé API"
export const apiKeyLacksScope = (a: { value: string }): string => `Cette clé API n’a pas l’autorisation ${a.value}`
export const tooManyApiKeys = (a: { value: string }): string => `Vous pouvez avoir ${a.value} clés API actives. Révoquez-en d’abord une.`
export const apiKeyNotFound: string = "Clé API introuvable"
export const noSuchApiKey: string = "Cette clé API n’existe pas"
export const apiKeyHasExpired: string = "Cette clé API a expiré"
export const apiKeyWasRevoked: string = "Cette clé API a été révoquée"
export const parcelNotFound: string = "Colis introuvable"
export const trackedParcelNotFound: string = "Colis introuvable !"
export const sayWhoReceived: string = "Indiquez qui a reçu le colis"
export const letTheReceiverSign: string = "Faites signer le destinataire"
export const takeAPhoto: string = "Prenez une photo"
export const askForTheHandoverCode: string = "Demandez le code de remise au destinataire"
export const signatureIsNoPicture: string = "La signature est vide ou n’est pas une image"
export const photoIsNoPicture: string = "La photo n’est pas une image ou est trop grande"
export const handoverCodeIsLocked: string = "Le code de remise est bloqué"
export const handoverCodeIsLockedNow: string = "Le code de remise est incorrect et est désormais bloqué"
export const handoverCodeIsWrong = (a: { count: number }): string => `Le code de remise est incorrect. Encore ${(category(a.count) === 'one' ? `${number(a.count)} essai` : `${number(a.count)} essais`)}.`
export const emailsAreNotConfirmedHere: string = "Les adresses e-mail ne sont pas confirmées ici"
export const emailIsConfirmedAlready: string = "L’adresse e-mail est déjà confirmée"
export const linkDoesNotWork: string = "Ce lien ne fonctionne plus. Veuillez en demander un nouveau."
export const anotherEmailIn = (a: { count: number }): string => `Un autre e-mail pourra être envoyé dans ${(category(a.count) === 'one' ? "une minute" : `${number(a.count)} minutes`)}.`
export const endpointsAreBeingChecked: string = "Vos autres points de terminaison sont encore en cours de vérification. Veuillez patienter un instant."
export const pagesGoUpTo = (a: { value: string }): string => `Les pages vont jusqu’à ${a.value}. Recherchez ou filtrez pour trouver la suite.`
export const fromIsAfterTo: string = "from ne doit pas être postérieur à to"
export const toIsBeforeFrom: string = "to ne doit pas être antérieur à from"
export const tooManyDays = (a: { value: string }): string => `from et to ne doivent pas couvrir plus de ${a.value} jours`
export const chooseAnHour: string = "Choisissez une heure"
export const timeZoneIsNotKnown: string = "Ce fuseau horaire est inconnu"
export const onlyReceiversAreTold: string = "Seuls les destinataires sont prévenus que le livreur approche"
export const neverToldOfOwnActions: string = "Vous n’êtes pas prévenu de ce que vous seul pouvez faire"
export const createdBeforeIsTooEarly: string = "createdBefore doit être postérieur à createdFrom"
export const nextAttemptIsPast: string = "La prochaine tentative ne doit pas être dans le passé"
export const onlyTheDepotApproves: string = "Seul le dépôt approuve les colis"
export const blockedUserSetsNoPassword: string = "Un utilisateur bloqué ne peut pas définir de nouveau mot de passe"
export const adminLinksAreOfTheTerminal: string = "Les liens pour administrateurs se créent dans le terminal"
export const runNotFound: string = "Tournée introuvable"
export const dayIsPast: string = "Le jour ne doit pas être dans le passé"
export const courierCannotBeChosen: string = "Ce livreur ne peut pas être choisi"
export const courierIsBlocked: string = "Le livreur est bloqué. Choisissez-en d’abord un autre."
export const stopsAreOnThisRun: string = "Les arrêts sont dans cette tournée"
export const nothingIsLeftToMove: string = "Il ne reste rien à déplacer de ces arrêts"
export const orderHasToNameEachStop: string = "L’ordre doit citer une fois chaque arrêt restant de la tournée"
export const runIsNamedTwice: string = "Une tournée est citée deux fois"
export const somethingIsDoneOrGone: string = "Une partie est déjà faite ou n’est plus dans cette tournée"
export const tooManyStopsForAnOrder = (a: { value: string }): string => `Un ordre est proposé pour ${a.value} arrêts au maximum. Divisez d’abord la tournée.`
export const tooManyStops = (a: { value: string }): string => `Une tournée a ${a.value} arrêts au maximum`
export const stopNotFound: string = "Arrêt introuvable"
export const parcelWithIdNotFound = (a: { count: number; value: string }): string => `Colis ${a.value} introuvable${(a.count === 0 ? "" : `, et ${number(a.count)} de plus`)}`
export const isOnARunAlready = (a: { count: number; value: string }): string => `${a.value} est déjà dans une tournée${(a.count === 0 ? "" : `, et ${number(a.count)} de plus`)}`
export const isNotApprovedYet = (a: { count: number; value: string }): string => `${a.value} n’est pas encore approuvé${(a.count === 0 ? "" : `, et ${number(a.count)} de plus`)}`
export const isDelivered = (a: { count: number; value: string }): string => `${a.value} est livré${(a.count === 0 ? "" : `, et ${number(a.count)} de plus`)}`
export const isCanceled = (a: { count: number; value: string }): string => `${a.value} est annulé${(a.count === 0 ? "" : `, et ${number(a.count)} de plus`)}`
export const sessionNotFound: string = "Session introuvable"
export const twoFactorIsOnAlready: string = "La double authentification est déjà activée"
export const beginTwoFactorFirst: string = "Commencez d’abord la configuration de la double authentification"
export const twoFactorIsNotOn: string = "La double authentification n’est pas activée"
export const enterACodeOfYourApp: string = "Saisissez un code de votre application d’authentification"
export const userNotFound: string = "Utilisateur introuvable"
export const youCannotBlockYourself: string = "Vous ne pouvez pas vous bloquer vous-même"
export const lastAdminCannotBeBlocked: string = "Le dernier administrateur actif ne peut pas être bloqué"
export const lastAdminCannotBeDeleted: string = "Le dernier administrateur actif ne peut pas être supprimé"
export const emailIsRegistered: string = "Cette adresse e-mail est déjà utilisée"
export const parcelsAreUnderWay: string = "Vous avez des colis en cours. Votre compte pourra être supprimé une fois tous livrés ou annulés."
export const enterYourPasswordAgain: string = "Saisissez à nouveau votre mot de passe"
export const adminSignupIsClosed: string = "L’inscription en tant qu’administrateur est fermée"
export const tooManyEndpoints = (a: { value: string }): string => `${a.value} points de terminaison au maximum`
export const endpointNotFound: string = "Point de terminaison introuvable"
export const messageNotFound: string = "Envoi introuvable"
export const enableTheEndpointFirst: string = "Le point de terminaison est désactivé. Activez-le avant de renvoyer ce message."
export const isBeingSent: string = "L’envoi est en cours"
export const addressMustStartWith: string = "L’adresse doit commencer par https:// ou http://"
export const addressHoldsALogin: string = "L’adresse ne doit contenir ni nom d’utilisateur ni mot de passe"
export const portIsNotAllowed: string = "Le port doit être 80, 443 ou à partir de 1024"
export const nameIsNotPublic: string = "Ce nom est inconnu ou mène à une adresse non publique"
export const addressIsNotPublic: string = "Cette adresse n’est pas publique"
export const enterATrackingId: string = "Saisissez un numéro de suivi"
export const mailedLinkIsNotComplete: string = "Ce lien est incomplet. Veuillez le rouvrir depuis l’e-mail."
export const linkIsNotComplete: string = "Ce lien est incomplet. Veuillez le rouvrir."
export const nameIsRequired: string = "Saisissez un nom"
export const nameIsOver100: string = "Le nom ne doit pas dépasser 100 caractères"
export const chooseAPermission: string = "Choisissez au moins une autorisation"
export const passwordIsRequired: string = "Saisissez votre mot de passe"
export const codeIsRequired: string = "Saisissez le code"
export const addressIsRequired: string = "Saisissez une adresse"
export const addressIsOver500: string = "L’adresse ne doit pas dépasser 500 caractères"
export const addressIsOver2000: string = "L’adresse ne doit pas dépasser 2 000 caractères"
export const chooseAnEvent: string = "Choisissez au moins un événement"
export const nameIsTooShort: string = "Le nom doit comporter au moins 3 caractères"
export const nameIsOver255: string = "Le nom ne doit pas dépasser 255 caractères"
export const nameHoldsUnseenCharacters: string = "Le nom ne doit pas contenir de caractères invisibles"
export const invalidEmailAddress: string = "Adresse e-mail non valide"
export const passwordIsTooShort: string = "Le mot de passe doit comporter au moins 6 caractères"
export const passwordIsTooLong: string = "Le mot de passe ne doit pas dépasser 128 caractères"
export const repeatedPasswordIsTooShort: string = "La confirmation du mot de passe doit comporter au moins 6 caractères"
export const repeatedPasswordIsTooLong: string = "La confirmation du mot de passe ne doit pas dépasser 128 caractères"
export const passwordsDoNotMatch: string = "Les mots de passe ne correspondent pas"
export const roleIsRequired: string = "Choisissez un rôle"
export const phoneIsRequired: string = "Saisissez un numéro de téléphone"
export const enterAPhoneNumber: string = "Saisissez un numéro de téléphone, par exemple +49 40 5550123"
export const emailIsRequired: string = "Saisissez votre adresse e-mail"
export const receiverIsRequired: string = "Indiquez le destinataire"
export const fromAddressIsRequired: string = "Indiquez l’adresse de départ"
export const fromAddressIsTooLong: string = "L’adresse de départ ne doit pas dépasser 500 caractères"
export const toAddressIsRequired: string = "Indiquez l’adresse de destination"
export const toAddressIsTooLong: string = "L’adresse de destination ne doit pas dépasser 500 caractères"
export const parcelTypeIsRequired: string = "Indiquez le type de colis"
export const giveCoordinates: string = "Indiquez une latitude et une longitude"
export const noteIsTooLong: string = "La remarque ne doit pas dépasser 1 000 caractères"
export const reasonIsTooLong: string = "Le motif ne doit pas dépasser 1 000 caractères"
export const sayWhatHappened: string = "Indiquez ce qui s’est passé"
export const nextAttemptMustBeADay: string = "La prochaine tentative doit être un jour"
export const handoverCodeHasFourDigits: string = "Le code de remise comporte quatre chiffres"
export const signatureIsNotInBase64: string = "La signature n’est pas en base64"
export const signatureIsTooLarge: string = "La signature ne doit pas dépasser 300 ko"
export const photoIsNotInBase64: string = "La photo n’est pas en base64"
export const photoIsTooLarge: string = "La photo ne doit pas dépasser 2 Mo"
export const labelIsRequired: string = "Saisissez un libellé"
export const labelIsTooLong: string = "Le libellé ne doit pas dépasser 100 caractères"
export const chooseADay: string = "Choisissez un jour"
export const chooseACourier: string = "Choisissez un livreur"
export const noLatitude: string = "Ce n’est pas une latitude"
export const noLongitude: string = "Ce n’est pas une longitude"
export const fieldIsRequired = (a: { field: string }): string => `${a.field} est obligatoire`
export const fieldMustBeText = (a: { field: string }): string => `${a.field} doit être du texte`
export const fieldMustBeANumber = (a: { field: string }): string => `${a.field} doit être un nombre`
export const fieldMustBeAWholeNumber = (a: { field: string }): string => `${a.field} doit être un nombre entier`
export const fieldMustBeTrueOrFalse = (a: { field: string }): string => `${a.field} doit être true ou false`
export const fieldMustBeAnObject = (a: { field: string }): string => `${a.field} doit être un objet JSON`
export const fieldMustBe = (a: { field: string; value: string }): string => `${a.field} doit être ${a.value}`
export const fieldMustBeOneOf = (a: { field: string; value: string }): string => `${a.field} doit être l’un de : ${a.value}`
export const fieldIsTooShort = (a: { count: number; field: string }): string => `${a.field} doit comporter au moins ${(category(a.count) === 'one' ? `${number(a.count)} caractère` : `${number(a.count)} caractères`)}`
export const fieldIsTooLong = (a: { field: string; value: string }): string => `${a.field} ne doit pas dépasser ${a.value} caractères`
export const fieldIsTooSmall = (a: { field: string; value: string }): string => `${a.field} doit être d’au moins ${a.value}`
export const fieldIsTooLarge = (a: { field: string; value: string }): string => `${a.field} ne doit pas dépasser ${a.value}`
export const fieldIsGivenTooOften = (a: { field: string; value: string }): string => `${a.field} peut être indiqué ${a.value} fois au maximum`
export const fieldCannotBeKept = (a: { field: string }): string => `${a.field} contient un caractère qui ne peut pas être enregistré`
export const fieldIsNotValid = (a: { field: string }): string => `${a.field} n’est pas valide`
export const fieldIsNotKnown = (a: { field: string }): string => `${a.field} est inconnu ici`
export const isBlocked = (a: { count: number; value: string }): string => `${a.value} est bloqué${(a.count === 0 ? "" : `, et ${number(a.count)} de plus`)}`
export const administratorsLogInWith = (a: { value: string }): string => `Ici, les administrateurs se connectent avec ${a.value}.`
export const logInAgainFirst: string = "Reconnectez-vous d’abord, pour que nous sachions que c’est bien vous."
export const companyAccountIsLinkedAlready: string = "Un compte d’entreprise est déjà associé"
export const noCompanyAccountIsLinked: string = "Aucun compte d’entreprise n’est associé"
export const logInWithYourPasskey: string = "Connectez-vous avec votre clé d’accès"
