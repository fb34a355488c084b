import type { Query } from '@portal/domain/platform/contract'
import { fieldError } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import { pageMetaOf } from '@portal/domain/platform/list/pagination'
import { alurOf, tahapSemua } from '@portal/domain/psat/alur/semua-alur'
import type { JenisIzin, JenisPengajuan } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { jenisInGroup, jenisLama, jenisOfWord } from '@portal/domain/psat/pengajuan/jenis-lama'
import type { readPengajuan } from '@portal/domain/psat/pengajuan/read.contract'
import { batasTenggat } from '@portal/domain/psat/tenggat/batas-tenggat'
import { tenggatBerkas } from '@portal/domain/psat/tenggat/tenggat-berkas'
import type { Actor } from '#platform/actor.ts'
import type { Platform } from '#platform/platform.ts'
import { bagianOf, refuseOtherPemohon } from '#psat/alur/akses/bagian.service.ts'
import { berkasTidakDitemukan, getReadable } from '#psat/alur/akses/find-berkas.service.ts'
import { readHari, readHolidays } from '#psat/alur/kalender.repository.ts'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'
import { findSalinan } from '#psat/alur/salinan.repository.ts'
import { keyOf } from '#psat/berkas/berkas.service.ts'
import { listBerkas } from '#psat/daftar/daftar.repository.ts'
import { countBerkas } from '#psat/daftar/hitungan.repository.ts'
import type { SaringanBerkas } from '#psat/daftar/saringan-berkas.repository.ts'
import { type Pelengkap, presentBarisLama, presentRincianLama } from './lama.presenter.ts'
import * as repository from './lama.repository.ts'

type Riwayat = Query<(typeof readPengajuan)['sppb']['history']>
type Rincian = Query<(typeof readPengajuan)['sppb']['permohonan']>

function stagesWithCode(code: string | undefined): string[] | undefined {
  if (!code || code === 'all') return undefined
  const stages = tahapSemua((tahap) => String(tahap.code) === code)
  if (stages.length === 0) throw fieldError('code', 'Kode tahap ini tidak dikenal.')
  return stages
}

function jenisOf(proses: string | undefined): JenisPengajuan | undefined {
  if (!proses || proses.toLowerCase() === 'all') return undefined
  const jenis = jenisOfWord(proses)
  if (!jenis) throw fieldError('proses', `Isi salah satu: ${Object.values(jenisLama).join(', ')}.`)
  return jenis
}

async function gatherPelengkap({ db, clock }: Platform, rows: readonly BerkasRow[]) {
  const ids = rows.map(({ id }) => id)
  const [tim, sertifikat, tagihan, izin, langkah, ledgers, hari, holidays] = await Promise.all([
    repository.listTim(db, ids),
    repository.listSertifikat(db, ids),
    repository.listTagihan(db, ids),
    repository.listIzin(db, ids),
    repository.listLangkah(db, ids),
    repository.listLedger(db, ids),
    readHari(db, alurOf('pengajuan').hari),
    readHolidays(db),
  ])
  const now = clock()
  return ({ id, alur, audit_type }: BerkasRow): Pelengkap => {
    const days = (anggaran: string) => hari[anggaran]?.[audit_type] ?? 0
    const times = { alur, days, langkah: langkah.get(id) ?? [], ledger: ledgers.get(id) ?? [] }
    return {
      tim: tim.get(id),
      sertifikat: sertifikat.get(id),
      tagihan: tagihan.get(id),
      izin: izin.get(id),
      langkah: times.langkah,
      tenggat: tenggatBerkas(times, now, holidays),
      today: dayInJakarta(now),
    }
  }
}

async function saringan({ db, clock }: Platform, filter: Omit<SaringanBerkas, 'batas' | 'alur'>) {
  const batas = batasTenggat(clock(), await readHolidays(db))
  return { ...filter, alur: 'pengajuan' as const, batas }
}

/** Returns `history`: files by stage code, in the page format of the earlier system. */
export async function readHistory(platform: Platform, actor: Actor, auditType: JenisIzin, query: Riwayat) {
  const { db } = platform
  const { page, limit, search } = query
  const filter = await saringan(platform, {
    page,
    limit,
    search,
    auditType,
    tahap: stagesWithCode(query.code),
    jenisPengajuan: jenisOf(query.proses),
    bagian: await bagianOf(db, actor, query),
  })
  const total = (await countBerkas(db, actor, filter)).reduce((n, stage) => n + stage.total, 0)
  const rows = await listBerkas(db, actor, filter)
  const lengkap = await gatherPelengkap(platform, rows)
  const { max_page } = pageMetaOf({ page, limit }, total)
  return {
    success: true as const,
    detail: {
      data: {
        query: rows.map((row) => presentBarisLama(row, lengkap(row))),
        total_query: total,
        max_page,
        next: page < max_page ? { page: page + 1, limit } : { page, limit: 0 },
        previous: { page: page - 1, limit: page > 1 ? limit : 0 },
      },
    },
  }
}

export type JalurRincian = 'permohonan' | 'perubahan' | 'pengalihan'

const jenisRincian = {
  permohonan: jenisInGroup('permohonan_baru'),
  perubahan: ['perubahan_data'],
  pengalihan: ['pengalihan'],
} as const satisfies Record<JalurRincian, readonly JenisPengajuan[]>

const listedAtOnce = 1000

async function rincianOf(platform: Platform, row: BerkasRow, lengkap: Pelengkap) {
  const salinan = await findSalinan(platform.db, row.id)
  if (!salinan) throw new Error(`File ${row.id} has no copy`)
  return presentRincianLama(row, lengkap, salinan.isi)
}

/** Returns `{permohonan|perubahan|pengalihan}/detail`: one file by id, or all readable files with `all`. */
export async function readRincian(
  platform: Platform,
  actor: Actor,
  auditType: JenisIzin,
  jalur: JalurRincian,
  { id, ...siapa }: Rincian,
) {
  const { db } = platform
  const termasuk: readonly JenisPengajuan[] = jenisRincian[jalur]
  if (id !== 'all') {
    const row = await getReadable(db, actor, keyOf(id))
    if (row.audit_type !== auditType || !termasuk.includes(row.jenis_pengajuan)) throw berkasTidakDitemukan()
    await refuseOtherPemohon(db, actor, row, siapa.user)
    return rincianOf(platform, row, (await gatherPelengkap(platform, [row]))(row))
  }
  const bagian = await bagianOf(db, actor, siapa)
  const found: BerkasRow[] = []
  for (const jenisPengajuan of termasuk) {
    const page = { page: 1, limit: listedAtOnce }
    const filter = await saringan(platform, { ...page, auditType, jenisPengajuan, bagian })
    found.push(...(await listBerkas(db, actor, filter)))
  }
  const lengkap = await gatherPelengkap(platform, found)
  return found.map((row) => presentBarisLama(row, lengkap(row)))
}

/** Returns `info-perusahaan/detail`: the company data of a submission. */
export async function readInfoPerusahaan(platform: Platform, actor: Actor, id: number) {
  const row = await getReadable(platform.db, actor, { id })
  const salinan = await findSalinan(platform.db, row.id)
  if (row.audit_type !== 'sppb_psat' || !salinan) throw berkasTidakDitemukan()
  const { perusahaan, pemilik_baru } = salinan.isi
  return {
    id: row.id,
    ...perusahaan,
    nama_perusahaan: perusahaan.nama_perseroan,
    alamat_perusahaan: perusahaan.alamat_perseroan,
    ...(pemilik_baru ? { ...pemilik_baru, alamat_pemilik_lama: perusahaan.alamat_perseroan } : {}),
  }
}
