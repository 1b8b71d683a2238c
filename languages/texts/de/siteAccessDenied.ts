// Generated from languages/de.json: change it there, and run "npm run generate".
export const areaWasAskedFor = <Part>(a: { role: string; strong: (text: string) => Part }): (string | Part)[] => ["Sie wollten den Bereich für ", a.strong((a.role === "ADMIN" ? "Administratoren" : a.role === "SENDER" ? "Absender" : a.role === "RECEIVER" ? "Empfänger" : "Zusteller")), " öffnen."]
export const areaOfAnotherRole: string = "Sie wollten einen Bereich öffnen, der zu einer anderen Rolle gehört."
export const goToTheArea = (a: { role: string }): string => `Zum Bereich für ${(a.role === "ADMIN" ? "Administratoren" : a.role === "SENDER" ? "Absender" : a.role === "RECEIVER" ? "Empfänger" : "Zusteller")}`
export const backToHome: string = "Zur Startseite"
export const logout: string = "Abmelden"
export const login: string = "Anmelden"
export const accountIsBlocked = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => ["Ein Administrator hat das Konto ", a.strong(a.email), " gesperrt. Bis es entsperrt wird, können Sie es nicht nutzen."]
export const youAreNotLoggedIn: string = "Sie sind nicht angemeldet."
export const yourRoleHasNoArea: string = "Ihr Konto hat keine Rolle mit einem Bereich hier."
export const yourRoleIs = <Part>(a: { role: string; strong: (text: string) => Part }): (string | Part)[] => ["Ihre Rolle ist ", a.strong((a.role === "ADMIN" ? "Admin" : a.role === "SENDER" ? "Absender" : a.role === "RECEIVER" ? "Empfänger" : "Zusteller")), ", und jede Rolle hat nur zu ihrem eigenen Bereich Zugang."]
