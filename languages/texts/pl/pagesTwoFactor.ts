// Generated from languages/pl.json: change it there, and run "npm run generate".
export const twoFactorIsRequired = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => ["Jest tu wymagana od administratorów. Po jej skonfigurowaniu można dalej korzystać z konta ", a.strong(a.email), "."]
export const logInWithYourPasskey: string = "Zaloguj się swoim kluczem dostępu"
export const passkeyIsEnough = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => ["Weryfikacja dwuetapowa jest tu wymagana od administratorów, a Twój klucz dostępu wystarcza. Zaloguj się nim, aby dalej korzystać z konta ", a.strong(a.email), "."]
