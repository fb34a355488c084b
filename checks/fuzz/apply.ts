import { dokumenDiminta } from '../../packages/domain/src/psat/isian/dokumen.ts'
import { jalurIzin, jalurJenis } from '../../packages/domain/src/psat/pengajuan/pengajuan.contract.ts'
import type { Fields } from './pool.ts'
import { day, type Step, type Walker } from './walker.ts'

/** Applies with what the company has stored, and with new papers. */
export async function application({ account, random, named, read }: Walker): Promise<Step | undefined> {
  const [track, izin] = random.pick(Object.entries(jalurIzin)) ?? []
  const [kind, jenis] = random.pick(Object.entries(jalurJenis)) ?? []
  const operation = named.get(`POST /api/psat/${track}/${kind}/create`)
  const stored = await read('/api/psat/data-usaha')
  if (!operation || !izin || !jenis || !stored) return undefined
  const ids = (rows: { id: number }[] = []) => rows.slice(0, 2).map(({ id }) => id)
  const papers = dokumenDiminta(izin, jenis, {
    diLuarRegistri: jenis !== 'permohonan_baru',
    jenisDokumen: [],
  })
  const keys: [string, string | undefined][] = []
  for (const { kunci } of papers) keys.push([kunci, await account.freshPdf()])
  const earlier = {
    ...{ registrasi_id: null, nomor: `LAMA/${random.integer(1, 9999)}`, level: 2 },
    ...{ ruang_lingkup: 'Bayam', berlaku_sampai: day(random.integer(30, 300)) },
  }
  const owner = {
    ...{ nib: random.text(13, '123456789'), nama_pemilik_lama: 'PT Lama', nama_pemilik_baru: 'PT Baru' },
    ...{ alamat_pemilik_baru: 'Jalan Baru 1', tanggal_pengalihan: day(-1) },
  }
  const fields = {
    unit_produksi: ids(stored.unit_produksi),
    ruang_lingkup: izin === 'sppb_psat' ? ids(stored.ruang_lingkup) : [],
    info_produk: izin === 'izin_edar_pl' ? ids(stored.produk) : [],
    dokumen: Object.fromEntries(keys),
    izin_asal: jenis === 'permohonan_baru' ? null : earlier,
    perubahan: { data_awal: 'Lama', data_baru: 'Baru', alasan_perubahan: 'Alasan acak' },
    pemilik_baru: jenis === 'pengalihan' ? owner : null,
  }
  return { operation, fields }
}

/** Changes or deletes what the company has stored. */
export async function storedChange({ random, named, read }: Walker): Promise<Step | undefined> {
  const stored: Record<string, Fields[]> = (await read('/api/psat/data-usaha')) ?? {}
  const [kind, rows] = random.pick(Object.entries(stored).filter(([, all]) => Array.isArray(all))) ?? []
  // Nothing depends on the newest row yet, so it can be deleted.
  const deletes = random.chance(0.3)
  const fields = deletes ? rows?.toSorted((a, b) => Number(b.id) - Number(a.id))[0] : random.pick(rows ?? [])
  const folder = `/api/psat/data-usaha/${kind?.replace('_', '-')}`
  const operation = named.get(deletes ? `DELETE ${folder}/delete` : `PUT ${folder}/update`)
  return operation && fields && { operation, fields }
}
