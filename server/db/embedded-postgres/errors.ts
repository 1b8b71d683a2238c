/** A start that cannot continue; the message tells the operator what to decide or repair. */
export class EmbeddedError extends Error {}

/** Another process is using the folder, and may soon release it. */
export class FolderInUseError extends EmbeddedError {}
