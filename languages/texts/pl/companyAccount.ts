// Generated from languages/pl.json: change it there, and run "npm run generate".
export const companyAccountTitle: string = "Konto firmowe"
export const whatItIsFor = (a: { name: string }): string => `Loguj się przez ${a.name} zamiast hasłem. Hasło pozostaje.`
export const failedToLoadCompanyAccount: string = "Nie udało się wczytać konta firmowego"
export const notLinked = (a: { name: string }): string => `Nie połączono konta w ${a.name}.`
export const linkedAs = <Part>(a: { date: string; email: string; strong: (text: string) => Part }): (string | Part)[] => ["Połączono jako ", a.strong(a.email), " od ", a.date, "."]
export const linkedSince = (a: { date: string }): string => `Połączono od ${a.date}.`
export const providerIsAway = (a: { name: string }): string => `${a.name} jest teraz niedostępne.`
export const linkAccount: string = "Połącz konto"
export const linkQuestion = (a: { name: string }): string => `Połączyć konto w ${a.name}?`
export const firstThePassword = (a: { name: string }): string => `Podaj hasło, a potem zaloguj się w ${a.name}.`
export const goOn: string = "Dalej"
export const failedToLink: string = "Nie udało się połączyć konta firmowego"
export const accountIsLinked: string = "Konto firmowe połączone"
export const unlink: string = "Odłącz"
export const unlinkQuestion: string = "Odłączyć konto firmowe?"
export const whatUnlinkingDoes: string = "Nie będzie już można się nim zalogować, a wszystkie inne urządzenia będą musiały zalogować się ponownie."
export const accountIsUnlinked: string = "Konto firmowe odłączone"
export const failedToUnlink: string = "Nie udało się odłączyć konta firmowego"
export const nextLogInAt = (a: { name: string }): string => `Następnie zalogujesz się w ${a.name}.`
export const logInWithIt = (a: { name: string }): string => `Loguj się przez ${a.name}.`
