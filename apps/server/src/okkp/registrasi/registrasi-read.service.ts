import type {
  detailRegistrasi,
  expiringRegistrasi,
  historyRegistrasi,
  listRegistrasi,
  listRegistrasiPublik,
  verifyRegistrasi,
} from '@portal/domain/okkp/registrasi/registrasi.contract'
import { refuseForeignFilter } from '@portal/domain/okkp/registrasi/registrasi.policy'
import type { RegistrasiPublik } from '@portal/domain/okkp/registrasi/registrasi.schema'
import type { Query, Result } from '@portal/domain/platform/contract'
import { AppError, notFound } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import { formatKey } from '@portal/domain/platform/transparansi/note'
import { type BuktiIzin, entriLog } from '@portal/domain/platform/transparansi/transparansi.contract'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { readAlamatQr } from '#okkp/kode-mandiri/alamat-qr.service.ts'
import type { Actor } from '#platform/actor.ts'
import { publicUrl } from '#platform/config.ts'
import type { Platform } from '#platform/platform.ts'
import { listEntries } from '#platform/transparansi/log.repository.ts'
import { hashEntry } from '#platform/transparansi/proof.ts'
import { listLateFindings } from './daftar/late-finding.repository.ts'
import { registrasiList } from './daftar/registrasi-list.repository.ts'
import { findLastCatatan, listCatatan } from './kontak/kontak.repository.ts'
import type { PengawasanOf, UjiOf } from './pengawasan-of.ts'
import { leafIzin } from './registrasi.leaf.ts'
import { presentPublik, presentRegistrasi } from './registrasi.presenter.ts'
import * as repository from './registrasi.repository.ts'
import { presentRiwayat } from './riwayat.presenter.ts'

const everywhere = { jenis: 'semua' } as const

export async function readRegistrasi(
  { db, clock }: Platform,
  actor: Actor,
  query: Query<typeof listRegistrasi>,
) {
  const scope = scopeOf(actor)
  const today = dayInJakarta(clock())
  refuseForeignFilter(scope, query)
  const late = query.tindak_lanjut !== undefined
  // Without the filter, the order by due day would read the findings of every registration.
  const sort = query.sort === 'batas_waktu' && !late ? undefined : query.sort
  const { rows, total } = await registrasiList.page(db, { scope, today }, { ...query, sort })
  const shown = rows.map((row) => presentRegistrasi(row, scope, today))
  if (!late) return { rows: shown, total }
  const findings = await listLateFindings(
    db,
    rows.map(({ id }) => id),
    today,
  )
  return { rows: shown.map((row) => ({ ...row, temuan_terlambat: findings.get(row.id) ?? [] })), total }
}

export async function readPublik({ db, clock }: Platform, query: Query<typeof listRegistrasiPublik>) {
  const today = dayInJakarta(clock())
  const { rows, total } = await registrasiList.page(db, { scope: everywhere, today }, query)
  return { rows: rows.map((row) => presentPublik(row, today)), total }
}

export const registriOf = (platform: Platform) => ({
  search: async (search: string, limit: number) =>
    (await readPublik(platform, { search, page: 1, limit })).rows,
  async byIds(ids: readonly number[]) {
    const today = dayInJakarta(platform.clock())
    return (await registrasiList.byIds(platform.db, ids)).map((row) => presentPublik(row, today))
  },
})

export async function readDetail(
  platform: Platform,
  actor: Actor,
  id: number,
  pengawasanOf: PengawasanOf,
): Promise<Result<typeof detailRegistrasi>['data']> {
  const { db, clock } = platform
  const scope = scopeOf(actor)
  const today = dayInJakarta(clock())
  const row = await repository.findWithWriters(db, scope, id)
  if (!row) throw notFound('Registrasi')
  const { dibuat_oleh, diubah_oleh } = row
  // Most registrations have neither supervision nor contact notes, so the flags save two queries.
  const pengawasan = row.diawasi ? await pengawasanOf.list(db, id, today) : []
  const catatan_kontak = row.dihubungi ? await listCatatan(db, id) : []
  const alamat_qr = await readAlamatQr(platform, row)
  const shown = presentRegistrasi(row, scope, today)
  return { ...shown, dibuat_oleh, diubah_oleh, alamat_qr, pengawasan, catatan_kontak }
}

