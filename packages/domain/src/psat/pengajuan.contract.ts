import { z } from 'zod'
import { dataAnswer, defineContract, pageMeta } from '../platform/contract.ts'
import { pageQuery } from '../platform/pagination.ts'
import { mitra, produk, ruangLingkup, unitProduksi } from './data-usaha.schema.ts'
import { isianPengajuan } from './isian.schema.ts'
import type { JenisIzin, JenisPengajuan } from './jenis-pengajuan.ts'
import { auditType, berkasPengajuan, jenisPengajuan, ringkasanPengajuan } from './pengajuan.schema.ts'

/** The segment of the path for each kind, and for each submission. */
export const jalurIzin = { sppb: 'sppb_psat', pl: 'izin_edar_pl' } as const satisfies Record<
  string,
  JenisIzin
>
export type JalurIzin = keyof typeof jalurIzin
export const jalurJenis = {
  permohonan: 'permohonan_baru',
  perpanjangan: 'perpanjangan',
  penambahan: 'penambahan_ruang_lingkup',
  perubahan: 'perubahan_data',
  pengalihan: 'pengalihan',
} as const satisfies Record<string, JenisPengajuan>
export type JalurJenis = keyof typeof jalurJenis

export function jalurIzinOf(jenis: JenisIzin): JalurIzin {
  return jenis === 'sppb_psat' ? 'sppb' : 'pl'
}
export function jalurJenisOf(jenis: JenisPengajuan): JalurJenis {
  return (
    (Object.keys(jalurJenis) as JalurJenis[]).find((jalur) => jalurJenis[jalur] === jenis) ?? 'permohonan'
  )
}

const pemohon = {
  /** The draft it was written in, which ends with it. */
  draf: z.uuid().nullish(),
  /** Staff who apply on behalf of an operator name the company. */
  perusahaan: z.uuid().nullish(),
}
export const pengajuanBaru = z.object({ ...isianPengajuan.shape, ...pemohon })
/** Answers to the findings, by their id; all of them are answered before a revision is sent. */
export const jawabanTemuan = z.record(
  z.string().regex(/^\d+$/),
  z.object({ jawaban: z.string().trim().max(2000), berkas: z.string().max(200).nullish() }),
)
export const pengajuanDiperbaiki = z.object({
  ...isianPengajuan.shape,
  id_pengajuan: z.number().int(),
  versi: z.number().int().optional(),
  jawaban: jawabanTemuan.default({}),
})

const terkirim = dataAnswer(
  z.object({
    id_pengajuan: z.number(),
    uuid: z.string(),
    kode_pengajuan: z.string(),
    code_status_proses: z.number(),
  }),
)

function defineKirim(izin: JalurIzin, jenis: JalurJenis) {
  const path = `/api/psat/${izin}/${jenis}` as const
  return {
    create: defineContract({
      method: 'POST',
      path: `${path}/create`,
      summary: `Kirim pengajuan ${jenis} ${izin}`,
      body: pengajuanBaru,
      response: terkirim,
    }),
    update: defineContract({
      method: 'PUT',
      path: `${path}/update`,
      summary: `Kirim perbaikan ${jenis} ${izin} (kode 11, 21, 31, 41)`,
      body: pengajuanDiperbaiki,
      response: terkirim,
    }),
  }
}

export const kirimPengajuan = {
  sppb: {
    permohonan: defineKirim('sppb', 'permohonan'),
    perpanjangan: defineKirim('sppb', 'perpanjangan'),
    penambahan: defineKirim('sppb', 'penambahan'),
    perubahan: defineKirim('sppb', 'perubahan'),
    pengalihan: defineKirim('sppb', 'pengalihan'),
  },
  pl: {
    permohonan: defineKirim('pl', 'permohonan'),
    perpanjangan: defineKirim('pl', 'perpanjangan'),
    perubahan: defineKirim('pl', 'perubahan'),
    pengalihan: defineKirim('pl', 'pengalihan'),
  },
} as const

/** The page envelope of the earlier system, which the specification keeps (`detail.data.query`). */
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

/** `id=[1,2]` as the earlier system spells lists. */
const daftarId = z
  .string()
  .regex(/^\[?\d+(,\d+)*\]?$|^all$|^\[\]$/, 'Tulis id sebagai [1,2].')
  .max(5000)
const baris = z.array(z.looseObject({}))

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
      query: z.object({ id: z.string().max(40), user: z.string().max(100).optional() }),
      response: dataAnswer(z.union([z.looseObject({}), baris])),
    })
  return {
    history: defineContract({
      method: 'GET',
      path: `${path}/history`,
      summary: 'Riwayat pengajuan menurut kode tahap',
      query: z.object({
        user: z.string().max(100).optional(),
        code: z.string().max(10).optional(),
        proses: z.string().max(40).optional(),
        role: z.string().max(40).optional(),
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
      summary: 'Riwayat tahap sebuah pengajuan',
      query: z.object({ id: z.string().max(40) }),
      response: dataAnswer(baris),
    }),
  }
}

export const bacaPengajuan = {
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
      summary: 'Data perusahaan pada sebuah pengajuan (id pengajuan)',
      query: z.object({ id: z.coerce.number().int() }),
      response: dataAnswer(z.looseObject({})),
    }),
  },
  pl: defineBaca('pl'),
} as const

