import pg from 'pg'

/** Runs a statement on its own connection, because a pool's would count as a running server. */
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
