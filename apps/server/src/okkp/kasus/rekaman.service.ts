import type { RekamanKasus } from '@portal/domain/okkp/rekaman-kasus/rekaman-kasus.contract'
import { notFound } from '@portal/domain/platform/errors'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import type { Actor } from '#platform/actor.ts'
import type { FileView } from '#platform/files/files.ts'
import type { Platform } from '#platform/platform.ts'
import { kasusList } from './kasus.repository.ts'
import * as repository from './rekaman.repository.ts'

/** Returns the linked records of a case. The case decides who may read them, not the lists that they stand in. */
export async function readRekaman(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  id: number,
): Promise<RekamanKasus> {
  if (!(await kasusList.find(db, { scope: scopeOf(actor), today: '' }, id))) throw notFound('Kasus')
  const [uji, rapid, pengawasan] = await Promise.all([
    repository.listRekamanUji(db, id),
    repository.listRekamanRapid(db, id),
    repository.listRekamanPengawasan(db, id),
  ])
  return { uji, rapid, pengawasan }
}

/** Opens a file of a linked record: a laboratory report, a photo, or what a supervision has attached. */
export async function openBerkas(
  platform: Platform,
  actor: Actor,
  { id, path }: { id: number; path: string },
): Promise<FileView> {
  const { uji, rapid, pengawasan } = await readRekaman(platform, actor, id)
  const linked = [
    ...uji.map(({ lhu }) => lhu),
    ...rapid.map(({ foto }) => foto),
    ...pengawasan.flatMap(({ lampiran }) => lampiran),
  ]
  if (!linked.includes(path)) throw notFound('Berkas')
  return platform.files.get(path)
}
