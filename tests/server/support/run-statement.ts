import pg from 'pg'

/** On a connection of its own, closed again: one of a pool would count as a server's. */
export async function runStatement(
  { url }: { url: string },
  statement: string,
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}
