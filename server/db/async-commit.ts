import sql from 'sql-template-tag'

/**
 * Stands in the `from` or `using` of a statement that writes outside of a transaction. What only reads
 * shares its connections, and must not wait with it while a standby is away that commits are to reach.
 * So the statement says of its own commit that it need not be waited for; a setting of the connection
 * would not get through every pooler. It is for rows of which the newest may be lost with a dead server.
 */
export const asyncCommit = sql`set_config('synchronous_commit', 'off', true)`
