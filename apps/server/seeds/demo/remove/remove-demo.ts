import { sql } from 'kysely'
import { leafBatas, leafIzin, leafPeringatan } from '#okkp/index.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import { systemCaller } from '#platform/caller.ts'
import type { Database, Trx } from '#platform/database/database.ts'
import { eraseDeletedRows } from '#platform/transparansi/leaf.repository.ts'
import { type DemoOwners, findDemoOwners } from './akun-demo.ts'
import { beginMarking, deleteMarked, mark, markDependents, valuesOf } from './mark-and-delete.ts'

export interface Removal {
  /** User names of the demo accounts before the lock. */
  akun: string[]
  /** User names of other accounts that lost only the published password. */
  sandiDicabut: string[]
  /** Number of deleted rows per table. */
  baris: Record<string, number>
  /** Live accounts that do not belong to the demo data. */
  akunLain: { username: string; role: string }[]
}

/**
 * Tables whose records own uploaded files, with the prefix and the column that form the owner name in
 * `platform.berkas.rekaman`.
 */
const fileRecords = [
  ['psat.pengajuan', 'pengajuan/', 'id'],
  ['psat.draf', 'draf/', 'uuid'],
  ['akun.perusahaan', 'data-usaha/', 'id'],
  ['okkp.registrasi', 'registrasi/', 'id'],
  ['okkp.sdm', 'sdm/', 'id'],
  ['okkp.pengaduan', 'pengaduan/', 'id'],
  ['okkp.rapid_test', 'rapid-test/', 'id'],
  ['okkp.uji_lab', 'uji-lab/', 'id'],
  ['okkp.kasus', 'tindak-lanjut/', 'id'],
  ['pasar.pasar', 'pasar/', 'id'],
  ['pasar.profil', 'profil-pasar/', 'id'],
  ['pasar.sanitasi', 'sanitasi/', 'kode_group'],
  ['pasar.rapid_test', 'rapid-pasar/', 'id'],
  ['platform.impor', 'impor/', 'uuid'],
] as const

/**
 * Locks and renames the accounts, so that nobody can sign in with them. The audit trail keeps the original user names.
 */
async function lockAccounts(trx: Trx, akun: number[]): Promise<{ uuid: string; username: string }[]> {
  const { rows } = await sql<{ uuid: string; username: string }>`
    with lama as (select id, uuid, username from akun.pengguna where id = any (${akun}) order by id for update)
    update akun.pengguna p set username = 'demo-dikunci-' || p.id, nama = 'Akun demo ' || p.id, sandi_hash = null,
      email = null, no_telp = null, photo = null, perusahaan_id = null, aktif = false, totp_aktif = false,
      totp_rahasia = null, totp_langkah = null, diubah = now(), dihapus = coalesce(dihapus, now())
    from lama where p.id = lama.id returning lama.uuid, lama.username`.execute(trx)
  return rows
}

async function revokePasswords(trx: Trx, ids: number[]): Promise<string[]> {
  const rows = await trx
    .updateTable('akun.pengguna')
    .set({ sandi_hash: null, diubah: sql`now()` })
    .where(sql<boolean>`id = any (${ids})`)
    .returning('username')
    .execute()
  return rows.map(({ username }) => username)
}

async function endAccess(trx: Trx, { akun, bersandiDemo, perusahaan }: DemoOwners): Promise<void> {
  const ids = [...akun, ...bersandiDemo]
  await sql`update akun.sesi set diakhiri = now(), alasan_akhir = 'data demo dihapus'
    where diakhiri is null and pengguna_id = any (${ids})`.execute(trx)
  await sql`delete from akun.token_sekali where pengguna_id = any (${ids})
    or (guna = 'undangan' and (muatan ->> 'perusahaan_id')::bigint = any (${perusahaan}))`.execute(trx)
}

/** Tables of the records that open or join cases. */
const sumberKasus = [
  ['rapid_test', 'okkp.rapid_test'],
  ['rapid_pasar', 'pasar.rapid_test'],
  ['uji_lab', 'okkp.uji_lab'],
  ['pengawasan', 'okkp.pengawasan'],
  ['pengaduan', 'okkp.pengaduan'],
] as const

