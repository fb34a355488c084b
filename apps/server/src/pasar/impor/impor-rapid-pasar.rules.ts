import {
  bacaBaris,
  cekAngka,
  cekHari,
  cekHariUji,
  cekNama,
  cekPilihan,
  cekTeks,
  faultsAt,
  type KolomUji,
} from '@portal/domain/okkp/impor/impor-uji.rules'
import { faultsOfRapid, jumlahSampel } from '@portal/domain/okkp/index'
import {
  type KunciRapidPasar,
  kolomRapidPasar,
  wajibRapidPasar,
} from '@portal/domain/pasar/rapid/rapid-pasar.impor'
import type { RapidPasarForm } from '@portal/domain/pasar/rapid/rapid-pasar.schema'
import type { CheckedRow } from '@portal/domain/platform/impor/impor.rules'
import { optionalLines, optionalText } from '@portal/domain/platform/record/fields'

export interface DaftarRapidPasar {
  today: string
  komoditas: ReadonlyMap<string, number>
  parameter: ReadonlyMap<string, number>
  kota: ReadonlyMap<string, number>
}

/** One row, without what the batch says for all of them. */
export type BarisRapidPasar = Omit<
  RapidPasarForm,
  'kunci' | 'pasar_id' | 'jenis_rapid_test_id' | 'pedagang_id' | 'foto'
> & { key: string }

function kolomOf(daftar: DaftarRapidPasar): KolomUji<KunciRapidPasar>[] {
  const cek: Record<KunciRapidPasar, KolomUji['cek']> = {
    tanggal: cekHariUji(daftar.today),
    nomor_kios: cekTeks(optionalText(40)),
    kategori: cekPilihan({ PSAT: 'PSAT', PSAH: 'PSAH', PSAI: 'PSAI' }, 'Kategori'),
    komoditas_id: cekNama(daftar.komoditas, 'Komoditas'),
    komoditas_tambahan: cekTeks(optionalText(200)),
    parameter_id: cekNama(daftar.parameter, 'Parameter'),
    hasil_uji: cekPilihan({ Positif: 'Positif', Negatif: 'Negatif' }, 'Hasil Uji'),
    kode_sampel: cekTeks(optionalText(60)),
    jumlah_sampel: cekAngka(jumlahSampel),
    pemasok: cekTeks(optionalText(150)),
    asal_kota_id: cekNama(daftar.kota, 'Asal Pasokan'),
    penguji: cekTeks(optionalText(200)),
    kit_merek: cekTeks(optionalText(200)),
    kit_lot: cekTeks(optionalText(100)),
    kit_kedaluwarsa: cekHari,
    catatan: cekTeks(optionalLines(2000)),
  }
  return (Object.keys(kolomRapidPasar) as KunciRapidPasar[]).map((kunci) => ({
    kunci,
    judul: kolomRapidPasar[kunci],
    wajib: wajibRapidPasar.includes(kunci),
    cek: cek[kunci],
  }))
}

const blank = Object.fromEntries(Object.keys(kolomRapidPasar).map((kunci) => [kunci, null]))

/** Reads one row of the template: a test to store, or every fault it has. */
export function rapidPasarRowCheck(
  daftar: DaftarRapidPasar,
): (cells: readonly string[]) => CheckedRow<BarisRapidPasar> {
  const kolom = kolomOf(daftar)
  const baca = bacaBaris(kolom)
  return (cells) => {
    const { values, faults, key } = baca(cells)
    // Every column that is asked for is there unless a fault says otherwise.
    const row = { ...blank, kategori: 'PSAT', jumlah_sampel: 1, ...values, key } as BarisRapidPasar
    if (faults.length === 0) faults.push(...faultsAt(kolom, faultsOfRapid(row)))
    return { record: faults.length === 0 ? row : undefined, key, faults }
  }
}
