import type { KeadaanKunci, KunciKode } from '@portal/domain/platform/kode-mandiri/kunci'
import { kunciKode } from '@portal/domain/platform/kode-mandiri/kunci.schema'
import type { Executor } from '#platform/database/database.ts'
import type { CodeKey } from './key-file.ts'

function kunciRows(db: Executor) {
  return db.selectFrom('platform.kunci_kode').select(['kid', 'x', 'y', 'keadaan'])
}

export async function listKunci(db: Executor): Promise<KunciKode[]> {
  return kunciKode.array().parse(await kunciRows(db).orderBy('dibuat').orderBy('kid').execute())
}

export async function findKunci(db: Executor, kid: string): Promise<KunciKode | undefined> {
  const row = await kunciRows(db).where('kid', '=', kid).executeTakeFirst()
  return row && kunciKode.parse(row)
}

/** Registers a key as active. A known key keeps its state. */
export async function registerKunci(db: Executor, { kid, x, y }: CodeKey, at: Date): Promise<void> {
  await db
    .insertInto('platform.kunci_kode')
    .values({ kid, x, y, dibuat: at, diubah: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function setKeadaan(db: Executor, kid: string, keadaan: KeadaanKunci, at: Date): Promise<void> {
  await db.updateTable('platform.kunci_kode').set({ keadaan, diubah: at }).where('kid', '=', kid).execute()
}
