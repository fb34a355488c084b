import { runSimulator } from './server.ts'

const { env } = process

/** Starts the simulator. If another program uses the port, the simulator takes any free port and prints it. */
async function run() {
  const setelan = {
    ...(env.OSS_SIM_DATA ? { folder: env.OSS_SIM_DATA } : {}),
    portalUrl: env.OSS_SIM_PORTAL ?? 'http://127.0.0.1:3000',
    userKey: env.OSS_USER_KEY ?? 'kunci-simulator',
    namaMasuk: env.OSS_INBOUND_USER ?? 'simoss',
    sandiMasuk: env.OSS_INBOUND_PASSWORD ?? 'simrahasia',
    adopsi: env.OSS_SIM_ADOPSI !== '0',
    jedaFileDs: 2000,
  }
  const port = Number(env.OSS_SIM_PORT ?? 3001)
  try {
    return await runSimulator(setelan, { port })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || env.OSS_SIM_PORT) throw error
    return runSimulator(setelan)
  }
}

const berjalan = await run()
process.send?.({ url: berjalan.url })
process.stdout.write(`› The OSS simulator is ready at ${berjalan.url}\n`)

let berhenti = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
  process.on(signal, () => {
    if (berhenti) return
    berhenti = true
    void berjalan.close().then(() => process.exit(0))
  })
}
