// Finds problems that would stop the start, before the installation. Plain JavaScript for Node 20.
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { runOrLeave } from './process-group.mjs'

export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/**
 * Tries to listen on a port.
 * @param {string} host @param {number} port @returns {Promise<string | undefined>} the reason of a failure
 */
function tryPort(host, port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (/** @type {NodeJS.ErrnoException} */ { code, message }) => resolve(code ?? message))
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}

/**
 * Finds a port that is in use. The configuration check reports an invalid port.
 * @param {Record<string, string | undefined>} env
 */
export async function findTakenPort({ HOST, PORT, METRICS_HOST, METRICS_PORT }) {
  const wanted = /** @type {const} */ ([
    ['PORT', HOST || '127.0.0.1', PORT || '3000'],
    ['METRICS_PORT', METRICS_HOST || '127.0.0.1', METRICS_PORT || '0'],
  ])
  for (const [name, host, text] of wanted) {
    const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
    const fault = port > 0 && port < 65_536 ? await tryPort(host, port) : undefined
    if (fault === 'EADDRINUSE')
      return `Another program already uses port ${port}. Stop that program or choose another port: ${name}=${port + 1} npm start`
    if (fault === 'EACCES')
      return `This user may not listen on port ${port} (${name}). Choose a port above 1023.`
  }
  return undefined
}

/** @param {string} folder @returns {string | undefined} */
function whyNotWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true })
    rmSync(mkdtempSync(join(folder, '.portal-')), { recursive: true })
    return undefined
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code ?? 'error'
  }
}

/**
 * Checks the data folder once, because the database and the file store would both fail on it.
 * @param {string} root @param {Record<string, string | undefined>} env
 */
export function findClosedData(root, { DATA_DIR }) {
  const folder = resolve(root, DATA_DIR || 'var')
  const closed = whyNotWritable(folder)
  if (!closed) return undefined
  return `The data folder ${folder} is not writable (${closed}). Grant write access, or set DATA_DIR to another folder.`
}

/**
 * Checks write access early. npm would fail only after minutes and with an unclear message.
 * @param {string} root @param {Record<string, string | undefined>} env
 */
export function findClosedFolder(root, env) {
  const project = whyNotWritable(root)
  if (project) return `The folder ${root} is not writable (${project}). Grant write access, then try again.`
  const cache = env.npm_config_cache || join(homedir(), '.npm')
  const contents = join(cache, '_cacache')
  const closed = whyNotWritable(cache) ?? (existsSync(contents) ? whyNotWritable(contents) : undefined)
  if (!closed) return undefined
  return (
    `The npm cache folder ${cache} is not writable (${closed}). ` +
    'Grant write access, or choose another folder: npm_config_cache=/tmp/npm-cache npm start'
  )
}

const unreachable =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR|UNABLE_TO_\w+|SELF_SIGNED_\w+|CERT_\w+|DEPTH_ZERO_\w+)\b|network timeout/i
const seconds = 8

/**
 * Checks the registry with `npm ping`, because npm knows proxies and certificates. Any response counts as reachable.
 * @param {string} root
 */
export async function findRegistryFault(root) {
  let said = ''
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(), seconds * 1000)
  const code = await runOrLeave(
    npm,
    ['ping', '--fetch-retries=0', `--fetch-timeout=${(seconds - 2) * 1000}`],
    {
      cwd: root,
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: over.signal,
      onOutput: (text) => {
        said += text
      },
    },
  )
  clearTimeout(timer)
  if (over.signal.aborted) return `no response within ${seconds} s`
  return code === 0 ? undefined : said.match(unreachable)?.[0]
}
