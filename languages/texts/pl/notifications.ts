// Generated from languages/pl.json: change it there, and run "npm run generate".
import { number } from './numbers.ts'
export const failedToSaveTheChoice: string = "Nie udało się zapisać ustawienia"
export const whenEmailsCome: string = "Kiedy wysyłać e-maile"
export const asItHappens: string = "Na bieżąco"
export const onceADay: string = "Raz dziennie"
export const atHour: string = "O godzinie"
export const timeInZone = (a: { zone: string }): string => `Godzina w strefie ${a.zone}. E-maile dotyczące konta nadal przychodzą od razu.`
export const timeZoneToUse = (a: { zone: string }): string => `Użyj strefy ${a.zone}`
export const loadingNotifications: string = "Wczytywanie powiadomień…"
export const failedToLoadNotifications: string = "Nie udało się wczytać powiadomień."
export const tryAgain: string = "Spróbuj ponownie"
export const nothingYet: string = "Na razie pusto. Tu pojawią się informacje o przesyłkach."
export const unreadNotification = <Part>(a: { hidden: (text: string) => Part; text: string }): (string | Part)[] => [a.hidden("Nieprzeczytane: "), a.text]
export const showTheParcels: string = "Pokaż przesyłki"
export const parcels: string = "Przesyłki"
export const andMore = (a: { count: number }): string => `i jeszcze ${number(a.count)}`
export const noNotificationsHere: string = "Powiadomienia niedostępne."
export const thisServerSendsNone: string = "Ten serwer ich nie wysyła."
export const pagesOfNotifications: string = "Strony z powiadomieniami"
export const allCaughtUp: string = "Wszystko przeczytane."
export const showAllNotifications: string = "Pokaż wszystkie powiadomienia"
export const youHaveReadEverything: string = "Nie masz nieprzeczytanych powiadomień."
export const noNotificationsYet: string = "Nie ma jeszcze powiadomień."
export const chooseYourUpdates: string = "Wybierz powiadomienia"
export const updatesAppearHere: string = "Tu pojawią się informacje o przesyłkach."
export const notificationsTitle: string = "Powiadomienia"
export const markAsRead = (a: { subject: string; text: string }): string => `Oznacz jako przeczytane: ${a.text}, ${a.subject}`
export const closeNotifications: string = "Zamknij powiadomienia"
export const allHaveBeenRead: string = "Wszystkie są już przeczytane"
export const markAllAsRead: string = "Oznacz wszystkie jako przeczytane"
export const seeAll: string = "Zobacz wszystkie"
export const settings: string = "Ustawienia"
export const emailsGoTo = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => ["E-maile wysyłamy na adres ", a.strong(a.email), "."]
export const noEmailsYet: string = "Ten serwer nie wysyła jeszcze e-maili. Twoje ustawienia zostaną zapisane na później."
export const whichUpdatesYouGet: string = "Które powiadomienia otrzymujesz i jak"
export const nothingToChoose: string = "Nie ma czego wybierać."
export const whatHappens: string = "Zdarzenie"
export const inWaybill: string = "W aplikacji"
export const email: string = "E-mail"
export const choiceOf = (a: { channel: string; event: string }): string => `${a.channel}: ${a.event}`
export const aParcelWasApproved: string = "Zatwierdzono przesyłkę"
export const aParcelWasDispatched: string = "Wysłano przesyłkę"
export const aParcelIsOnItsWay: string = "Przesyłka jest w drodze"
export const theCourierIsNear: string = "Kurier jest w pobliżu"
export const aParcelCouldNotBeDelivered: string = "Nie udało się doręczyć przesyłki"
export const aParcelWasDelivered: string = "Doręczono przesyłkę"
export const aParcelWasCanceled: string = "Anulowano przesyłkę"
export const aParcelWasBlocked: string = "Zablokowano przesyłkę"
export const aParcelWasUnblocked: string = "Odblokowano przesyłkę"
export const yourParcelWasApproved: string = "Twoja przesyłka została zatwierdzona"
export const yourParcelWasDispatched: string = "Twoja przesyłka została wysłana"
export const yourParcelIsOnItsWay: string = "Twoja przesyłka jest w drodze"
export const yourParcelCouldNotBeDelivered: string = "Nie udało się doręczyć Twojej przesyłki"
export const yourParcelWasDelivered: string = "Twoja przesyłka została doręczona"
export const yourParcelWasCanceled: string = "Twoja przesyłka została anulowana"
export const yourParcelWasBlocked: string = "Twoja przesyłka została zablokowana"
export const yourParcelWasUnblocked: string = "Twoja przesyłka została odblokowana"
export const aParcelWasRequested: string = "Zlecono przesyłkę"
export const youRequestedAParcel: string = "Twoja przesyłka została zlecona"
export const aParcelForYouWasRequested: string = "Zlecono przesyłkę dla Ciebie"
export const aWebhookWasDisabled: string = "Wyłączono webhook"
export const expectedBetween = (a: { from: string; to: string }): string => `Spodziewana między ${a.from} a ${a.to}.`
export const itAnsweredGone: string = "Otrzymano odpowiedź 410 (gone)."
export const itFailedForTooLong: string = "Zbyt długo nie działał."
export const toParty = (a: { address: string; name: string }): string => `Do: ${a.name}, ${a.address}`
export const fromParty = (a: { address: string; name: string }): string => `Od: ${a.name}, ${a.address}`
export const fromPartyToParty = (a: { address: string; receiver: string; sender: string }): string => `Od: ${a.sender}, do: ${a.receiver}, ${a.address}`
export const failedToMarkAsRead: string = "Nie udało się oznaczyć jako przeczytane"
export const loadingSettings: string = "Wczytywanie ustawień…"
export const failedToLoadSettings: string = "Nie udało się wczytać ustawień."
export const deviceAndNetwork = (a: { device: string; network: string }): string => `${a.device}, sieć ${a.network}`