export async function readExpiring(
  { db, clock }: Platform,
  actor: Actor,
  { days, ...page }: Query<typeof expiringRegistrasi>,
) {
  const scope = scopeOf(actor)
  const today = dayInJakarta(clock())
  const nearestFirst = { ...page, habis_dalam: days, sort: 'exp_sertifikat' } as const
  const { rows, total } = await registrasiList.page(db, { scope, today }, nearestFirst)
  const last = await findLastCatatan(
    db,
    rows.map(({ id }) => id),
  )
  return {
    rows: rows.map((row) => ({
      ...presentRegistrasi(row, scope, today),
      punya_akun: row.perusahaan_id !== null,
      kontak_terakhir: last.get(row.id) ?? null,
    })),
    total,
  }
}

export async function readHistory(
  { db, clock }: Platform,
  actor: Actor,
  id: number,
): Promise<Result<typeof historyRegistrasi>['data']> {
  if (!(await repository.findRegistrasi(db, scopeOf(actor), id))) throw notFound('Registrasi')
  const chain = await registrasiList.byIds(db, await repository.chainIds(db, id))
  return presentRiwayat(chain, await repository.listHistory(db, id), dayInJakarta(clock()))
}

async function findVerified({ db }: Platform, given: string) {
  const row = await repository.findByKode(db, given.toUpperCase().replace(/[^A-Z0-9]/g, ''))
  if (row) return row
  throw new AppError('TIDAK_DITEMUKAN', {
    message: 'Kode verifikasi ini tidak dikenal. Periksa lagi hurufnya, atau cari menurut nomor registrasi.',
  })
}

/** Looks up a verification code. People also type codes from paper, so case, spaces and dashes do not matter. */
export async function verify(platform: Platform, given: string): Promise<RegistrasiPublik> {
  return presentPublik(await findVerified(platform, given), dayInJakarta(platform.clock()))
}

/** Returns all that the public may know of a permit: its state today, its successor and its last tests. */
export async function readVerifikasi(
  platform: Platform,
  given: string,
  readUji: UjiOf,
): Promise<Result<typeof verifyRegistrasi>['data']> {
  const { kode_pengganti, nomor_pengganti, ...registrasi } = await findVerified(platform, given)
  const { db, clock } = platform
  const now = clock()
  return {
    ...presentPublik(registrasi, dayInJakarta(now)),
    diperiksa: now.toISOString(),
    pengganti:
      kode_pengganti === null || nomor_pengganti === null
        ? null
        : { kode_verifikasi: kode_pengganti, no_registration: nomor_pengganti },
    uji_terakhir: await readUji(db, await repository.lineageOf(db, registrasi.id)),
  }
}

/** Entries of a permit that its page lists. */
const mostEntries = 20
const isiEntri = entriLog.pick({ peristiwa: true, waktu: true })

/** Returns what proves to anybody that the transparency log contains the newest state of this permit. */
export async function readBukti(platform: Platform, given: string): Promise<BuktiIzin> {
  const { db, publicLog } = platform
  const { id } = await findVerified(platform, given)
  const found = await publicLog.leafOf(db, leafIzin.jenis, String(id))
  if (!found) throw notFound('Catatan log')
  const [key, entries] = await Promise.all([
    publicLog.key(),
    listEntries(db, leafIzin.jenis, String(id), mostEntries),
  ])
  return {
    ...found,
    daun: hashEntry(found.entri),
    kunci: key ? formatKey(key) : null,
    log: `${publicUrl(platform.config)}/log`,
    riwayat: entries.map(({ urutan, entri }) => {
      const { peristiwa, waktu } = isiEntri.parse(JSON.parse(entri))
      return { urutan, peristiwa, waktu, daun: hashEntry(entri) }
    }),
  }
}
