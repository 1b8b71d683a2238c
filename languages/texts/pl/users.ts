// Generated from languages/pl.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const courierAdded: string = "Kurier dodany"
export const theLinkFor = (a: { name: string }): string => `Link dla: ${a.name}`
export const whatTheCourierDoesWithIt: string = "Kurier ustawi nim hasło i będzie mógł się zalogować. Przekaż link tylko tej osobie."
export const addACourier: string = "Dodaj kuriera"
export const whatCouriersSee: string = "Kurierzy widzą przekazane im trasy i doręczają to, co na nich jest."
export const addCourier: string = "Dodaj kuriera"
export const failedToAddTheCourier: string = "Nie udało się dodać kuriera"
export const nameLabel: string = "Imię i nazwisko"
export const email: string = "E-mail"
export const copyLink: string = "Kopiuj link"
export const iHaveSavedIt: string = "Mam go zapisany"
export const shownOnlyOnce = (a: { until: string }): string => `Wyświetlamy go tylko raz i tylko raz zadziała, do ${a.until}.`
export const resetLinkMade: string = "Utworzono link do resetu hasła"
export const makeLinkQuestion = (a: { name: string }): string => `Utworzyć link do resetu hasła dla: ${a.name}?`
export const makeLink: string = "Utwórz link"
export const whatTheLinkDoes = (a: { email: string; name: string }): string => `${a.name} (${a.email}) ustawi nim nowe hasło, a wszystkie inne sesje zostaną zakończone. Może to zrobić każdy, kto ma link, dlatego przekaż go tylko właściwej osobie.`
export const theResetLinkFor = (a: { name: string }): string => `Link do resetu hasła dla: ${a.name}`
export const failedToMakeTheLink: string = "Nie udało się utworzyć linku"
export const selectedUsers: string = "Zaznaczeni użytkownicy"
export const countSelected = (a: { count: number }): string => `Zaznaczono: ${number(a.count)}`
export const noneCanBeBlocked: string = "Nikogo z zaznaczonych nie można zablokować"
export const blockCount = (a: { count: number }): string => `Zablokuj (${number(a.count)})`
export const noneIsBlocked: string = "Nikt z zaznaczonych nie jest zablokowany"
export const unblockCount = (a: { count: number }): string => `Odblokuj (${number(a.count)})`
export const clearSelection: string = "Wyczyść zaznaczenie"
export const somethingWentWrong: string = "Coś poszło nie tak"
export const hasBeenBlocked = (a: { name: string }): string => `Zablokowano: ${a.name} 🚫`
export const hasBeenUnblocked = (a: { name: string }): string => `Odblokowano: ${a.name} ✅`
export const couldNotBlock = (a: { count: number; name: string }): string => (category(a.count) === 'one' ? `Nie udało się zablokować: ${a.name}` : "Nie udało się zablokować wszystkich")
export const couldNotUnblock = (a: { count: number; name: string }): string => (category(a.count) === 'one' ? `Nie udało się odblokować: ${a.name}` : "Nie udało się odblokować wszystkich")
export const blockQuestion = (a: { count: number; name: string }): string => (category(a.count) === 'one' ? `Zablokować: ${a.name}?` : `Zablokować ${number(a.count)} użytkowników?`)
export const tryAgain: string = "Spróbuj ponownie"
export const blockUser: string = "Zablokuj użytkownika"
export const blockUsers: string = "Zablokuj użytkowników"
export const blockedInPart = <Part>(a: { done: number; strong: (text: string) => Part; total: number }): (string | Part)[] => [a.strong("Coś poszło nie tak."), " Zablokowano ", number(a.done), " z ", number(a.total), ". Nie zablokowano:"]
export const unblockedInPart = <Part>(a: { done: number; strong: (text: string) => Part; total: number }): (string | Part)[] => [a.strong("Coś poszło nie tak."), " Odblokowano ", number(a.done), " z ", number(a.total), ". Nie odblokowano:"]
export const loggedOutAtOnce: string = "Nastąpi natychmiastowe wylogowanie, a logowanie nie będzie możliwe do czasu odblokowania."
export const theseAreLoggedOutAtOnce: string = "Te osoby zostaną natychmiast wylogowane i nie zalogują się do czasu odblokowania:"
export const nameOfYou = (a: { name: string }): string => `${a.name} (Ty)`
export const role: string = "Rola"
export const status: string = "Status"
export const actions: string = "Działania"
export const blocked: string = "Zablokowany"
export const active: string = "Aktywny"
export const blockName = (a: { name: string }): string => `Zablokuj: ${a.name}`
export const unblockName = (a: { name: string }): string => `Odblokuj: ${a.name}`
export const unblock: string = "Odblokuj"
export const block: string = "Zablokuj"
export const resetLinkFor = (a: { name: string }): string => `Link do resetu hasła: ${a.name}`
export const resetLink: string = "Link do resetu hasła"
export const youCannotBlockYourself: string = "Nie możesz zablokować własnego konta"
export const cannotBeBlocked: string = "Tego użytkownika nie można zablokować"
export const cannotBeUnblocked: string = "Tego użytkownika nie można odblokować"
export const usersTitle: string = "Użytkownicy"
export const noResults: string = "Brak wyników."
export const countOfUsers = (a: { count: number; text: string }): string => (category(a.count) === 'one' ? `${a.text} użytkownik` : category(a.count) === 'few' ? `${a.text} użytkowników` : category(a.count) === 'many' ? `${a.text} użytkowników` : `${a.text} użytkownika`)
export const loadingUsers: string = "Wczytywanie użytkowników…"
export const failedToLoadUsers: string = "Nie udało się wczytać użytkowników."
export const selectUser = (a: { name: string }): string => `Zaznacz: ${a.name}`
