import type { Sertifikat } from '@portal/domain/psat/sertifikat/sertifikat'
import { type Insertable, sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { PsatSertifikat } from '#platform/database/schema.gen.ts'

export interface SertifikatRow {
  terbitan: number
  nomor: string
  kode_verifikasi: string
  registrasi_id: number
  data: Sertifikat
  berkas: string
  terbit: string
  berlaku_sampai: string
  alasan: string | null
}

function sertifikatRows(db: Executor) {
  return db
    .selectFrom('psat.sertifikat')
    .select([
      'terbitan',
      'nomor',
      'kode_verifikasi',
      'registrasi_id',
      'data',
      'berkas',
      'terbit',
      'berlaku_sampai',
      'alasan',
    ])
    .$castTo<SertifikatRow>()
}

export function listSertifikat(db: Executor, pengajuanId: number): Promise<SertifikatRow[]> {
  return sertifikatRows(db).where('pengajuan_id', '=', pengajuanId).orderBy('terbitan', 'desc').execute()
}

/** Returns the last print of the permit with this registry entry. */
export function findByRegistrasi(db: Executor, registrasiId: number): Promise<SertifikatRow | undefined> {
  return sertifikatRows(db)
    .where('registrasi_id', '=', registrasiId)
    .orderBy('terbitan', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Returns the file of the last print for each of these registry entries. */
export async function listBerkasOf(
  db: Executor,
  registrasiIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('psat.sertifikat')
    .select(['registrasi_id', 'berkas'])
    .where('registrasi_id', 'in', [...registrasiIds, -1])
    .orderBy('terbitan')
    .execute()
  return new Map(rows.map(({ registrasi_id, berkas }) => [registrasi_id, berkas]))
}

export async function insertSertifikat(
  trx: Trx,
  { data, ...row }: Omit<Insertable<PsatSertifikat>, 'data'> & { data: Sertifikat },
): Promise<void> {
  await trx
    .insertInto('psat.sertifikat')
    .values({ ...row, data: JSON.stringify(data) })
    .execute()
}

/** Returns the last signer, who is the default for the next certificate. */
export async function lastPenandatangan(db: Executor): Promise<Sertifikat['penandatangan'] | undefined> {
  const row = await sertifikatRows(db).orderBy('id', 'desc').limit(1).executeTakeFirst()
  return row?.data.penandatangan
}

/** Creates a verification code. The certificate prints the code, so the code must exist before the registry entry. */
export async function newKodeVerifikasi(db: Executor): Promise<string> {
  const { rows } = await sql<{ kode: string }>`select okkp.kode_verifikasi_baru() as kode`.execute(db)
  return rows[0]?.kode ?? ''
}

export async function findRegistrasiOfFile(db: Executor, kunci: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('psat.sertifikat')
    .select('registrasi_id')
    .where('berkas', '=', kunci)
    .executeTakeFirst()
  return row?.registrasi_id
}
