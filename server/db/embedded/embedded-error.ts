/** Something that the person at the terminal has to decide or repair. */
export class EmbeddedError extends Error {}
