// Generated from languages/de.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const pleaseLogIn: string = "Bitte melden Sie sich an"
export const passwordDoesNotMatch: string = "Das Passwort ist falsch"
export const codeOfYourAppIsNeeded: string = "Ein Code Ihrer Authenticator-App ist erforderlich"
export const codeDoesNotMatch: string = "Dieser Code ist falsch"
export const passkeyDoesNotWork: string = "Dieser Passkey funktioniert hier nicht. Bitte melden Sie sich anders an."
export const passkeyMayBeCopied: string = "Dieser Passkey wurde möglicherweise kopiert. Bitte melden Sie sich anders an und entfernen Sie ihn aus Ihrem Konto."
export const passkeyRequestIsOver: string = "Das hat zu lange gedauert. Bitte versuchen Sie es noch einmal."
export const passkeysNeedAName: string = "Passkeys brauchen einen Domainnamen. Unter einer IP-Adresse funktionieren sie nicht."
export const passkeyCannotBeAdded: string = "Dieser Passkey kann hier nicht verwendet werden"
export const passkeyIsInUse: string = "Dieser Passkey wird schon verwendet"
export const tooManyPasskeys = (a: { value: string }): string => `Sie können ${a.value} Passkeys haben. Entfernen Sie zuerst einen.`
export const passkeyNotFound: string = "Passkey nicht gefunden"
export const onlyWayToLogIn: string = "Nur so können Sie sich bei Ihrem Konto anmelden. Fügen Sie zuerst eine andere Möglichkeit hinzu."
export const callsFromAnotherSite: string = "Aufrufe von einer anderen Website sind nicht erlaubt"
export const youAreNotAllowed: string = "Dazu sind Sie nicht berechtigt"
export const setUpTwoFactorFirst: string = "Bitte richten Sie zuerst die Zwei-Faktor-Authentifizierung ein"
export const yourAccountIsBlocked: string = "Ihr Konto ist gesperrt"
export const confirmYourEmailFirst: string = "Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse: Öffnen Sie den Link in der E-Mail, die wir Ihnen gesendet haben. In Ihrer Übersicht können Sie ihn erneut anfordern."
export const addressAnswersOnlyTo = (a: { value: string }): string => `Diese Adresse beantwortet nur ${a.value}`
export const runWasChanged: string = "Die Tour wurde inzwischen geändert. Bitte sehen Sie sie an und versuchen Sie es dann erneut."
export const proofIsRequired: string = "Zustellungen brauchen hier einen Nachweis. Bitte erfassen Sie ihn auf der Seite der Sendung."
export const bodyIsTooLarge = (a: { value: string }): string => `Der Inhalt darf höchstens ${a.value} KiB groß sein`
export const bodyMustBeJson: string = "Der Inhalt muss application/json sein"
export const keyWasUsedBefore: string = "Dieser Idempotency-Key wurde schon mit einem anderen Inhalt verwendet"
export const tooManyTries: string = "Zu viele Versuche. Bitte warten Sie einen Moment."
export const serviceIsBusy: string = "Der Dienst ist ausgelastet oder wird neu gestartet. Bitte versuchen Sie es erneut."
export const changesHaveToWait: string = "Änderungen müssen einen Moment warten, da die Datenbank auf einen anderen Server umzieht. Es wurde nichts geändert. Bitte versuchen Sie es in ein paar Sekunden erneut."
export const databaseCanOnlyBeRead: string = "Die Datenbank kann nur gelesen werden, da sie eine Reserve ist. Bitte versuchen Sie es erneut."
export const outcomeIsUnknown: string = "Es ist nicht bekannt, ob die Änderung vorgenommen wurde. Bitte sehen Sie nach, bevor Sie es erneut versuchen."
export const addressCannotBeRead: string = "Die Adresse ist nicht lesbar"
export const nothingAtThisAddress: string = "Unter dieser Adresse gibt es nichts"
export const requestCannotBeRead: string = "Die Anfrage ist nicht lesbar"
export const somethingIsNotRight: string = "Etwas in der Anfrage stimmt nicht"
export const doesNotGoWithWhatIsStored: string = "Das passt nicht zu dem, was schon gespeichert ist"
export const somethingWentWrong = (a: { value: string }): string => `Bei uns ist ein Fehler aufgetreten. Bitte geben Sie ${a.value} an.`
export const bodyIsNotValidJson: string = "Der Inhalt ist kein gültiges JSON"
export const bearerTokenIsWrong: string = "Das Bearer-Token fehlt oder ist falsch"
export const addressNotFound: string = "Adresse nicht gefunden"
export const receiverCannotBeChosen: string = "Dieser Empfänger kann nicht gewählt werden"
export const addressIsSavedAlready: string = "Diese Adresse steht schon in Ihrem Adressbuch"
export const addressBookIsFull = (a: { value: string }): string => `Ihr Adressbuch ist voll: Es fasst ${a.value} Adressen`
export const notWithAnApiKey: string = "Das kann nicht mit einem API-Schlüssel aufgerufen werden"
export const apiKeyLacksScope = (a: { value: string }): string => `Dieser API-Schlüssel hat die Berechtigung ${a.value} nicht`
export const tooManyApiKeys = (a: { value: string }): string => `Sie können ${a.value} API-Schlüssel zugleich verwenden. Widerrufen Sie zuerst einen.`
export const apiKeyNotFound: string = "API-Schlüssel nicht gefunden"
export const noSuchApiKey: string = "Diesen API-Schlüssel gibt es nicht"
export const apiKeyHasExpired: string = "Dieser API-Schlüssel ist abgelaufen"
export const apiKeyWasRevoked: string = "Dieser API-Schlüssel wurde widerrufen"
export const parcelNotFound: string = "Sendung nicht gefunden"
export const trackedParcelNotFound: string = "Sendung nicht gefunden!"
export const sayWhoReceived: string = "Bitte geben Sie an, wer die Sendung erhalten hat"
export const letTheReceiverSign: string = "Bitte lassen Sie den Empfänger unterschreiben"
export const takeAPhoto: string = "Bitte nehmen Sie ein Foto auf"
export const askForTheHandoverCode: string = "Bitte fragen Sie den Empfänger nach dem Übergabecode"
export const signatureIsNoPicture: string = "Die Unterschrift ist leer oder kein Bild"
export const photoIsNoPicture: string = "Das Foto ist kein Bild oder zu groß"
export const handoverCodeIsLocked: string = "Der Übergabecode ist gesperrt"
export const handoverCodeIsLockedNow: string = "Der Übergabecode ist falsch und jetzt gesperrt"
export const handoverCodeIsWrong = (a: { count: number }): string => `Der Übergabecode ist falsch. Noch ${(category(a.count) === 'one' ? `${number(a.count)} Versuch` : `${number(a.count)} Versuche`)}.`
export const emailsAreNotConfirmedHere: string = "E-Mail-Adressen werden hier nicht bestätigt"
export const emailIsConfirmedAlready: string = "Die E-Mail-Adresse ist schon bestätigt"
export const linkDoesNotWork: string = "Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an."
export const anotherEmailIn = (a: { count: number }): string => `In ${(category(a.count) === 'one' ? "einer Minute" : `${number(a.count)} Minuten`)} kann eine weitere E-Mail gesendet werden.`
export const endpointsAreBeingChecked: string = "Ihre anderen Endpunkte werden noch geprüft. Bitte warten Sie einen Moment."
export const pagesGoUpTo = (a: { value: string }): string => `Es gibt Seiten bis ${a.value}. Was dahinter liegt, finden Sie mit Suche oder Filtern.`
export const fromIsAfterTo: string = "from darf nicht nach to liegen"
export const toIsBeforeFrom: string = "to darf nicht vor from liegen"
export const tooManyDays = (a: { value: string }): string => `from und to dürfen höchstens ${a.value} Tage umfassen`
export const chooseAnHour: string = "Wählen Sie eine Uhrzeit"
export const timeZoneIsNotKnown: string = "Diese Zeitzone ist nicht bekannt"
export const onlyReceiversAreTold: string = "Nur Empfänger werden benachrichtigt, dass der Zusteller in der Nähe ist"
export const neverToldOfOwnActions: string = "Über das, was nur Sie tun können, werden Sie nicht benachrichtigt"
export const createdBeforeIsTooEarly: string = "createdBefore muss nach createdFrom liegen"
export const nextAttemptIsPast: string = "Der nächste Zustellversuch darf nicht in der Vergangenheit liegen"
export const onlyTheDepotApproves: string = "Nur das Depot genehmigt Sendungen"
export const blockedUserSetsNoPassword: string = "Ein gesperrter Benutzer kann kein neues Passwort festlegen"
export const adminLinksAreOfTheTerminal: string = "Links für Administratoren werden im Terminal erstellt"
export const runNotFound: string = "Tour nicht gefunden"
export const dayIsPast: string = "Der Tag darf nicht in der Vergangenheit liegen"
export const courierCannotBeChosen: string = "Dieser Zusteller kann nicht gewählt werden"
export const courierIsBlocked: string = "Der Zusteller ist gesperrt. Bitte wählen Sie zuerst einen anderen."
export const stopsAreOnThisRun: string = "Die Stopps sind auf dieser Tour"
export const nothingIsLeftToMove: string = "Von diesen Stopps ist nichts mehr zu verschieben"
export const orderHasToNameEachStop: string = "Die Reihenfolge muss jeden offenen Stopp der Tour einmal nennen"
export const runIsNamedTwice: string = "Eine Tour ist zweimal genannt"
export const somethingIsDoneOrGone: string = "Etwas davon ist erledigt oder nicht mehr auf dieser Tour"
export const tooManyStopsForAnOrder = (a: { value: string }): string => `Eine Reihenfolge wird für höchstens ${a.value} Stopps vorgeschlagen. Teilen Sie zuerst die Tour.`
export const tooManyStops = (a: { value: string }): string => `Eine Tour hat höchstens ${a.value} Stopps`
export const stopNotFound: string = "Stopp nicht gefunden"
export const parcelWithIdNotFound = (a: { count: number; value: string }): string => `Sendung ${a.value} nicht gefunden${(a.count === 0 ? "" : `, und ${number(a.count)} weitere`)}`
export const isOnARunAlready = (a: { count: number; value: string }): string => `${a.value} ist schon auf einer Tour${(a.count === 0 ? "" : `, und ${number(a.count)} weitere`)}`
export const isNotApprovedYet = (a: { count: number; value: string }): string => `${a.value} ist noch nicht genehmigt${(a.count === 0 ? "" : `, und ${number(a.count)} weitere`)}`
export const isDelivered = (a: { count: number; value: string }): string => `${a.value} ist zugestellt${(a.count === 0 ? "" : `, und ${number(a.count)} weitere`)}`
export const isCanceled = (a: { count: number; value: string }): string => `${a.value} ist storniert${(a.count === 0 ? "" : `, und ${number(a.count)} weitere`)}`
export const sessionNotFound: string = "Sitzung nicht gefunden"
export const twoFactorIsOnAlready: string = "Die Zwei-Faktor-Authentifizierung ist schon aktiviert"
export const beginTwoFactorFirst: string = "Beginnen Sie zuerst mit der Einrichtung der Zwei-Faktor-Authentifizierung"
export const twoFactorIsNotOn: string = "Die Zwei-Faktor-Authentifizierung ist nicht aktiviert"
export const enterACodeOfYourApp: string = "Bitte geben Sie einen Code Ihrer Authenticator-App ein"
export const userNotFound: string = "Benutzer nicht gefunden"
export const youCannotBlockYourself: string = "Sie können sich nicht selbst sperren"
export const lastAdminCannotBeBlocked: string = "Der letzte aktive Administrator kann nicht gesperrt werden"
export const lastAdminCannotBeDeleted: string = "Der letzte aktive Administrator kann nicht gelöscht werden"
export const emailIsRegistered: string = "Diese E-Mail-Adresse ist schon registriert"
export const parcelsAreUnderWay: string = "Sie haben noch Sendungen unterwegs. Ihr Konto kann gelöscht werden, sobald alle zugestellt oder storniert sind."
export const enterYourPasswordAgain: string = "Bitte geben Sie Ihr Passwort erneut ein"
export const adminSignupIsClosed: string = "Die Registrierung als Administrator ist geschlossen"
export const tooManyEndpoints = (a: { value: string }): string => `Sie können höchstens ${a.value} Endpunkte haben`
export const endpointNotFound: string = "Endpunkt nicht gefunden"
export const messageNotFound: string = "Übermittlung nicht gefunden"
export const enableTheEndpointFirst: string = "Der Endpunkt ist deaktiviert. Aktivieren Sie ihn, bevor Sie dies erneut senden."
export const isBeingSent: string = "Das wird gerade gesendet"
export const addressMustStartWith: string = "Die Adresse muss mit https:// oder http:// beginnen"
export const addressHoldsALogin: string = "Die Adresse darf weder Benutzernamen noch Passwort enthalten"
export const portIsNotAllowed: string = "Der Port muss 80, 443 oder mindestens 1024 sein"
export const nameIsNotPublic: string = "Dieser Name ist nicht bekannt oder führt zu einer nicht öffentlichen Adresse"
export const addressIsNotPublic: string = "Diese Adresse ist nicht öffentlich"
export const enterATrackingId: string = "Bitte geben Sie eine Sendungsnummer ein"
export const mailedLinkIsNotComplete: string = "Dieser Link ist nicht vollständig. Bitte öffnen Sie ihn erneut aus der E-Mail."
export const linkIsNotComplete: string = "Dieser Link ist nicht vollständig. Bitte öffnen Sie ihn erneut."
export const nameIsRequired: string = "Bitte geben Sie einen Namen ein"
export const nameIsOver100: string = "Der Name darf höchstens 100 Zeichen lang sein"
export const chooseAPermission: string = "Wählen Sie mindestens eine Berechtigung"
export const passwordIsRequired: string = "Bitte geben Sie Ihr Passwort ein"
export const codeIsRequired: string = "Bitte geben Sie den Code ein"
export const addressIsRequired: string = "Bitte geben Sie eine Adresse ein"
export const addressIsOver500: string = "Die Adresse darf höchstens 500 Zeichen lang sein"
export const addressIsOver2000: string = "Die Adresse darf höchstens 2000 Zeichen lang sein"
export const chooseAnEvent: string = "Wählen Sie mindestens ein Ereignis"
export const nameIsTooShort: string = "Der Name muss mindestens 3 Zeichen lang sein"
export const nameIsOver255: string = "Der Name darf höchstens 255 Zeichen lang sein"
export const nameHoldsUnseenCharacters: string = "Der Name darf keine unsichtbaren Zeichen enthalten"
export const invalidEmailAddress: string = "Ungültige E-Mail-Adresse"
export const passwordIsTooShort: string = "Das Passwort muss mindestens 6 Zeichen lang sein"
export const passwordIsTooLong: string = "Das Passwort darf höchstens 128 Zeichen lang sein"
export const repeatedPasswordIsTooShort: string = "Das wiederholte Passwort muss mindestens 6 Zeichen lang sein"
export const repeatedPasswordIsTooLong: string = "Das wiederholte Passwort darf höchstens 128 Zeichen lang sein"
export const passwordsDoNotMatch: string = "Die Passwörter stimmen nicht überein"
export const roleIsRequired: string = "Bitte wählen Sie eine Rolle"
export const phoneIsRequired: string = "Bitte geben Sie eine Telefonnummer ein"
export const enterAPhoneNumber: string = "Bitte geben Sie eine Telefonnummer ein, zum Beispiel +49 40 5550123"
export const emailIsRequired: string = "Bitte geben Sie Ihre E-Mail-Adresse ein"
export const receiverIsRequired: string = "Bitte geben Sie einen Empfänger an"
export const fromAddressIsRequired: string = "Bitte geben Sie eine Abholadresse an"
export const fromAddressIsTooLong: string = "Die Abholadresse darf höchstens 500 Zeichen lang sein"
export const toAddressIsRequired: string = "Bitte geben Sie eine Zustelladresse an"
export const toAddressIsTooLong: string = "Die Zustelladresse darf höchstens 500 Zeichen lang sein"
export const parcelTypeIsRequired: string = "Bitte wählen Sie eine Sendungsart"
export const giveCoordinates: string = "Bitte geben Sie Breiten- und Längengrad an"
export const noteIsTooLong: string = "Die Notiz darf höchstens 1000 Zeichen lang sein"
export const reasonIsTooLong: string = "Der Grund darf höchstens 1000 Zeichen lang sein"
export const sayWhatHappened: string = "Bitte geben Sie an, was passiert ist"
export const nextAttemptMustBeADay: string = "Der nächste Zustellversuch muss ein Tag sein"
export const handoverCodeHasFourDigits: string = "Der Übergabecode hat vier Ziffern"
export const signatureIsNotInBase64: string = "Die Unterschrift ist nicht in Base64"
export const signatureIsTooLarge: string = "Die Unterschrift darf höchstens 300 kB groß sein"
export const photoIsNotInBase64: string = "Das Foto ist nicht in Base64"
export const photoIsTooLarge: string = "Das Foto darf höchstens 2 MB groß sein"
export const labelIsRequired: string = "Bitte geben Sie eine Bezeichnung ein"
export const labelIsTooLong: string = "Die Bezeichnung darf höchstens 100 Zeichen lang sein"
export const chooseADay: string = "Bitte wählen Sie einen Tag"
export const chooseACourier: string = "Bitte wählen Sie einen Zusteller"
export const noLatitude: string = "Das ist kein Breitengrad"
export const noLongitude: string = "Das ist kein Längengrad"
export const fieldIsRequired = (a: { field: string }): string => `${a.field} fehlt`
export const fieldMustBeText = (a: { field: string }): string => `${a.field} muss Text sein`
export const fieldMustBeANumber = (a: { field: string }): string => `${a.field} muss eine Zahl sein`
export const fieldMustBeAWholeNumber = (a: { field: string }): string => `${a.field} muss eine ganze Zahl sein`
export const fieldMustBeTrueOrFalse = (a: { field: string }): string => `${a.field} muss true oder false sein`
export const fieldMustBeAnObject = (a: { field: string }): string => `${a.field} muss ein JSON-Objekt sein`
export const fieldMustBe = (a: { field: string; value: string }): string => `${a.field} muss ${a.value} sein`
export const fieldMustBeOneOf = (a: { field: string; value: string }): string => `${a.field} muss eines von diesen sein: ${a.value}`
export const fieldIsTooShort = (a: { count: number; field: string }): string => `${a.field} muss mindestens ${(category(a.count) === 'one' ? `${number(a.count)} Zeichen` : `${number(a.count)} Zeichen`)} haben`
export const fieldIsTooLong = (a: { field: string; value: string }): string => `${a.field} darf höchstens ${a.value} Zeichen haben`
export const fieldIsTooSmall = (a: { field: string; value: string }): string => `${a.field} muss mindestens ${a.value} sein`
export const fieldIsTooLarge = (a: { field: string; value: string }): string => `${a.field} darf höchstens ${a.value} sein`
export const fieldIsGivenTooOften = (a: { field: string; value: string }): string => `${a.field} darf höchstens ${a.value}-mal angegeben werden`
export const fieldCannotBeKept = (a: { field: string }): string => `${a.field} enthält ein Zeichen, das nicht gespeichert werden kann`
export const fieldIsNotValid = (a: { field: string }): string => `${a.field} ist ungültig`
export const fieldIsNotKnown = (a: { field: string }): string => `${a.field} ist hier nicht bekannt`
export const isBlocked = (a: { count: number; value: string }): string => `${a.value} ist gesperrt${(a.count === 0 ? "" : `, und ${number(a.count)} weitere`)}`
export const administratorsLogInWith = (a: { value: string }): string => `Administratoren melden sich hier mit ${a.value} an.`
export const logInAgainFirst: string = "Bitte melden Sie sich zuerst erneut an, damit wir wissen, dass Sie es sind."
export const companyAccountIsLinkedAlready: string = "Es ist bereits ein Firmenkonto verknüpft"
export const noCompanyAccountIsLinked: string = "Es ist kein Firmenkonto verknüpft"
export const logInWithYourPasskey: string = "Bitte melden Sie sich mit Ihrem Passkey an"
