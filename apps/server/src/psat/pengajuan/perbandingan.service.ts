import { bentukUsaha } from '@portal/domain/akun/perusahaan/perusahaan.contract'
import type { Query } from '@portal/domain/platform/contract'
import { AppError } from '@portal/domain/platform/errors'
import type { Salinan } from '@portal/domain/psat/isian/salinan'
import { compareSalinan } from '@portal/domain/psat/pengajuan/perbandingan'
import type { getPerbandingan, Perbandingan } from '@portal/domain/psat/pengajuan/read.contract'
import type { Actor } from '#platform/actor.ts'
import type { Platform } from '#platform/platform.ts'
import { getReadableBerkas } from '#psat/alur/akses/find-berkas.service.ts'
import { findSalinan } from '#psat/alur/salinan.repository.ts'
import { namaWilayah } from './perbandingan.repository.ts'

function notFound(): AppError {
  return new AppError('TIDAK_DITEMUKAN', { message: 'Salinan itu tidak ada pada berkas ini.' })
}

const wilayahOf = ({ unit_produksi }: Salinan) =>
  unit_produksi.flatMap(({ provinsi_id, kota_id }) => [provinsi_id, kota_id]).filter((id) => id !== null)

/** Compares two copies of a file, by default the last two. A file with one submission has nothing to compare. */
export async function readPerbandingan(
  platform: Platform,
  actor: Actor,
  uuid: string,
  asked: Query<typeof getPerbandingan>,
): Promise<Perbandingan> {
  const { db } = platform
  const { id, putaran } = await getReadableBerkas(platform.db, actor, { uuid })
  const ke = asked.ke ?? putaran
  const dari = asked.dari ?? Math.max(1, ke - 1)
  const [lama, baru] = [await findSalinan(db, id, dari), await findSalinan(db, id, ke)]
  if (!lama || !baru) throw notFound()
  const wilayah = await namaWilayah(db, [...wilayahOf(lama.isi), ...wilayahOf(baru.isi)])
  return { dari, ke, perubahan: compareSalinan(lama.isi, baru.isi, { bentukUsaha, wilayah }) }
}