async function markRecords(trx: Trx, { akun, perusahaan }: DemoOwners): Promise<Map<string, number>> {
  await beginMarking(trx)
  await mark(trx, 'akun.perusahaan', sql`id = any (${perusahaan})`)
  await mark(trx, 'oss.izin', sql`nib in (select nib from akun.perusahaan where id = any (${perusahaan}))`)
  await mark(trx, 'psat.pengajuan', sql`id_pengguna = any (${akun})`)
  // Entries by people have an author. Only the demo seed adds manual registrations without `created_by`.
  await mark(
    trx,
    'okkp.registrasi',
    sql`created_by = any (${akun}) or (created_by is null and asal = 'manual')`,
  )
  await mark(trx, 'okkp.sdm', sql`created_by = any (${akun}) or created_by is null`)
  await mark(trx, 'okkp.penilaian', sql`created_by = any (${akun})`)
  await mark(trx, 'okkp.pengaduan', sql`contoh`)
  await mark(trx, 'okkp.peringatan', sql`created_by = any (${akun})`)
  for (const table of ['okkp.uji_lab', 'okkp.rapid_test', 'okkp.uji_mutu']) {
    await mark(trx, table, sql`created_by = any (${akun}) or (created_by is null and asal = 'manual')`)
  }
  const saringan = await valuesOf(trx, 'okkp.rapid_test', 'id')
  await mark(trx, 'okkp.kasus', sql`asal = 'rapid_test' and asal_id = any (${saringan}::bigint[])`)
  await mark(trx, 'pasar.pasar', sql`created_by = any (${akun}) or created_by is null`)
  await mark(trx, 'pasar.profil', sql`created_by = any (${akun}) or created_by is null`)
  await mark(
    trx,
    'pasar.rapid_test',
    sql`created_by = any (${akun}) or (created_by is null and asal = 'manual')`,
  )
  await mark(trx, 'akun.wakil', sql`pengguna_id = any (${akun}) or wakil_id = any (${akun})`)
  await mark(trx, 'platform.impor', sql`pembuat_id = any (${akun})`)
  await mark(trx, 'platform.ekspor', sql`pembuat_id = any (${akun})`)
  await markDependents(trx)
  // The removal of a market also marks its tests. No foreign key leads from a test to its case, so this statement marks
  // the cases.
  const uji = await valuesOf(trx, 'pasar.rapid_test', 'id')
  await mark(trx, 'okkp.kasus', sql`asal = 'rapid_pasar' and asal_id = any (${uji}::bigint[])`)
  for (const [asal, table] of sumberKasus) {
    const ids = await valuesOf(trx, table, 'id')
    await mark(trx, 'okkp.kasus', sql`asal = ${asal} and asal_id = any (${ids}::bigint[])`)
    await mark(trx, 'okkp.kasus_sumber', sql`asal = ${asal} and asal_id = any (${ids}::bigint[])`)
  }
  const files = await valuesOf(trx, 'psat.pengajuan', 'id')
  await mark(trx, 'akun.notifikasi', sql`id_pengguna = any (${akun}) or id_pengajuan = any (${files})`)
  return markDependents(trx)
}

/** Deletes the rows of the files. The next sweep deletes the contents, as for any file without a row. */
async function deleteFiles(trx: Trx, owners: string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from platform.berkas where rekaman = any (${owners})`.execute(trx)
  return Number(numAffectedRows)
}

/** Releases reserved numbers. A reservation names its owner in the same format as a file. */
async function releaseNumbers(trx: Trx, owners: string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from okkp.nomor_dipesan where pemilik = any (${owners})`.execute(trx)
  return Number(numAffectedRows)
}

/** Resets tariffs that have no audit entry to zero, because only the demo seed sets a tariff without one. */
async function resetTarif(trx: Trx): Promise<void> {
  await sql`update psat.tarif set nominal = 0, diubah = now() where nominal > 0 and not exists (
    select 1 from platform.jejak_audit where rekaman = 'tarif/' || audit_type || '-' || jenis_pengajuan)`.execute(
    trx,
  )
}

class OnlyLooking extends Error {}

async function remove(trx: Trx, owners: DemoOwners): Promise<Removal> {
  const locked = await lockAccounts(trx, owners.akun)
  const sandiDicabut = await revokePasswords(trx, owners.bersandiDemo)
  await endAccess(trx, owners)
  const baris = Object.fromEntries(await markRecords(trx, owners))
  const names = locked.map(({ uuid }) => `pengguna/${uuid}`)
  for (const [table, prefix, column] of fileRecords)
    names.push(...(await valuesOf(trx, table, column)).map((value) => prefix + value))
  await deleteMarked(trx)
  // A supplier row has no author, so the removal deletes every supplier that no trader and no test refers to.
  await sql`delete from pasar.pemasok s where not exists (select from pasar.pasokan p where p.pemasok_id = s.id)
    and not exists (select from pasar.rapid_test u where u.pemasok_id = s.id)`.execute(trx)
  const berkas = await deleteFiles(trx, names)
  if (berkas > 0) baris['platform.berkas'] = berkas
  const nomor = await releaseNumbers(trx, names)
  if (nomor > 0) baris['okkp.nomor_dipesan'] = nomor
  await resetTarif(trx)
  for (const source of [leafIzin, leafPeringatan, leafBatas]) await eraseDeletedRows(trx, source)
  await sql`delete from platform.langkah_awal where nama like 'demo/%'`.execute(trx)
  const akunLain = await trx
    .selectFrom('akun.pengguna')
    .select(['username', 'role'])
    .where('dihapus', 'is', null)
    .orderBy('username')
    .execute()
  return { akun: locked.map(({ username }) => username), sandiDicabut, baris, akunLain }
}

/**
 * Removes the demo data in one transaction. `onlyLook` runs the whole removal and rolls it back, so that the dry run
 * reports the exact result.
 */
export async function removeDemo(db: Database, { onlyLook = false } = {}): Promise<Removal> {
  const owners = await findDemoOwners(db)
  let removal: Removal | undefined
  try {
    await db.transaction().execute(async (trx) => {
      removal = await remove(trx, owners)
      if (onlyLook) throw new OnlyLooking()
      const { akunLain: _, ...after } = removal
      await recordAudit(trx, systemCaller('demo.hapus'), { record: 'demo/semua', after })
    })
  } catch (error) {
    if (!(error instanceof OnlyLooking)) throw error
  }
  if (!removal) throw new Error('The demo data was not removed')
  return removal
}
