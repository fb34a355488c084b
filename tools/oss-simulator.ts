import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { root } from './step.ts'

/** What the portal of a demonstration is told of the simulator. */
const demoKeys = {
  OSS_USER_KEY: 'kunci-simulator',
  OSS_INBOUND_USER: 'simoss',
  OSS_INBOUND_PASSWORD: 'simrahasia',
}

/**
 * A demonstration has an OSS of its own, in a process of its own; a portal that is told of another one, or of none
 * (`OSS_URL=` left empty), gets what it is told. It ends with us.
 */
export async function startSimulator(
  env: NodeJS.ProcessEnv = process.env,
): Promise<ChildProcess | undefined> {
  if ((env.PORTAL_MODE ?? 'demo') !== 'demo' || env.OSS_URL !== undefined) return undefined
  const portal = env.PUBLIC_URL ?? `http://127.0.0.1:${env.PORT ?? 3000}`
  const child = fork(join(root, 'apps/oss-simulator/src/main.ts'), {
    env: {
      ...env,
      ...demoKeys,
      OSS_SIM_PORTAL: portal,
      OSS_SIM_DATA: join(env.DATA_DIR ?? join(root, 'var'), 'oss-simulator'),
    },
    // The flags of the server are the server's.
    execArgv: [],
  })
  process.on('exit', () => child.kill())
  const url = await new Promise<string | undefined>((resolve) => {
    child.once('message', (message: { url: string }) => resolve(message.url))
    child.once('exit', () => resolve(undefined))
  })
  if (!url) {
    console.error('› Simulator OSS tidak dapat dimulai; portal berjalan tanpa OSS.')
    return undefined
  }
  Object.assign(env, demoKeys, { OSS_URL: url, OSS_ENTRY_URL: url })
  return child
}
