import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { root } from './step.ts'

const demoKeys = {
  OSS_USER_KEY: 'kunci-simulator',
  OSS_INBOUND_USER: 'simoss',
  OSS_INBOUND_PASSWORD: 'simrahasia',
}

/**
 * Starts the OSS simulator of the demo in a child process, which ends with this process. If OSS_URL is set (even
 * empty), the portal uses that value and no simulator starts.
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
    // The Node flags are only for the server.
    execArgv: [],
  })
  process.on('exit', () => child.kill())
  const url = await new Promise<string | undefined>((resolve) => {
    child.once('message', (message: { url: string }) => resolve(message.url))
    child.once('exit', () => resolve(undefined))
  })
  if (!url) {
    console.error('› The OSS simulator could not start. The portal runs without OSS.')
    return undefined
  }
  Object.assign(env, demoKeys, { OSS_URL: url, OSS_ENTRY_URL: url })
  return child
}
