import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Database } from '#platform/database/database.ts'
import type { BlobStore } from './blob-store.ts'
import { adoptFolderId, findFolderId, latestClaimedKeys } from './folder-id.repository.ts'
import { filesFolder, folderStore } from './folder-store.ts'

const sample = 20
const idFile = (root: string) => join(root, 'penyimpanan.id')

async function readId(root: string): Promise<string | undefined> {
  try {
    return (await readFile(idFile(root), 'utf8')).trim() || undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Writes the id with an atomic link, so that a second server reads the complete id of the first. */
export async function writeId(root: string, id: string = randomUUID()): Promise<void> {
  // Use the id in the draft name, because a server on another machine may have the same pid.
  const draft = `${idFile(root)}.${randomUUID()}`
  await mkdir(root, { recursive: true, mode: 0o700 })
  await writeFile(draft, `${id}\n`)
  try {
    await link(draft, idFile(root))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
}

export async function isEmpty(store: BlobStore): Promise<boolean> {
  for await (const _ of store.list()) return false
  return true
}

/**
 * Checks, before database and folder share an id, that the folder contains files of the database or that both are
 * empty.
 */
async function fitTogether(db: Database, store: BlobStore): Promise<boolean> {
  const keys = await latestClaimedKeys(db, sample)
  if (keys.length === 0) return isEmpty(store)
  return (await Promise.all(keys.map((key) => store.exists(key)))).includes(true)
}

const refusal = (root: string) =>
  `The file folder ${root} does not belong to this database, so the server does not start.\n` +
  'All servers of one database share one folder: set DATA_DIR to that folder. ' +
  'After a restore, take folder and database from the same backup. ' +
  'To start with a new database, use a new DATA_DIR.'

export async function refuseForeignFolder(db: Database, dataDir: string): Promise<void> {
  const root = resolve(filesFolder(dataDir))
  const [here, there] = [await readId(root), await findFolderId(db)]
  if (there === undefined || here === there) return
  const byHand = here === undefined ? `\nIf this is the right folder: echo ${there} > '${idFile(root)}'` : ''
  throw new Error(refusal(root) + byHand)
}

/**
 * Gives database and file folder a common id. With a wrong folder, a server would not find half of the files, and its
 * sweep would delete files that another database still needs.
 */
export async function tieFolder(db: Database, dataDir: string): Promise<void> {
  const root = resolve(filesFolder(dataDir))
  if ((await findFolderId(db)) === undefined) {
    if (!(await fitTogether(db, folderStore(join(root, 'isi'))))) throw new Error(refusal(root))
    if ((await readId(root)) === undefined) await writeId(root)
    await adoptFolderId(db, (await readId(root)) ?? '')
  }
  await refuseForeignFolder(db, dataDir)
}
