import { AppError, type FieldError } from '../../platform/errors.ts'
import { formatDate } from '../../platform/format.ts'
import { type Sertifikat, sertifikat } from './sertifikat.ts'

type Bidang = readonly [kunci: string, label: string]

export interface BarisSertifikat {
  kunci: string
  label: string
  nilai: string
  dapat_dikoreksi: boolean
}

const pihak = (kunci: string, label: string): Bidang[] => [
  [`${kunci}.nama`, `${label}: nama pemilik`],
  [`${kunci}.perusahaan`, `${label}: nama perusahaan`],
  [`${kunci}.alamat`, `${label}: alamat kantor`],
]

function unit(data: Sertifikat): Bidang[] {
  return data.unit.flatMap(({ sppb }, index): Bidang[] => {
    const nama = data.unit.length > 1 ? `Unit ${index + 1}: ` : 'Unit penanganan: '
    return [
      [`unit.${index}.nama`, `${nama}nama`],
      [`unit.${index}.alamat`, `${nama}alamat`],
      [`unit.${index}.status_kepemilikan`, `${nama}status kepemilikan`],
      ...(sppb
        ? ([
            [`unit.${index}.sppb.nomor`, `${nama}nomor SPPB`],
            [`unit.${index}.sppb.ruang_lingkup`, `${nama}ruang lingkup SPPB`],
          ] as const)
        : []),
    ]
  })
}

const produkPokok = [
  ['jenis_psat', 'jenis PSAT'],
  ['nama_dagang', 'nama dagang'],
  ['nama_latin', 'nama latin'],
  ['negara_asal', 'negara asal'],
  ['nama_merek', 'nama merek'],
] as const
const mutuKlaim = [
  ['kelas_mutu.uraian', 'kelas mutu'],
  ['klaim.uraian', 'klaim'],
] as const
const perTemplat = {
  pl: [...produkPokok, ['jenis_kemasan', 'jenis kemasan'], ['berat_bersih', 'berat bersih'], ...mutuKlaim],
  pl_perubahan: [
    ...produkPokok,
    ['jenis_kemasan.lama', 'jenis kemasan lama'],
    ['jenis_kemasan.baru', 'jenis kemasan baru'],
    ['berat_bersih.lama', 'berat bersih lama'],
    ['berat_bersih.baru', 'berat bersih baru'],
    ...mutuKlaim,
  ],
  pl_pengalihan: [
    ...produkPokok.filter(([kunci]) => kunci !== 'nama_latin'),
    ['jenis_kemasan', 'jenis kemasan'],
    ['berat_bersih', 'berat bersih'],
    ['kelas_mutu', 'kelas mutu'],
  ],
} as const

function daftar(kunci: string, banyak: number, sebutan: string, bidang: readonly Bidang[]): Bidang[] {
  return Array.from({ length: banyak }, (_, index) => {
    const awal = banyak > 1 ? `${sebutan} ${index + 1}: ` : `${sebutan}: `
    return bidang.map(([nama, label]): Bidang => [`${kunci}.${index}.${nama}`, `${awal}${label}`])
  }).flat()
}

function bidangOf(data: Sertifikat): Bidang[] {
  switch (data.templat) {
    case 'sppb':
      return [
        ['perusahaan.nama', 'Nama perusahaan'],
        ['perusahaan.alamat', 'Alamat kantor'],
        ...unit(data),
        ...data.ruang_lingkup.map(
          (_, index): Bidang => [`ruang_lingkup.${index}`, `Ruang lingkup ${index + 1}`],
        ),
      ]
    case 'sppb_pengalihan':
      return [
        ...pihak('pemilik_lama', 'Pemilik lama'),
        ...pihak('pemilik_baru', 'Pemilik baru'),
        ...unit(data),
      ]
    case 'pl_pengalihan':
      return [
        ...pihak('pemilik_lama', 'Pemilik lama'),
        ...pihak('pemilik_baru', 'Pemilik baru'),
        ...unit(data),
        ...daftar('izin', data.izin.length, 'Izin edar', perTemplat.pl_pengalihan),
      ]
    default:
      return [
        ['perusahaan.nama', 'Nama perusahaan'],
        ...daftar('produk', data.produk.length, 'Produk', perTemplat[data.templat]),
        ...unit(data),
      ]
  }
}

type Wadah = Record<string, unknown>

function valueAt(data: unknown, kunci: string): unknown {
  return kunci.split('.').reduce<unknown>((value, part) => (value as Wadah | null)?.[part], data)
}

export function barisSertifikat(data: Sertifikat): BarisSertifikat[] {
  const tetap = (kunci: string, label: string, nilai: string) => ({
    kunci,
    label,
    nilai,
    dapat_dikoreksi: false,
  })
  return [
    tetap('nomor', 'Nomor', data.nomor),
    ...bidangOf(data).map(([kunci, label]) => ({
      kunci,
      label,
      nilai: String(valueAt(data, kunci) ?? ''),
      dapat_dikoreksi: true,
    })),
    ...(data.templat === 'sppb' ? [tetap('level', 'Level', String(data.level ?? ''))] : []),
    tetap('berlaku_sampai', 'Berlaku sampai', formatDate(data.berlaku_sampai)),
  ]
}

/** Applies corrections to the certificate. Refuses unknown lines and empty values for required lines. */
export function koreksiSertifikat<S extends Sertifikat>(
  data: S,
  koreksi: Readonly<Record<string, string>>,
): S {
  const known = new Set(bidangOf(data).map(([kunci]) => kunci))
  const faults: FieldError[] = []
  const hasil: unknown = JSON.parse(JSON.stringify(data))
  for (const [kunci, nilai] of Object.entries(koreksi)) {
    const field = `koreksi.${kunci}`
    if (!known.has(kunci)) {
      faults.push({ field, message: 'Baris ini tidak ada pada sertifikat.' })
      continue
    }
    const akhir = kunci.split('.')
    const nama = akhir.pop() ?? ''
    const wadah = (akhir.length > 0 ? valueAt(hasil, akhir.join('.')) : hasil) as Wadah
    wadah[nama] = nilai || null
    if (!sertifikat.safeParse(hasil).success) {
      faults.push({ field, message: 'Baris ini tidak boleh kosong.' })
      wadah[nama] = valueAt(data, kunci)
    }
  }
  if (faults.length > 0) throw new AppError('VALIDASI_GAGAL', { fields: faults })
  return hasil as S
}
