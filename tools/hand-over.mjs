// Plain JavaScript for Node 20. It installs missing packages and runs a TypeScript file with the pinned Node.
import { delimiter, dirname, join } from 'node:path'
import { install, root } from './install.mjs'
import { serverFlags } from './node-flags.mjs'
import { findClosedData, findTakenPort } from './preflight.mjs'
import { runGroup } from './process-group.mjs'

/** @param {string} script @param {{ listens?: boolean }} [options] */
export async function handOver(script, { listens = false } = {}) {
  const fault = listens
    ? ((await findTakenPort(process.env)) ?? findClosedData(root, process.env))
    : undefined
  if (fault) {
    console.error(fault)
    process.exitCode = 1
    return
  }
  const node = await install()
  // Tools that start by name must find the pinned Node, not the system's Node.
  const PATH = [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  // The compile cache cuts load time by a third. Without write access Node continues without a cache.
  const NODE_COMPILE_CACHE =
    process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/portal-compile')
  const { code } = await runGroup(
    node,
    [...(listens ? serverFlags : []), join(root, script), ...process.argv.slice(2)],
    {
      cwd: root,
      env: { ...process.env, PATH, NODE_COMPILE_CACHE },
    },
  )
  process.exitCode = code
}
