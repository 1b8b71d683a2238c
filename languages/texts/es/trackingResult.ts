// Generated from languages/es.json: change it there, and run "npm run generate".
export const expectedBetween = <Part>(a: { from: string; fromTime: (text: string) => Part; to: string; toTime: (text: string) => Part }): (string | Part)[] => ["Previsto entre ", a.fromTime(a.from), " y ", a.toTime(a.to)]
export const asItStood: string = "Estado en el momento de imprimir. El más reciente está en"
export const qrCodeOfThePage: string = "Código QR de la página de seguimiento"
export const qrCode: string = "Código QR"
export const pointACameraAtIt: string = "Enfóquelo con la cámara de un teléfono para abrir esta página de seguimiento."
export const copyLink: string = "Copiar enlace"
export const qrCodeOfTheTitledPage = (a: { title: string }): string => `Código QR de la página de seguimiento: ${a.title}`
export const qrCodeCouldNotBeLoaded: string = "No se ha podido cargar el código QR. Inténtelo de nuevo."
export const share: string = "Compartir"
export const print: string = "Imprimir"
export const sharingIsNotPossible: string = "Aquí no se puede compartir. Copie el enlace."
export const parcelFound: string = "Envío encontrado"
export const trackingId: string = "Número de seguimiento"
export const copyTrackingId: string = "Copiar número de seguimiento"
export const parcelWithId = (a: { trackingId: string }): string => `Envío ${a.trackingId}`
export const lastUpdated: string = "Última actualización"
export const sender: string = "Remitente"
export const receiver: string = "Destinatario"
export const from: string = "Origen"
export const to: string = "Destino"
