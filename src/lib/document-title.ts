/** As browsers show it of a screen. */
export const titleWith = (title: string) => `${title} · Waybill`
