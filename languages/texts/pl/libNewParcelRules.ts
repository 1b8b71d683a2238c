// Generated from languages/pl.json: change it there, and run "npm run generate".
export const receiverIsRequired: string = "Podaj odbiorcę"
export const fromAddressIsRequired: string = "Podaj adres nadania"
export const fromAddressIsTooLong: string = "Adres nadania może mieć najwyżej 500 znaków"
export const toAddressIsRequired: string = "Podaj adres doręczenia"
export const toAddressIsTooLong: string = "Adres doręczenia może mieć najwyżej 500 znaków"
export const parcelTypeIsRequired: string = "Podaj rodzaj przesyłki"
export const noteIsTooLong: string = "Uwagi mogą mieć najwyżej 1000 znaków"
