import { z } from 'zod'
import { dataAnswer, defineContract, notJson } from '../../platform/contract.ts'
import { documentKinds, fileKinds } from '../../platform/files/files.contract.ts'
import { idInQuery } from '../../platform/record/record-calls.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { listKasus } from '../kasus/kasus.contract.ts'
import { barisRapid } from '../rapid-test/rapid-test.schema.ts'
import { pengawasan } from '../registrasi/registrasi.pengawasan.ts'
import { hasilUji, ujiLab } from '../uji-lab/uji-lab.schema.ts'

/** Laboratory test of a case with everything that its verdict rests on. */
const rekamanUji = ujiLab
  .pick({
    ...{ id: true, kode_sampel: true, jenis_uji_lab: true, tanggal: true, lembaga: true, laboratorium: true },
    ...{
      no_lhu: true,
      lhu: true,
      metode_uji: true,
      referensi_bmr: true,
      lokasi_sampel: true,
      komoditas: true,
    },
    ...{
      komoditas_tambahan: true,
      status: true,
      diambil_oleh: true,
      diambil_pada: true,
      diterima_pada: true,
    },
    ...{ note: true },
  })
  .extend({
    hasil: z.array(
      hasilUji.pick({
        ...{ parameter_id: true, parameter: true, hasil_uji: true, satuan: true, batas: true, standar: true },
        ...{ metode_uji: true, usul: true, alasan_usul: true, status: true, alasan: true },
      }),
    ),
  })

/** Rapid test of the registry or of a market: a source of the case, or its re-test. */
const rekamanRapid = z
  .object(barisRapid)
  .pick({
    ...{ tanggal: true, kategori: true, jenis_rapid_test: true, parameter: true, hasil_uji: true },
    ...{ komoditas: true, komoditas_tambahan: true, jumlah_sampel: true, kit_merek: true, kit_lot: true },
    ...{ kit_kedaluwarsa: true, foto: true },
  })
  .extend({
    asal: z.enum(['rapid_test', 'rapid_pasar']),
    asal_id: z.number(),
    lokasi: z.string(),
    penguji: z.string().nullable(),
    kode_sampel: z.string().nullable(),
    note: z.string().nullable(),
  })

const rekamanPengawasan = pengawasan.pick({
  ...{ id: true, jenis: true, tanggal: true, petugas: true, surat_tugas: true, aspek: true, hasil: true },
  ...{ catatan: true, sanksi: true, sanksi_diangkat: true, lampiran: true },
})

export const isiRekaman = z.object({
  uji: z.array(rekamanUji),
  rapid: z.array(rekamanRapid),
  pengawasan: z.array(rekamanPengawasan),
})
export type RekamanKasus = z.output<typeof isiRekaman>

/** The case decides who may read, so offices without a right to the lists of tests read the evidence here. */
export const rekamanKasus = defineContract({
  method: 'GET',
  path: `${listKasus.path}/rekaman`,
  summary: 'Isi rekaman sebuah kasus: hasil uji dengan satuan dan batasnya, rapid test, dan pengawasan',
  query: z.object({ id: idInQuery }),
  response: dataAnswer(isiRekaman),
})

export const berkasKasus = defineContract({
  method: 'GET',
  path: `${listKasus.path}/berkas`,
  summary: 'Berkas sebuah rekaman kasus: LHU, foto rapid test, atau lampiran pengawasan',
  query: z.object({ id: idInQuery, path: z.string() }),
  produces: documentKinds.map((kind) => fileKinds[kind].mime),
  fails: [404, 410, 416],
  response: notJson,
})

nameSchemas({ isiRekaman })
