// Generated from languages/fr.json: change it there, and run "npm run generate".
export const expectedBetween = <Part>(a: { from: string; fromTime: (text: string) => Part; to: string; toTime: (text: string) => Part }): (string | Part)[] => ["Livraison prévue entre ", a.fromTime(a.from), " et ", a.toTime(a.to)]
export const asItStood: string = "Situation au moment de l’impression. La plus récente se trouve à l’adresse"
export const qrCodeOfThePage: string = "Code QR de la page de suivi"
export const qrCode: string = "Code QR"
export const pointACameraAtIt: string = "Visez ce code avec l’appareil photo d’un téléphone pour ouvrir cette page de suivi."
export const copyLink: string = "Copier le lien"
export const qrCodeOfTheTitledPage = (a: { title: string }): string => `Code QR de la page de suivi : ${a.title}`
export const qrCodeCouldNotBeLoaded: string = "Impossible de charger le code QR. Veuillez réessayer."
export const share: string = "Partager"
export const print: string = "Imprimer"
export const sharingIsNotPossible: string = "Le partage n’est pas possible ici. Copiez plutôt le lien."
export const parcelFound: string = "Colis trouvé !"
export const trackingId: string = "Numéro de suivi"
export const copyTrackingId: string = "Copier le numéro de suivi"
export const parcelWithId = (a: { trackingId: string }): string => `Colis ${a.trackingId}`
export const lastUpdated: string = "Dernière mise à jour"
export const sender: string = "Expéditeur"
export const receiver: string = "Destinataire"
export const from: string = "Départ"
export const to: string = "Destination"
