// Generated from languages/pl.json: change it there, and run "npm run generate".
export const nameIsTooShort: string = "Imię i nazwisko muszą mieć co najmniej 3 znaki"
export const nameIsTooLong: string = "Imię i nazwisko mogą mieć najwyżej 255 znaków"
export const nameHoldsUnseenCharacters: string = "Imię i nazwisko nie mogą zawierać niewidocznych znaków"
export const invalidEmailAddress: string = "Nieprawidłowy adres e-mail"
export const enterAPhoneNumber: string = "Podaj numer telefonu, np. +49 40 5550123"
export const passwordIsTooShort = (a: { field: string }): string => `${(a.field === "confirmPassword" ? "Powtórzone hasło" : "Hasło")} musi mieć co najmniej 6 znaków`
export const passwordIsTooLong = (a: { field: string }): string => `${(a.field === "confirmPassword" ? "Powtórzone hasło" : "Hasło")} może mieć najwyżej 128 znaków`
export const passwordsDoNotMatch: string = "Hasła nie są takie same"
