import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { throwAwayParent } from './throw-away.ts'

const checks = join(import.meta.dirname, '../../../../checks/s3')

export interface TestS3 {
  /** The folder in which the S3 server keeps objects. */
  folder: string
  address: string
  settings: typeof settings & { FILES_S3_ENDPOINT: string }
  /** The same as environment variables. */
  env: Record<string, string>
  /** Path of the content of an uploaded file, in the folder of the S3 server. */
  placeOf(key: string): string
  stop(): Promise<void>
  start(): Promise<void>
  /** The server accepts connections but says nothing, until `wake`. */
  hush(): void
  wake(): void
  /** Sends a message to the process, for what `flags` loaded into it. */
  tell(message: object): void
  close(): Promise<void>
}

const settings = {
  FILES_STORE: 's3',
  FILES_S3_BUCKET: 'uji',
  FILES_S3_REGION: 'us-east-1',
  FILES_S3_KEY: 'S3RVER',
  FILES_S3_SECRET: 'S3RVER',
  FILES_S3_TIMEOUT_SECONDS: 5,
} as const

const envOf = (given: object) =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]))

/** Starts an S3 server on loopback, as a process of its own that a test can stop or freeze. `flags` are for Node.js. */
export async function startS3(flags: readonly string[] = [], env = process.env): Promise<TestS3> {
  if (!existsSync(join(checks, 'node_modules')))
    throw new Error('The S3 server for tests is not installed. Run: npx node tools/install-checks.ts s3')
  const folder = await mkdtemp(join(throwAwayParent(), 'portal-s3-'))
  let child: ChildProcess | undefined
  let port = '0'
  const start = async () => {
    // s3rver encrypts the continuation tokens of lists with RC4.
    child = spawn(process.execPath, ['--openssl-legacy-provider', ...flags, 'serve.ts', folder, port], {
      cwd: checks,
      env,
      stdio: ['pipe', 'pipe', 'inherit', 'ipc'],
    })
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`The S3 server for tests ended with code ${code}.`)
    })
    const [said] = await Promise.race([once(child.stdout ?? child, 'data'), ended])
    ended.catch(() => undefined)
    port = String(said).trim()
  }
  const stop = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  await start()
  const address = `http://127.0.0.1:${port}`
  return {
    folder,
    address,
    settings: { ...settings, FILES_S3_ENDPOINT: address },
    env: { ...envOf(settings), FILES_S3_ENDPOINT: address },
    placeOf: (key) => join(folder, 'uji/berkas', `${key}._S3rver_object`),
    stop,
    start,
    hush: () => child?.kill('SIGSTOP'),
    wake: () => child?.kill('SIGCONT'),
    tell: (message) => child?.send(message),
    async close() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
