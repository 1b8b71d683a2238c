/** One press of a zoom button. */
export const zoomStep = 1.25

export const clampZoom = (zoom: number) => Math.min(3, Math.max(0.2, zoom))

/** The smallest letters of a drawing have 12 pixels; nobody should have to read them under 11. */
const smallest = 11 / 12

/** As wide as the window where the letters stay legible then; else as small as they may become. */
export const startZoom = (fitting: number) => Math.min(1.15, Math.max(smallest, fitting || 1))

export const percent = (zoom: number) => `${Math.round(zoom * 100)} %`
