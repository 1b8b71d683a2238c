// Generated from languages/pl.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const pleaseLogIn: string = "Zaloguj się"
export const passwordDoesNotMatch: string = "Nieprawidłowe hasło"
export const codeOfYourAppIsNeeded: string = "Potrzebny jest kod z aplikacji uwierzytelniającej"
export const codeDoesNotMatch: string = "Nieprawidłowy kod"
export const passkeyDoesNotWork: string = "Ten klucz dostępu tu nie działa. Zaloguj się w inny sposób."
export const passkeyMayBeCopied: string = "Ten klucz dostępu mógł zostać skopiowany. Zaloguj się w inny sposób i usuń go ze swojego konta."
export const passkeyRequestIsOver: string = "To trwało zbyt długo. Spróbuj ponownie."
export const passkeysNeedAName: string = "Klucze dostępu wymagają nazwy domeny. Nie działają pod adresem IP."
export const passkeyCannotBeAdded: string = "Tego klucza dostępu nie można tu użyć"
export const passkeyIsInUse: string = "Ten klucz dostępu jest już używany"
export const tooManyPasskeys = (a: { value: string }): string => `Możesz mieć ${a.value} kluczy dostępu. Najpierw usuń jeden z nich.`
export const passkeyNotFound: string = "Nie znaleziono klucza dostępu"
export const onlyWayToLogIn: string = "To jedyny sposób logowania do Twojego konta. Najpierw dodaj inny."
export const callsFromAnotherSite: string = "Wywołania z innej witryny są niedozwolone"
export const youAreNotAllowed: string = "Nie masz do tego uprawnień"
export const setUpTwoFactorFirst: string = "Najpierw skonfiguruj weryfikację dwuetapową"
export const yourAccountIsBlocked: string = "Twoje konto jest zablokowane"
export const confirmYourEmailFirst: string = "Najpierw potwierdź swój adres e-mail: otwórz link z wysłanej do Ciebie wiadomości. Możesz wysłać go ponownie z panelu."
export const addressAnswersOnlyTo = (a: { value: string }): string => `Ten adres odpowiada tylko na ${a.value}`
export const runWasChanged: string = "Trasa zmieniła się w międzyczasie. Sprawdź ją i spróbuj ponownie."
export const proofIsRequired: string = "Doręczenia wymagają tu potwierdzenia. Zapisz je na stronie przesyłki."
export const bodyIsTooLarge = (a: { value: string }): string => `Treść może mieć najwyżej ${a.value} KiB`
export const bodyMustBeJson: string = "Treść musi być typu application/json"
export const keyWasUsedBefore: string = "Ten Idempotency-Key był już użyty z inną treścią"
export const tooManyTries: string = "Zbyt wiele prób. Odczekaj chwilę."
export const serviceIsBusy: string = "Usługa jest przeciążona lub uruchamia się ponownie. Spróbuj ponownie."
export const changesHaveToWait: string = "Zmiany muszą chwilę poczekać, ponieważ baza danych przenosi się na inny serwer. Nic nie zostało zmienione. Spróbuj ponownie za kilka sekund."
export const databaseCanOnlyBeRead: string = "Bazę danych można tylko odczytywać, ponieważ jest zapasowa. Spróbuj ponownie."
export const outcomeIsUnknown: string = "Nie wiadomo, czy zmiana została zapisana. Sprawdź, zanim spróbujesz ponownie."
export const addressCannotBeRead: string = "Nie można odczytać adresu"
export const nothingAtThisAddress: string = "Pod tym adresem nic nie ma"
export const requestCannotBeRead: string = "Nie można odczytać żądania"
export const somethingIsNotRight: string = "Coś w żądaniu jest nieprawidłowe"
export const doesNotGoWithWhatIsStored: string = "To nie pasuje do zapisanych już danych"
export const somethingWentWrong = (a: { value: string }): string => `Wystąpił błąd po naszej stronie. Podaj ${a.value}.`
export const bodyIsNotValidJson: string = "Treść nie jest poprawnym JSON-em"
export const bearerTokenIsWrong: string = "Brak tokenu Bearer lub jest on nieprawidłowy"
export const addressNotFound: string = "Nie znaleziono adresu"
export const receiverCannotBeChosen: string = "Nie można wybrać tego odbiorcy"
export const addressIsSavedAlready: string = "Ten adres jest już w Twojej książce adresowej"
export const addressBookIsFull = (a: { value: string }): string => `Twoja książka adresowa jest pełna: limit adresów to ${a.value}`
export const notWithAnApiKey: string = "Tego nie można wywołać z kluczem API"
export const apiKeyLacksScope = (a: { value: string }): string => `Ten klucz API nie ma uprawnienia ${a.value}`
export const tooManyApiKeys = (a: { value: string }): string => `Limit używanych kluczy API to ${a.value}. Najpierw unieważnij jeden z nich.`
export const apiKeyNotFound: string = "Nie znaleziono klucza API"
export const noSuchApiKey: string = "Nie ma takiego klucza API"
export const apiKeyHasExpired: string = "Ten klucz API wygasł"
export const apiKeyWasRevoked: string = "Ten klucz API został unieważniony"
export const parcelNotFound: string = "Nie znaleziono przesyłki"
export const trackedParcelNotFound: string = "Nie znaleziono przesyłki!"
export const sayWhoReceived: string = "Podaj, kto odebrał przesyłkę"
export const letTheReceiverSign: string = "Poproś odbiorcę o podpis"
export const takeAPhoto: string = "Zrób zdjęcie"
export const askForTheHandoverCode: string = "Poproś odbiorcę o kod odbioru"
export const signatureIsNoPicture: string = "Podpis jest pusty lub nie jest obrazem"
export const photoIsNoPicture: string = "Zdjęcie nie jest obrazem lub jest za duże"
export const handoverCodeIsLocked: string = "Kod odbioru jest zablokowany"
export const handoverCodeIsLockedNow: string = "Kod odbioru jest nieprawidłowy i został zablokowany"
export const handoverCodeIsWrong = (a: { count: number }): string => `Kod odbioru jest nieprawidłowy. ${(category(a.count) === 'one' ? `Pozostała ${number(a.count)} próba` : category(a.count) === 'few' ? `Pozostały ${number(a.count)} próby` : category(a.count) === 'many' ? `Pozostało ${number(a.count)} prób` : `Pozostało ${number(a.count)} próby`)}.`
export const emailsAreNotConfirmedHere: string = "Adresów e-mail tu się nie potwierdza"
export const emailIsConfirmedAlready: string = "Adres e-mail jest już potwierdzony"
export const linkDoesNotWork: string = "Ten link już nie działa. Poproś o nowy."
export const anotherEmailIn = (a: { count: number }): string => `Kolejny e-mail można wysłać za ${(category(a.count) === 'one' ? "minutę" : category(a.count) === 'few' ? `${number(a.count)} minuty` : category(a.count) === 'many' ? `${number(a.count)} minut` : `${number(a.count)} minuty`)}.`
export const endpointsAreBeingChecked: string = "Twoje pozostałe endpointy są jeszcze sprawdzane. Odczekaj chwilę."
export const pagesGoUpTo = (a: { value: string }): string => `Strony kończą się na ${a.value}. Dalszych pozycji szukaj wyszukiwarką lub filtrami.`
export const fromIsAfterTo: string = "from nie może być późniejsze niż to"
export const toIsBeforeFrom: string = "to nie może być wcześniejsze niż from"
export const tooManyDays = (a: { value: string }): string => `from i to mogą obejmować najwyżej ${a.value} dni`
export const chooseAnHour: string = "Wybierz godzinę"
export const timeZoneIsNotKnown: string = "Nieznana strefa czasowa"
export const onlyReceiversAreTold: string = "Tylko odbiorcy są powiadamiani, że kurier jest blisko"
export const neverToldOfOwnActions: string = "Nie otrzymujesz powiadomień o tym, co możesz zrobić tylko Ty"
export const createdBeforeIsTooEarly: string = "createdBefore musi być późniejsze niż createdFrom"
export const nextAttemptIsPast: string = "Następna próba nie może być w przeszłości"
export const onlyTheDepotApproves: string = "Przesyłki zatwierdza tylko magazyn"
export const blockedUserSetsNoPassword: string = "Zablokowany użytkownik nie może ustawić nowego hasła"
export const adminLinksAreOfTheTerminal: string = "Linki dla administratorów tworzy się w terminalu"
export const runNotFound: string = "Nie znaleziono trasy"
export const dayIsPast: string = "Dzień nie może być w przeszłości"
export const courierCannotBeChosen: string = "Nie można wybrać tego kuriera"
export const courierIsBlocked: string = "Kurier jest zablokowany. Najpierw wybierz innego."
export const stopsAreOnThisRun: string = "Przystanki są na tej trasie"
export const nothingIsLeftToMove: string = "Z tych przystanków nie ma już czego przenieść"
export const orderHasToNameEachStop: string = "Kolejność musi zawierać raz każdy otwarty przystanek trasy"
export const runIsNamedTwice: string = "Trasa jest podana dwa razy"
export const somethingIsDoneOrGone: string = "Coś z tego jest już wykonane lub nie jest już na tej trasie"
export const tooManyStopsForAnOrder = (a: { value: string }): string => `Kolejność jest proponowana dla najwyżej ${a.value} przystanków. Najpierw podziel trasę.`
export const tooManyStops = (a: { value: string }): string => `Trasa ma najwyżej ${a.value} przystanków`
export const stopNotFound: string = "Nie znaleziono przystanku"
export const parcelWithIdNotFound = (a: { count: number; value: string }): string => `Nie znaleziono przesyłki ${a.value}${(a.count === 0 ? "" : ` i jeszcze ${number(a.count)}`)}`
export const isOnARunAlready = (a: { count: number; value: string }): string => `${a.value} jest już na trasie${(a.count === 0 ? "" : ` i jeszcze ${number(a.count)}`)}`
export const isNotApprovedYet = (a: { count: number; value: string }): string => `${a.value} nie jest jeszcze zatwierdzona${(a.count === 0 ? "" : ` i jeszcze ${number(a.count)}`)}`
export const isDelivered = (a: { count: number; value: string }): string => `${a.value} jest doręczona${(a.count === 0 ? "" : ` i jeszcze ${number(a.count)}`)}`
export const isCanceled = (a: { count: number; value: string }): string => `${a.value} jest anulowana${(a.count === 0 ? "" : ` i jeszcze ${number(a.count)}`)}`
export const sessionNotFound: string = "Nie znaleziono sesji"
export const twoFactorIsOnAlready: string = "Weryfikacja dwuetapowa jest już włączona"
export const beginTwoFactorFirst: string = "Najpierw rozpocznij konfigurację weryfikacji dwuetapowej"
export const twoFactorIsNotOn: string = "Weryfikacja dwuetapowa nie jest włączona"
export const enterACodeOfYourApp: string = "Podaj kod z aplikacji uwierzytelniającej"
export const userNotFound: string = "Nie znaleziono użytkownika"
export const youCannotBlockYourself: string = "Nie możesz zablokować własnego konta"
export const lastAdminCannotBeBlocked: string = "Nie można zablokować ostatniego aktywnego administratora"
export const lastAdminCannotBeDeleted: string = "Nie można usunąć ostatniego aktywnego administratora"
export const emailIsRegistered: string = "Ten adres e-mail jest już zarejestrowany"
export const parcelsAreUnderWay: string = "Masz przesyłki w drodze. Konto można usunąć, gdy wszystkie zostaną doręczone lub anulowane."
export const enterYourPasswordAgain: string = "Podaj ponownie hasło"
export const adminSignupIsClosed: string = "Rejestracja jako administrator jest zamknięta"
export const tooManyEndpoints = (a: { value: string }): string => `Limit endpointów to ${a.value}`
export const endpointNotFound: string = "Nie znaleziono endpointu"
export const messageNotFound: string = "Nie znaleziono dostarczenia"
export const enableTheEndpointFirst: string = "Endpoint jest wyłączony. Włącz go, zanim wyślesz to ponownie."
export const isBeingSent: string = "To jest właśnie wysyłane"
export const addressMustStartWith: string = "Adres musi zaczynać się od https:// lub http://"
export const addressHoldsALogin: string = "Adres nie może zawierać nazwy użytkownika ani hasła"
export const portIsNotAllowed: string = "Port musi być 80, 443 lub od 1024 wzwyż"
export const nameIsNotPublic: string = "Ta nazwa jest nieznana lub prowadzi do adresu, który nie jest publiczny"
export const addressIsNotPublic: string = "Ten adres nie jest publiczny"
export const enterATrackingId: string = "Podaj numer przesyłki"
export const mailedLinkIsNotComplete: string = "Ten link jest niekompletny. Otwórz go ponownie z e-maila."
export const linkIsNotComplete: string = "Ten link jest niekompletny. Otwórz go ponownie."
export const nameIsRequired: string = "Podaj nazwę"
export const nameIsOver100: string = "Nazwa może mieć najwyżej 100 znaków"
export const chooseAPermission: string = "Wybierz co najmniej jedno uprawnienie"
export const passwordIsRequired: string = "Podaj hasło"
export const codeIsRequired: string = "Podaj kod"
export const addressIsRequired: string = "Podaj adres"
export const addressIsOver500: string = "Adres może mieć najwyżej 500 znaków"
export const addressIsOver2000: string = "Adres może mieć najwyżej 2000 znaków"
export const chooseAnEvent: string = "Wybierz co najmniej jedno zdarzenie"
export const nameIsTooShort: string = "Imię i nazwisko muszą mieć co najmniej 3 znaki"
export const nameIsOver255: string = "Imię i nazwisko mogą mieć najwyżej 255 znaków"
export const nameHoldsUnseenCharacters: string = "Imię i nazwisko nie mogą zawierać niewidocznych znaków"
export const invalidEmailAddress: string = "Nieprawidłowy adres e-mail"
export const passwordIsTooShort: string = "Hasło musi mieć co najmniej 6 znaków"
export const passwordIsTooLong: string = "Hasło może mieć najwyżej 128 znaków"
export const repeatedPasswordIsTooShort: string = "Powtórzone hasło musi mieć co najmniej 6 znaków"
export const repeatedPasswordIsTooLong: string = "Powtórzone hasło może mieć najwyżej 128 znaków"
export const passwordsDoNotMatch: string = "Hasła nie są takie same"
export const roleIsRequired: string = "Wybierz rolę"
export const phoneIsRequired: string = "Podaj numer telefonu"
export const enterAPhoneNumber: string = "Podaj numer telefonu, np. +49 40 5550123"
export const emailIsRequired: string = "Podaj adres e-mail"
export const receiverIsRequired: string = "Podaj odbiorcę"
export const fromAddressIsRequired: string = "Podaj adres nadania"
export const fromAddressIsTooLong: string = "Adres nadania może mieć najwyżej 500 znaków"
export const toAddressIsRequired: string = "Podaj adres doręczenia"
export const toAddressIsTooLong: string = "Adres doręczenia może mieć najwyżej 500 znaków"
export const parcelTypeIsRequired: string = "Podaj rodzaj przesyłki"
export const giveCoordinates: string = "Podaj szerokość i długość geograficzną"
export const noteIsTooLong: string = "Uwagi mogą mieć najwyżej 1000 znaków"
export const reasonIsTooLong: string = "Powód może mieć najwyżej 1000 znaków"
export const sayWhatHappened: string = "Podaj, co się stało"
export const nextAttemptMustBeADay: string = "Następna próba musi być dniem"
export const handoverCodeHasFourDigits: string = "Kod odbioru ma cztery cyfry"
export const signatureIsNotInBase64: string = "Podpis nie jest w base64"
export const signatureIsTooLarge: string = "Podpis może mieć najwyżej 300 kB"
export const photoIsNotInBase64: string = "Zdjęcie nie jest w base64"
export const photoIsTooLarge: string = "Zdjęcie może mieć najwyżej 2 MB"
export const labelIsRequired: string = "Podaj nazwę"
export const labelIsTooLong: string = "Nazwa może mieć najwyżej 100 znaków"
export const chooseADay: string = "Wybierz dzień"
export const chooseACourier: string = "Wybierz kuriera"
export const noLatitude: string = "To nie jest szerokość geograficzna"
export const noLongitude: string = "To nie jest długość geograficzna"
export const fieldIsRequired = (a: { field: string }): string => `Brak ${a.field}`
export const fieldMustBeText = (a: { field: string }): string => `${a.field} musi być tekstem`
export const fieldMustBeANumber = (a: { field: string }): string => `${a.field} musi być liczbą`
export const fieldMustBeAWholeNumber = (a: { field: string }): string => `${a.field} musi być liczbą całkowitą`
export const fieldMustBeTrueOrFalse = (a: { field: string }): string => `${a.field} musi mieć wartość true lub false`
export const fieldMustBeAnObject = (a: { field: string }): string => `${a.field} musi być obiektem JSON`
export const fieldMustBe = (a: { field: string; value: string }): string => `${a.field} musi mieć wartość ${a.value}`
export const fieldMustBeOneOf = (a: { field: string; value: string }): string => `${a.field} musi mieć jedną z wartości: ${a.value}`
export const fieldIsTooShort = (a: { count: number; field: string }): string => `${a.field} musi mieć co najmniej ${(category(a.count) === 'one' ? `${number(a.count)} znak` : category(a.count) === 'few' ? `${number(a.count)} znaki` : category(a.count) === 'many' ? `${number(a.count)} znaków` : `${number(a.count)} znaku`)}`
export const fieldIsTooLong = (a: { field: string; value: string }): string => `${a.field} może mieć znaków najwyżej ${a.value}`
export const fieldIsTooSmall = (a: { field: string; value: string }): string => `${a.field} musi wynosić co najmniej ${a.value}`
export const fieldIsTooLarge = (a: { field: string; value: string }): string => `${a.field} może wynosić najwyżej ${a.value}`
export const fieldIsGivenTooOften = (a: { field: string; value: string }): string => `${a.field} można podać najwyżej ${a.value} razy`
export const fieldCannotBeKept = (a: { field: string }): string => `${a.field} zawiera znak, którego nie można zapisać`
export const fieldIsNotValid = (a: { field: string }): string => `${a.field} jest nieprawidłowe`
export const fieldIsNotKnown = (a: { field: string }): string => `${a.field} nie jest tu znane`
export const isBlocked = (a: { count: number; value: string }): string => `${a.value} jest zablokowana${(a.count === 0 ? "" : ` i jeszcze ${number(a.count)}`)}`
export const administratorsLogInWith = (a: { value: string }): string => `Administratorzy logują się tutaj przez ${a.value}.`
export const logInAgainFirst: string = "Najpierw zaloguj się ponownie, abyśmy wiedzieli, że to Ty."
export const companyAccountIsLinkedAlready: string = "Konto firmowe jest już połączone"
export const noCompanyAccountIsLinked: string = "Nie połączono konta firmowego"
export const logInWithYourPasskey: string = "Zaloguj się kluczem dostępu"
