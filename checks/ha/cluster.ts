import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import pg from 'pg'
import { provideProgram, runAs } from '../../tools/debian-postgres.ts'
import { freePort } from '../portal.ts'
import { fillSample } from '../sample.ts'

const address = '127.0.0.1'
const passwords = { superuser: 'sandi-superuser', replication: 'sandi-replikasi', portal: 'sandi-portal' }

function makeFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  if (runAs) chownSync(path, runAs.uid, runAs.gid)
  return path
}

const started = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of started) child.kill('SIGKILL')
})

function start(
  program: string,
  args: string[],
  folder: string,
  env: Record<string, string> = {},
): ChildProcess {
  const show = process.env.SHOW_HA_LOG ? 'inherit' : 'ignore'
  const child = spawn(program, args, {
    ...runAs,
    cwd: '/',
    env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C.UTF-8', ...env },
    stdio: ['ignore', show, show],
  })
  started.add(child)
  child.once('exit', () => started.delete(child))
  return child
}

async function endOf(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await ended
}

/** Waits until this becomes true. */
export async function until(
  what: string,
  isTrue: () => boolean | Promise<boolean>,
  limitMs = 120_000,
): Promise<void> {
  const begun = performance.now()
  for (;;) {
    if (await isTrue()) return
    if (performance.now() - begun > limitMs) throw new Error(`Not within ${limitMs / 1000} s: ${what}`)
    await pause(100)
  }
}

const machineNames = ['node1', 'node2', 'node3']

type Ports = Record<'postgres' | 'patroni' | 'etcd' | 'etcdPeer', number>

/** One machine of the cluster: a member of etcd, Patroni and its PostgreSQL. */
export class Node {
  readonly name: string
  readonly port: number
  readonly apiPort: number
  readonly folder: string
  readonly patroniSettings: string
  /** The portal's address of this PostgreSQL, without HAProxy. */
  readonly url: string
  /** The environment of Patroni and its PostgreSQL. */
  env: Record<string, string> = {}
  readonly #etcdSettings: Record<string, string>
  #patroni: ChildProcess | undefined
  #etcd: ChildProcess | undefined

  constructor(name: string, all: Record<string, Ports>, folder: string) {
    const ports = all[name]
    if (!ports) throw new Error(`No ports for ${name}.`)
    this.name = name
    this.port = ports.postgres
    this.apiPort = ports.patroni
    this.url = `postgres://portal:${passwords.portal}@${address}:${this.port}/portal`
    this.folder = makeFolder(join(folder, name))
    const machines = Object.entries(all)
    const values = {
      NODE: name,
      ADDRESS: address,
      API_PORT: this.apiPort,
      PG_PORT: this.port,
      ETCD_PORT: ports.etcd,
      ETCD_PEER_PORT: ports.etcdPeer,
      ETCD_DATA_DIR: makeFolder(join(this.folder, 'etcd')),
      ETCD_MEMBERS: machines
        .map(([other, { etcdPeer }]) => `${other}=http://${address}:${etcdPeer}`)
        .join(','),
      ETCD_HOSTS: machines.map(([, { etcd }]) => `${address}:${etcd}`).join(','),
      DATA_DIR: this.folder,
      NETWORK: `${address}/32`,
      SUPERUSER_PASSWORD: passwords.superuser,
      REPLICATION_PASSWORD: passwords.replication,
      WATCHDOG: 'off',
    }
    this.patroniSettings = join(this.folder, 'patroni.yml')
    writeFileSync(this.patroniSettings, fillSample('ha/patroni.yml', values), { mode: 0o644 })
    this.#etcdSettings = parseEnv(fillSample('ha/etcd', values)) as Record<string, string>
  }

  startEtcd(): void {
    const program = provideProgram('/usr/bin/etcd', 'etcd-server')
    this.#etcd = start(program, ['--log-level', 'error'], this.folder, this.#etcdSettings)
  }

  async hasQuorum(): Promise<boolean> {
    const answer = await fetch(`${this.#etcdSettings.ETCD_LISTEN_CLIENT_URLS}/health`).catch(() => undefined)
    return answer?.ok === true
  }

  startPatroni(): void {
    const program = provideProgram('/usr/bin/patroni', 'patroni')
    this.#patroni = start(program, [this.patroniSettings], this.folder, this.env)
  }

  /** Starts the machine again after its death. */
  startMachine(): void {
    this.startEtcd()
    this.startPatroni()
  }

  /** The role that Patroni gives this node now. */
  async is(role: 'primary' | 'replica' | 'synchronous'): Promise<boolean> {
    const answer = await fetch(`http://${address}:${this.apiPort}/${role}`, {
      method: 'OPTIONS',
      signal: AbortSignal.timeout(2000),
    }).catch(() => undefined)
    return answer?.status === 200
  }

