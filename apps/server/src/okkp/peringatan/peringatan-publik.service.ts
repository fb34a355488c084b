import type {
  listPeringatanPublik,
  PeringatanPublik,
  RincianPeringatan,
} from '@portal/domain/okkp/peringatan/peringatan.contract'
import type { Query } from '@portal/domain/platform/contract'
import { notFound } from '@portal/domain/platform/errors'
import { findCurrentByNumber } from '#okkp/registrasi/nomor.repository.ts'
import type { Platform } from '#platform/platform.ts'
import * as repository from './peringatan-publik.repository.ts'

function present(row: repository.PublikRow): PeringatanPublik {
  const { id, jenis, provinsi, judul, pangan, bets, nomor_izin, tindakan } = row
  return {
    id,
    jenis,
    status: row.status === 'dicabut' ? 'dicabut' : 'berlaku',
    provinsi,
    judul,
    pangan,
    bets,
    nomor_izin,
    terbit: (row.terbit_pertama ?? new Date(0)).toISOString(),
    diperbarui: (row.terbit_terakhir ?? new Date(0)).toISOString(),
    tindakan,
  }
}

export async function readPublik({ db }: Platform, query: Query<typeof listPeringatanPublik>) {
  const { rows, total } = await repository.publikList.page(db, 'semua', {
    ...query,
    nomor: query.nomor ?? undefined,
  })
  return { rows: rows.map(present), total }
}

export async function readPublikDetail({ db }: Platform, id: number): Promise<RincianPeringatan> {
  const row = await repository.publikList.find(db, 'semua', id)
  if (!row) throw notFound('Peringatan')
  const [riwayat, izin] = await Promise.all([
    repository.listVersiTerbit(db, id),
    row.nomor_izin ? findCurrentByNumber(db, row.nomor_izin) : undefined,
  ])
  return {
    ...present(row),
    isi: row.isi,
    saran: row.saran,
    alasan: row.alasan,
    foto: row.foto,
    kode_verifikasi: izin?.kode_verifikasi ?? null,
    riwayat: riwayat.map((versi) => ({ ...versi, terbit: versi.terbit?.toISOString() ?? '' })),
  }
}

const feedLength = 30
const sitemapLength = 5000

/** Returns the latest warnings with their full text for the feed. */
export async function latestPublik({ db }: Platform) {
  const { rows } = await repository.publikList.page(db, 'semua', { page: 1, limit: feedLength })
  return rows.map((row) => ({ ...present(row), isi: row.isi, saran: row.saran, alasan: row.alasan }))
}

export async function peringatanPages({ db }: Platform): Promise<string[]> {
  return (await repository.listPublikIds(db, sitemapLength)).map((id) => `/peringatan/${id}`)
}
