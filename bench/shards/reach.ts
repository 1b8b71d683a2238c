import type { Sql } from '../database.ts'

/** Number of shards that a statement has to query. */
export type Reach = 'none' | 'one' | 'several' | 'all'

/** Columns whose value determines the shard, by table; tables without an entry are on every node. */
type ShardKeys = Readonly<Record<string, readonly string[]>>

export const asTheyStand: ShardKeys = {
  parcels: ['id'],
  status_logs: ['parcel_id'],
  parcel_search: ['id'],
  parcel_changes: ['parcel_id'],
  deliveries: ['parcel_id'],
  sessions: ['user_id'],
  idempotency_keys: ['sender_id'],
  rate_limits: ['key'],
}

/** With tokens that contain the user's ID, and a look-up table from tracking IDs to parcels. */
export const withLookups: ShardKeys = {
  ...asTheyStand,
  parcels: ['id', 'tracking_id'],
  sessions: ['user_id', 'access_hash', 'refresh_hash', 'family_id', 'id'],
}

const order: readonly Reach[] = ['none', 'one', 'several', 'all']

/** Finds the reach of a statement with placeholders from its query plan. */
export async function reachOf(sql: Sql, text: string, keys: ShardKeys): Promise<Reach> {
  const [row] = await sql.unsafe(`explain (generic_plan, verbose, format json) ${text}`)
  const nodes = nodesIn(row === undefined ? null : Object.values(row)[0])
  const conditions = nodes.flatMap((node) => node.conditions).join(' and ')
  const shardKeyOf = ({ table, alias }: PlanNode) => {
    const columns = keys[table ?? '']
    return columns && `\\b${alias}\\.(?:${columns.join('|')})\\b`
  }
  const areEqual = (one: string, other: string) =>
    new RegExp(`${one} = ${other}|${other} = ${one}`).test(conditions)

  // Tables that are joined by their shard keys form a group, because their rows are on one shard.
  const groups: { shardKeys: string[]; isInsert: boolean }[] = []
  for (const node of nodes) {
    const shardKey = shardKeyOf(node)
    if (shardKey === undefined) continue
    const joined = groups.filter(({ shardKeys }) =>
      shardKeys.some((one) => areEqual(shardKey, one)),
    )
    const group = {
      shardKeys: [shardKey, ...joined.flatMap(({ shardKeys }) => shardKeys)],
      isInsert: node.isInsert || joined.some(({ isInsert }) => isInsert),
    }
    groups.splice(0, groups.length, ...groups.filter((one) => !joined.includes(one)), group)
  }
  // Rows found by another part of the statement are counted in that part.
  const found = aliasesOf(nodes, 'CTE Scan', 'Subquery Scan')
  const lists = aliasesOf(nodes, 'Function Scan')
  const reaches = groups.map(({ shardKeys, isInsert }): Reach => {
    const isEqualTo = (value: string) => shardKeys.some((key) => areEqual(key, value))
    // A new row is on one shard.
    if (isInsert || isEqualTo('\\$\\d+') || isEqualTo("'[^']*'")) return 'one'
    if (shardKeys.some((key) => new RegExp(`${key} = ANY`).test(conditions))) return 'several'
    if (lists.some((alias) => isEqualTo(`${alias}\\.\\w+`))) return 'several'
    return found.some((alias) => isEqualTo(`${alias}\\.\\w+`)) ? 'none' : 'all'
  })
  return order[Math.max(0, ...reaches.map((reach) => order.indexOf(reach)))] ?? 'all'
}

const aliasesOf = (nodes: PlanNode[], ...types: string[]) =>
  nodes.filter(({ type }) => types.includes(type)).map(({ alias }) => alias)

interface PlanNode {
  type: string
  table: string | undefined
  /** Prefix of its columns in conditions. */
  alias: string
  isInsert: boolean
  conditions: string[]
}

function nodesIn(value: unknown): PlanNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  const inner = entries.flatMap(([, one]) => nodesIn(one))
  const texts = new Map(
    entries.flatMap(([name, one]) => (typeof one === 'string' ? [[name, one]] : [])),
  )
  const type = texts.get('Node Type')
  if (type === undefined) return inner
  const table = texts.get('Relation Name')
  const conditions = [...texts].flatMap(([name, one]) => (/Cond|Filter/.test(name) ? [one] : []))
  const isInsert = texts.get('Operation') === 'Insert'
  return [...inner, { type, table, alias: texts.get('Alias') ?? '', isInsert, conditions }]
}