export const listPengajuanSaya = defineContract({
  method: 'GET',
  path: '/api/psat/pengajuan',
  summary: 'Pengajuan perusahaan sendiri, kedua jenis izin',
  query: z.object({
    ...pageQuery,
    auditType: auditType.optional(),
    jenisPengajuan: jenisPengajuan.optional(),
    keadaan: z.enum(['proses', 'menunggu_saya', 'terbit', 'ditolak']).optional(),
    search: z.string().trim().max(200).optional(),
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

/** Differences between two copies; staff see what a revision changed. */
export const perbandingan = z.object({
  dari: z.number(),
  ke: z.number(),
  perubahan: z.array(
    z.object({
      /** Field as findings name it. */
      bidang: z.string(),
      label: z.string(),
      jenis: z.enum(['ditambah', 'diubah', 'dihapus']),
      semula: z.string().nullable(),
      menjadi: z.string().nullable(),
      /** Keys of the two versions, where the field is a file. */
      berkas_semula: z.string().nullable(),
      berkas_menjadi: z.string().nullable(),
    }),
  ),
})
export type Perbandingan = z.output<typeof perbandingan>
export const getPerbandingan = defineContract({
  method: 'GET',
  path: '/api/psat/pengajuan/:uuid/perbandingan',
  summary: 'Beda dua salinan isian; bila tidak disebut, dua yang terakhir',
  params: z.object({ uuid: z.uuid() }),
  query: z.object({ dari: z.coerce.number().int().optional(), ke: z.coerce.number().int().optional() }),
  response: dataAnswer(perbandingan),
})

const pesan = z.object({
  id: z.number(),
  nama: z.string(),
  peran: z.string(),
  saya: z.boolean(),
  isi: z.string(),
  berkas: z.array(z.string()),
  waktu: z.string(),
})
export type Pesan = z.output<typeof pesan>
export const listPesan = defineContract({
  method: 'GET',
  path: '/api/psat/pengajuan/:uuid/pesan',
  summary: 'Percakapan tentang sebuah berkas, terlama dahulu',
  params: z.object({ uuid: z.uuid() }),
  response: dataAnswer(z.array(pesan)),
})
export const kirimPesan = defineContract({
  method: 'POST',
  path: '/api/psat/pengajuan/:uuid/pesan',
  summary: 'Kirim pesan kepada pihak lain',
  params: z.object({ uuid: z.uuid() }),
  body: z.object({
    isi: z.string().trim().min(1, 'Tulis pesan Anda.').max(4000),
    berkas: z.array(z.string().max(200)).max(5).default([]),
  }),
  response: dataAnswer(pesan),
})

/** Permits of the own company that a submission may start from. */
export const listIzinSaya = defineContract({
  method: 'GET',
  path: '/api/psat/izin-saya',
  summary: 'Izin terbit milik perusahaan sendiri di registri',
  query: z.object({ auditType: auditType.optional(), perusahaan: z.uuid().optional() }),
  response: dataAnswer(
    z.array(
      z.object({
        registrasi_id: z.number(),
        auditType,
        nomor: z.string(),
        unit_usaha: z.string(),
        nama_psat: z.string().nullable(),
        ruang_lingkup: z.string().nullable(),
        level: z.number().nullable(),
        terbit: z.string(),
        berlaku_sampai: z.string().nullable(),
        status: z.string(),
        kode_verifikasi: z.string(),
        /** A submission that already starts from it and has not ended. */
        sedang_diajukan: z.string().nullable(),
      }),
    ),
  ),
})

export const listIzinOss = defineContract({
  method: 'GET',
  path: '/api/oss/list_izin',
  summary: 'Izin yang diterima dari OSS; submit=false: yang belum dipakai',
  query: z.object({
    no_identitas: z.string().max(40).optional(),
    kode_izin: z.string().max(20).optional(),
    submit: z.stringbool().optional(),
    ...pageQuery,
  }),
  response: z.object({
    success: z.literal(true),
    detail: z.object({
      data: z.array(
        z.looseObject({
          id: z.number(),
          id_izin: z.string(),
          kode_izin: z.string(),
          nama_izin: z.string().nullable(),
          kbli: z.string().nullable(),
          nama_kegiatan: z.string().nullable(),
          nama_perseroan: z.string().nullable(),
          id_pengajuan: z.number().nullable(),
        }),
      ),
    }),
    meta: pageMeta,
  }),
})
