import { z } from 'zod'
import { dataAnswer, defineContract, pageMeta } from '../../platform/contract.ts'
import { pageQuery } from '../../platform/list/pagination.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { prosesAudit } from '../alur/proses-audit.ts'
import { mitra, produk, ruangLingkup, unitProduksi } from '../data-usaha/data-usaha.schema.ts'
import { bagianQuery } from './bagian.ts'
import type { JalurIzin } from './pengajuan.contract.ts'
import { auditType, berkasPengajuan, jenisPengajuan, ringkasanPengajuan } from './pengajuan.schema.ts'

/** Page envelope of the earlier system, which the specification keeps (`detail.data.query`). */
const halamanLama = z.object({
  success: z.literal(true),
  detail: z.object({
    data: z.object({
      query: z.array(z.looseObject({ id_pengajuan: z.number(), code_status_proses: z.number() })),
      total_query: z.number(),
      max_page: z.number(),
      next: z.object({ page: z.number(), limit: z.number() }),
      previous: z.object({ page: z.number(), limit: z.number() }),
    }),
  }),
})

/** `id=[1,2]`, the list syntax of the earlier system. */
const daftarId = z
  .string()
  .regex(/^\[?\d{1,15}(,\d{1,15})*\]?$|^all$|^\[\]$/, 'Tulis id sebagai [1,2].')
  .max(5000)
const baris = z.array(z.looseObject({}))

const barisRiwayat = z.looseObject({
  id_pengajuan: z.number(),
  code_status_proses: z.number(),
  status_proses: z.string(),
  /** Null for steps that neither judge nor open a stage. */
  proses: z.enum(prosesAudit).nullable(),
  aksi: z.string(),
})

function defineBaca(izin: JalurIzin) {
  const path = `/api/psat/${izin}` as const
  const list = <T extends z.ZodType>(name: string, row: T) =>
    defineContract({
      method: 'GET',
      path: `${path}/${name}/detail`,
      summary: `Baris ${name} menurut id`,
      query: z.object({ id: daftarId }),
      response: dataAnswer(z.array(row)),
    })
  const detail = (jenis: 'permohonan' | 'perubahan' | 'pengalihan') =>
    defineContract({
      method: 'GET',
      path: `${path}/${jenis}/detail`,
      summary: `Rincian ${jenis}`,
      query: z.object({ id: z.string().max(40), ...bagianQuery }),
      response: dataAnswer(z.union([z.looseObject({}), baris])),
    })
  return {
    history: defineContract({
      method: 'GET',
      path: `${path}/history`,
      summary: 'Riwayat permohonan menurut kode tahap',
      query: z.object({
        ...bagianQuery,
        code: z.string().max(10).optional(),
        proses: z.string().max(40).optional(),
        ...pageQuery,
        search: z.string().trim().max(200).optional(),
      }),
      response: halamanLama,
    }),
    permohonan: detail('permohonan'),
    perubahan: detail('perubahan'),
    pengalihan: detail('pengalihan'),
    unitProduksi: list('list-unit-produksi', unitProduksi),
    pemasok: list('list-daftar-pemasok', mitra),
    pelanggan: list('list-daftar-pelanggan', mitra),
    infoProduk: list('list-info-produk', produk),
    satuProduk: defineContract({
      method: 'GET',
      path: `${path}/info-produk/detail`,
      summary: 'Satu produk',
      query: z.object({ id: z.coerce.number().int() }),
      response: dataAnswer(produk),
    }),
    auditHistory: defineContract({
      method: 'GET',
      path: `${path}/audit/history`,
      summary: 'Riwayat tahap sebuah permohonan',
      query: z.object({ id: z.string().max(40) }),
      response: dataAnswer(z.array(barisRiwayat)),
    }),
  }
}

export const readPengajuan = {
  sppb: {
    ...defineBaca('sppb'),
    ruangLingkup: defineContract({
      method: 'GET',
      path: '/api/psat/sppb/list-ruang-lingkup/detail',
      summary: 'Baris ruang lingkup menurut id',
      query: z.object({ id: daftarId }),
      response: dataAnswer(z.array(ruangLingkup)),
    }),
    infoPerusahaan: defineContract({
      method: 'GET',
      path: '/api/psat/sppb/info-perusahaan/detail',
      summary: 'Data perusahaan pada sebuah permohonan',
      query: z.object({ id: z.coerce.number().int() }),
      response: dataAnswer(z.looseObject({})),
    }),
  },
  pl: defineBaca('pl'),
} as const

/** Sort columns of the operator's own list, in both directions. */
const urutanSaya = ['tahap', '-tahap', 'tenggat', '-tenggat', 'masuk', '-masuk'] as const

export const listPengajuanSaya = defineContract({
  method: 'GET',
  path: '/api/psat/pengajuan',
  summary: 'Permohonan perusahaan sendiri, kedua jenis izin',
  query: z.object({
    ...pageQuery,
    auditType: auditType.optional(),
    jenisPengajuan: jenisPengajuan.optional(),
    keadaan: z.enum(['proses', 'menunggu_saya', 'terbit', 'ditolak']).optional(),
    search: z.string().trim().max(200).optional(),
    /** Default: files that wait for the company by deadline, then the others by last change. */
    sort: z.enum(urutanSaya).optional(),
  }),
  response: z.object({
    success: z.literal(true),
    data: z.array(ringkasanPengajuan),
    meta: pageMeta,
    counts: z.object({
      proses: z.number(),
      menunggu_saya: z.number(),
      terbit: z.number(),
      ditolak: z.number(),
    }),
  }),
})

export const getBerkas = defineContract({
  method: 'GET',
  path: '/api/psat/pengajuan/:uuid',
  summary: 'Satu berkas: ringkasan, isian, temuan, riwayat, buku waktu, dan langkah yang boleh diambil',
  params: z.object({ uuid: z.uuid() }),
  response: dataAnswer(berkasPengajuan),
})

/** Differences between two copies. Staff see what a revision changed. */
export const perbandingan = z.object({
  dari: z.number(),
  ke: z.number(),
  perubahan: z.array(
    z.object({
      bidang: z.string(),
      label: z.string(),
      jenis: z.enum(['ditambah', 'diubah', 'dihapus']),
      semula: z.string().nullable(),
      menjadi: z.string().nullable(),
      /** Storage keys of both versions, if the field is a file. */
      berkas_semula: z.string().nullable(),
      berkas_menjadi: z.string().nullable(),
    }),
  ),
})
export type Perbandingan = z.output<typeof perbandingan>
const urutan = z.coerce.number().pipe(z.int32()).optional()
export const getPerbandingan = defineContract({
  method: 'GET',
  path: '/api/psat/pengajuan/:uuid/perbandingan',
  summary: 'Beda dua salinan isian; bila tidak disebut, dua yang terakhir',
  params: z.object({ uuid: z.uuid() }),
  query: z.object({ dari: urutan, ke: urutan }),
  response: dataAnswer(perbandingan),
})

nameSchemas({ halamanLama })