  /** Processes of PostgreSQL on this node: the main process first. */
  processes(): number[] {
    const file = join(this.folder, 'data/postmaster.pid')
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
    return [pid, ...children.split(' ').filter(Boolean).map(Number)]
  }

  killPostgres(): void {
    for (const pid of this.processes()) process.kill(pid, 'SIGKILL')
  }

  /** Ends everything on this node at once, as a loss of power does. */
  async killMachine(): Promise<void> {
    const pids = this.processes()
    const dead = [this.#patroni, this.#etcd].map((child) => child && endOf(child, 'SIGKILL'))
    for (const pid of pids) process.kill(pid, 'SIGKILL')
    await Promise.all(dead)
  }

  signalPostgres(signal: 'SIGSTOP' | 'SIGCONT'): void {
    for (const pid of this.processes()) process.kill(pid, signal)
  }

  async stopPatroni(): Promise<void> {
    if (this.#patroni) await endOf(this.#patroni, 'SIGTERM')
  }

  async stopEtcd(): Promise<void> {
    if (this.#etcd) await endOf(this.#etcd, 'SIGKILL')
  }
}

export interface HaCluster {
  /** The superuser, through HAProxy. */
  adminUrl: string
  /** The primary, through HAProxy. */
  url: string
  standbyUrl: string
  nodes: readonly Node[]
  primary(): Promise<Node>
  /** Waits until all nodes take part again and one of them confirms commits. */
  whole(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts three machines with etcd and Patroni, and HAProxy, with the files of deploy/ha. `prepare` gives a machine what
 * it needs before its Patroni starts.
 */
export async function startHaCluster(folder: string, prepare = (_: Node) => {}): Promise<HaCluster> {
  provideProgram('/usr/lib/postgresql/15/bin/postgres', 'postgresql-15')
  provideProgram('/usr/lib/python3/dist-packages/etcd', 'python3-etcd')
  const haproxy = provideProgram('/usr/sbin/haproxy', 'haproxy')
  const ports: Record<string, Ports> = {}
  for (const name of machineNames)
    ports[name] = {
      postgres: await freePort(),
      patroni: await freePort(),
      etcd: await freePort(),
      etcdPeer: await freePort(),
    }
  const nodes = machineNames.map((name) => new Node(name, ports, folder))
  for (const node of nodes) prepare(node)
  for (const node of nodes) node.startEtcd()
  for (const node of nodes) await until('etcd answers', () => node.hasQuorum())
  const [first] = nodes
  first?.startPatroni()
  await until('the first node is primary', async () => (await first?.is('primary')) === true)
  for (const node of nodes.slice(1)) node.startPatroni()

  const [primaryPort, standbyPort] = [await freePort(), await freePort()]
  const proxySettings = join(folder, 'haproxy.cfg')
  const values: Record<string, string | number> = {
    ADDRESS: address,
    PRIMARY_PORT: primaryPort,
    STANDBY_PORT: standbyPort,
  }
  for (const { name, port, apiPort } of nodes) {
    values[name.toUpperCase()] = `${address}:${port}`
    values[`${name.toUpperCase()}_API`] = apiPort
  }
  writeFileSync(proxySettings, fillSample('ha/haproxy.cfg', values), { mode: 0o644 })
  const proxy = start(haproxy, ['-db', '-f', proxySettings], folder)

  const cluster: HaCluster = {
    adminUrl: `postgres://postgres:${passwords.superuser}@${address}:${primaryPort}/postgres`,
    url: `postgres://portal:${passwords.portal}@${address}:${primaryPort}/portal`,
    standbyUrl: `postgres://portal:${passwords.portal}@${address}:${standbyPort}/portal`,
    nodes,
    async primary() {
      for (const node of nodes) if (await node.is('primary')) return node
      throw new Error('No node is primary.')
    },
    async whole() {
      for (const node of nodes) await until('etcd has all its members', () => node.hasQuorum())
      await until('two standbys follow, one of them synchronously', async () => {
        const roles = await Promise.all(nodes.map((node) => node.is('replica')))
        const confirming = await Promise.all(nodes.map((node) => node.is('synchronous')))
        return roles.filter(Boolean).length === 2 && confirming.includes(true)
      })
    },
    async stop() {
      await endOf(proxy, 'SIGKILL')
      for (const node of nodes) await node.stopPatroni()
      for (const node of nodes) await node.stopEtcd()
    },
  }
  await cluster.whole()
  const admin = new pg.Client(cluster.adminUrl)
  await admin.connect()
  await admin.query(`create role portal login password '${passwords.portal}'`)
  await admin.query('create database portal owner portal')
  await admin.end()
  return cluster
}
