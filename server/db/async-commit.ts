import sql from 'sql-template-tag'

/**
 * Makes the commit of a statement asynchronous, as an item in the `from` or `using` of a statement
 * that writes outside of a transaction. Such a statement shares its connections with reads, which
 * must not wait with it while a synchronous standby is away. A setting of the connection would not
 * get through every pooler. Only for rows whose newest can be lost if the server crashes.
 */
export const asyncCommit = sql`set_config('synchronous_commit', 'off', true)`
