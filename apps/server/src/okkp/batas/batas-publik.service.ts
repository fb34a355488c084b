import type { batasOfKomoditas } from '@portal/domain/okkp/batas/batas.contract'
import type { BatasPublik } from '@portal/domain/okkp/batas/batas-publik.schema'
import { findBatas } from '@portal/domain/okkp/batas/find-batas'
import { jenisParameter } from '@portal/domain/okkp/master/master.contract'
import type { Query } from '@portal/domain/platform/contract'
import { notFound } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { Platform } from '#platform/platform.ts'
import { limitLibrary } from './limit-library.ts'

type Baris = BatasPublik['batas'][number]

/**
 * Returns the limits of every parameter that the regulations name for a commodity. The default limit appears once, in a
 * separate field.
 */
export async function readBatasOf(
  platform: Platform,
  { komoditas_id, search = '' }: Query<typeof batasOfKomoditas>,
): Promise<BatasPublik> {
  const pustaka = await limitLibrary(platform)
  const komoditas = pustaka.komoditas.get(komoditas_id)
  if (!komoditas) throw notFound('Komoditas')
  const tanggal = dayInJakarta(platform.clock())
  const kata = search.toLowerCase()
  let umum: Baris | null = null
  const batas: Baris[] = []
  for (const [parameter_id, { nama, jenis }] of pustaka.parameter) {
    const jenis_parameter = jenisParameter.find((each) => each === jenis) ?? 'lainnya'
    const { batas: satu, alasan, ragu } = findBatas(pustaka, { komoditas_id, parameter_id, tanggal })
    if (!satu && !ragu) continue
    const baris: Baris = {
      parameter: nama,
      jenis_parameter,
      teks: satu?.teks ?? alasan ?? '',
      dilarang: satu?.ketentuan.jenis === 'dilarang',
      cara: satu?.cara ?? null,
      pangan: satu?.pangan ?? null,
      regulasi: satu?.regulasi ?? null,
      metode: satu?.metode ?? null,
      penyesuaian_sampai:
        satu?.penyesuaian_sampai && satu.penyesuaian_sampai >= tanggal ? satu.penyesuaian_sampai : null,
    }
    if (satu?.cara === 'bawaan') umum = { ...baris, parameter: 'Pestisida lain yang tidak tercantum' }
    else if (nama.toLowerCase().includes(kata)) batas.push(baris)
  }
  const urutan = new Intl.Collator('id')
  return {
    komoditas: {
      id: komoditas_id,
      nama: komoditas.nama,
      pangan: komoditas.pangan_id === null ? null : (pustaka.pangan.get(komoditas.pangan_id)?.nama ?? null),
    },
    dipetakan: komoditas.pangan_id !== null,
    batas: batas.sort(
      (satu, dua) =>
        jenisParameter.indexOf(satu.jenis_parameter) - jenisParameter.indexOf(dua.jenis_parameter) ||
        urutan.compare(satu.parameter, dua.parameter),
    ),
    umum,
  }
}
