import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { newFileKey } from '../file-key.ts'
import { tieFolder } from './folder-id.ts'

const database = useTestDatabase()
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-uji-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))
afterEach(async () => {
  await database.db.deleteFrom('platform.penyimpanan').execute()
  await database.db.deleteFrom('platform.berkas').execute()
})

const refused = 'does not belong to this database'
const tie = (name: string) => tieFolder(database.db, join(folder, name))
const idOf = (name: string) => readFile(join(folder, name, 'berkas/penyimpanan.id'), 'utf8')

/** Creates a file row, and its content in the named folder if one is given. */
async function store(name?: string): Promise<string> {
  const kunci = newFileKey('pdf')
  await database.db
    .insertInto('platform.berkas')
    .values({ kunci, nama_asli: 'a.pdf', jenis: 'pdf', ukuran: 1, sha256: '-', diklaim: new Date() })
    .execute()
  if (name) await put(name, kunci)
  return kunci
}
async function put(name: string, kunci: string): Promise<void> {
  const place = join(folder, name, 'berkas/isi', kunci.slice(0, 2))
  await mkdir(place, { recursive: true })
  await writeFile(join(place, kunci), 'x')
}

test('the first start ties the two, later ones find them tied, and another folder is refused', async () => {
  await tie('satu')
  const id = await idOf('satu')
  await tie('satu')
  expect(await idOf('satu')).toBe(id)
  await expect(tie('dua')).rejects.toThrow(refused)
  await expect(tie('dua')).rejects.toThrow(
    `echo ${id.trim()} > '${join(folder, 'dua/berkas/penyimpanan.id')}'`,
  )
  await mkdir(join(folder, 'dua/berkas'), { recursive: true })
  await writeFile(join(folder, 'dua/berkas/penyimpanan.id'), id)
  await tie('dua')
})

test('servers that start side by side on one folder agree', async () => {
  await Promise.all(Array.from({ length: 5 }, () => tie('bersama')))
  await tie('bersama')
})

test('an installation from before takes the id up, in the folder that holds its files and in no other', async () => {
  await store('lama')
  await store()
  await expect(tie('kosong')).rejects.toThrow(refused)
  await tie('lama')
  await tie('lama')
  await expect(tie('kosong')).rejects.toThrow(refused)
})

test('a new database does not take over a folder with files of another, but an empty one', async () => {
  await tie('terpakai')
  await put('terpakai', newFileKey('pdf'))
  await database.db.deleteFrom('platform.penyimpanan').execute()
  await expect(tie('terpakai')).rejects.toThrow(refused)
  await rm(join(folder, 'terpakai/berkas/isi'), { recursive: true })
  await tie('terpakai')
})

test('what comes back from a backup fits, wherever it lies', async () => {
  await store('asal')
  await tie('asal')
  await cp(join(folder, 'asal'), join(folder, 'pulih'), { recursive: true })
  await tie('pulih')
  // A dump from before folder ids, with its own files.
  await database.db.deleteFrom('platform.penyimpanan').execute()
  await tie('pulih')
})
