// Generated from languages/pl.json: change it there, and run "npm run generate".
export const noPasskeyWasUsed: string = "Nie użyto klucza dostępu. Spróbuj ponownie lub zaloguj się w inny sposób."
export const browserHasNoPasskeys: string = "Klucze dostępu nie działają w tej przeglądarce lub pod tym adresem. Zaloguj się w inny sposób."
