/** A start that cannot go on; the message tells the operator what to decide or repair. */
export class EmbeddedError extends Error {}

/** Another process is at work on the folder, and waiting for it may help. */
export class FolderInUseError extends EmbeddedError {}
