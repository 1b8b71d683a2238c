/** Title that browsers show for a screen. */
export const titleWith = (title: string) => `${title} · Waybill`
