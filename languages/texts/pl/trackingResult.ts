// Generated from languages/pl.json: change it there, and run "npm run generate".
export const expectedBetween = <Part>(a: { from: string; fromTime: (text: string) => Part; to: string; toTime: (text: string) => Part }): (string | Part)[] => ["Spodziewana między ", a.fromTime(a.from), " a ", a.toTime(a.to)]
export const asItStood: string = "Stan z chwili wydruku. Aktualny jest pod adresem"
export const qrCodeOfThePage: string = "Kod QR strony śledzenia"
export const qrCode: string = "Kod QR"
export const pointACameraAtIt: string = "Skieruj na niego aparat telefonu, aby otworzyć tę stronę śledzenia."
export const copyLink: string = "Kopiuj link"
export const qrCodeOfTheTitledPage = (a: { title: string }): string => `Kod QR strony śledzenia: ${a.title}`
export const qrCodeCouldNotBeLoaded: string = "Nie udało się wczytać kodu QR. Spróbuj ponownie."
export const share: string = "Udostępnij"
export const print: string = "Drukuj"
export const sharingIsNotPossible: string = "Tutaj nie można udostępniać. Zamiast tego skopiuj link."
export const parcelFound: string = "Przesyłka znaleziona"
export const trackingId: string = "Numer przesyłki"
export const copyTrackingId: string = "Kopiuj numer przesyłki"
export const parcelWithId = (a: { trackingId: string }): string => `Przesyłka ${a.trackingId}`
export const lastUpdated: string = "Ostatnia aktualizacja"
export const sender: string = "Nadawca"
export const receiver: string = "Odbiorca"
export const from: string = "Od"
export const to: string = "Do"
