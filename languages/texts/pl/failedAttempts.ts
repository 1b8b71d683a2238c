// Generated from languages/pl.json: change it there, and run "npm run generate".
export const noOneWasHome: string = "Nikogo nie było w domu."
export const wasRefused: string = "Odmówiono przyjęcia przesyłki."
export const addressWasWrong: string = "Adres był błędny."
export const isDamaged: string = "Przesyłka jest uszkodzona."
export const weWillTryAgain: string = "Spróbujemy ponownie."
export const weWillTryAgainOn = (a: { day: string }): string => `Spróbujemy ponownie ${a.day}.`
export const weKeepIt: string = "Przechowamy ją, dopóki nadawca nie zdecyduje, co dalej."
export const tellUsTheRightAddress: string = "Podaj nam prawidłowy adres."
export const weWillContactTheSender: string = "Skontaktujemy się z nadawcą."
