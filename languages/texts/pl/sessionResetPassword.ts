// Generated from languages/pl.json: change it there, and run "npm run generate".
export const atLeastSixCharacters: string = "Co najmniej 6 znaków"
export const passwordIsSet: string = "Hasło ustawione. Użyj go, aby się zalogować."
export const passwordCouldNotBeSet: string = "Nie udało się ustawić hasła"
export const passwordIsTooShort: string = "Hasło musi mieć co najmniej 6 znaków"
export const setANewPassword: string = "Ustaw nowe hasło"
export const newPassword: string = "Nowe hasło"
export const revokeApiKeysToo: string = "Unieważnij też moje klucze API, na wypadek gdyby zna je ktoś inny"
export const setPassword: string = "Ustaw hasło"
