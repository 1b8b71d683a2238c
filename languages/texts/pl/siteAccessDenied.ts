// Generated from languages/pl.json: change it there, and run "npm run generate".
export const areaWasAskedFor = <Part>(a: { role: string; strong: (text: string) => Part }): (string | Part)[] => ["Ta strona należy do strefy ", a.strong((a.role === "ADMIN" ? "administratora" : a.role === "SENDER" ? "nadawcy" : a.role === "RECEIVER" ? "odbiorcy" : "kuriera")), "."]
export const areaOfAnotherRole: string = "Ta strona należy do strefy innej roli."
export const goToTheArea = (a: { role: string }): string => `Przejdź do strefy ${(a.role === "ADMIN" ? "administratora" : a.role === "SENDER" ? "nadawcy" : a.role === "RECEIVER" ? "odbiorcy" : "kuriera")}`
export const backToHome: string = "Strona główna"
export const logout: string = "Wyloguj się"
export const login: string = "Zaloguj się"
export const accountIsBlocked = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => ["Administrator zablokował konto ", a.strong(a.email), ". Do czasu odblokowania nie można z niego korzystać."]
export const youAreNotLoggedIn: string = "Zaloguj się, aby kontynuować."
export const yourRoleHasNoArea: string = "Twoje konto nie ma roli, która ma tu swoją strefę."
export const yourRoleIs = <Part>(a: { role: string; strong: (text: string) => Part }): (string | Part)[] => ["Twoja rola to ", a.strong((a.role === "ADMIN" ? "administrator" : a.role === "SENDER" ? "nadawca" : a.role === "RECEIVER" ? "odbiorca" : "kurier")), ", a każda rola ma dostęp tylko do własnej strefy."]
