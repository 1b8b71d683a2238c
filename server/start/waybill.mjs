#!/usr/bin/env node
// The command `waybill` of a packed Waybill: everything is built, so nothing is installed or compiled. Without
// arguments it starts the server; `waybill admin`, `backup`, `restore` and `import-postcodes` are its commands.
import { adviseOnNode, checkNode } from './check-node.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'

checkNode()
const isServer = process.argv.length === 2
if (isServer) {
  adviseOnNode()
  stopWithNpm()
}
const main = isServer ? '../../dist/server/main.js' : '../../dist/cli/main.js'
await import(new URL(main, import.meta.url).href)
